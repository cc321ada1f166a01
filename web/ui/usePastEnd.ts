import { useEffect } from 'react'
import { useEvent } from './useEvent.ts'

interface ListResult {
  data: { data: readonly unknown[] } | undefined
  isLoading: boolean
}

/**
 * A page beyond the end of a list is its first: the address is put right as soon as the list is known to be shorter.
 * @param page from 1
 * @param toFirst replaces the address by that of the first page
 * @returns true until the first page is asked for
 */
export function usePastEnd({ data, isLoading }: ListResult, page: number, toFirst: () => void): boolean {
  const isPast = page > 1 && !isLoading && data?.data.length === 0
  const go = useEvent(toFirst)
  useEffect(() => {
    if (isPast) go()
  }, [isPast, go])
  return isPast
}

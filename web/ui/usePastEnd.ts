import { useEffect } from 'react'
import { useEvent } from './useEvent.ts'

interface ListResult {
  data: { data: readonly unknown[] } | undefined
  isLoading: boolean
}

/**
 * Redirects from a page beyond the end of a list to the first page.
 * @param page 1-based
 * @param toFirst replaces the URL by that of the first page
 * @returns true until the first page is requested
 */
export function usePastEnd({ data, isLoading }: ListResult, page: number, toFirst: () => void): boolean {
  const isPast = page > 1 && !isLoading && data?.data.length === 0
  const go = useEvent(toFirst)
  useEffect(() => {
    if (isPast) go()
  }, [isPast, go])
  return isPast
}

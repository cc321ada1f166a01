import { ApiError } from '#sdk'
import { useEffect } from 'react'
import type { SWRConfiguration, SWRResponse } from 'swr'

/**
 * Serialized keys whose fetch is caused by a poll, until it succeeds. By key, because SWR fetches through any component
 * that uses it.
 */
export const polledKeys = new Set<string>()

/**
 * Fetches again at an interval while the page is visible and online, until the record is gone. It replaces SWR's own interval, whose fetches
 * cannot be told from those that the visitor causes: only the latter extend a session.
 * @param interval milliseconds, may depend on the latest data; 0 or undefined for none
 * @param key of the query, serialized
 */
export function usePolling<Data, Failure>(
  { data, error, mutate }: Pick<SWRResponse<Data, Failure>, 'data' | 'error' | 'mutate'>,
  interval: SWRConfiguration<Data, Failure>['refreshInterval'],
  key: string,
): void {
  const wanted = (typeof interval === 'function' ? interval(data) : interval) ?? 0
  const milliseconds = error instanceof ApiError && error.status === 404 ? 0 : wanted
  useEffect(() => {
    if (milliseconds <= 0) return undefined
    const poll = () => {
      if (document.hidden || !navigator.onLine) return
      polledKeys.add(key)
      void mutate()
    }
    const timer = setInterval(poll, milliseconds)
    return () => clearInterval(timer)
  }, [milliseconds, mutate, key])
}

import { useEffect, type RefObject } from 'react'
import type { SWRConfiguration, SWRResponse } from 'swr'

/**
 * Fetches again at an interval while the page is visible and online. It replaces SWR's own interval, whose fetches
 * cannot be told from those that the visitor causes: only the latter extend a session.
 * @param interval milliseconds, may depend on the latest data; 0 or undefined for none
 * @param isPolling set while the fetch of a poll starts
 */
export function usePolling<Data, Failure>(
  { data, mutate }: Pick<SWRResponse<Data, Failure>, 'data' | 'mutate'>,
  interval: SWRConfiguration<Data, Failure>['refreshInterval'],
  isPolling: RefObject<boolean>,
): void {
  const milliseconds = (typeof interval === 'function' ? interval(data) : interval) ?? 0
  useEffect(() => {
    if (milliseconds <= 0) return undefined
    const poll = () => {
      if (document.visibilityState !== 'visible' || !navigator.onLine) return
      isPolling.current = true
      const settle = () => (isPolling.current = false)
      mutate().then(settle, settle)
    }
    const timer = setInterval(poll, milliseconds)
    return () => clearInterval(timer)
  }, [milliseconds, mutate, isPolling])
}

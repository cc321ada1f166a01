import { useCallback, useLayoutEffect, useRef } from 'react'

/** Returns a stable function that calls the latest version of `run`, so that memoized children do not rerender. */
export function useEvent<Args extends unknown[], Result>(
  handler: (...args: Args) => Result,
): (...args: Args) => Result {
  const newest = useRef(handler)
  useLayoutEffect(() => {
    newest.current = handler
  })
  return useCallback((...args: Args) => newest.current(...args), [])
}

import { useCallback, useLayoutEffect, useRef } from 'react'

/** One function for the life of a component that does what the newest one does, so that rows need no new drawing. */
export function useEvent<Args extends unknown[], Result>(
  handler: (...args: Args) => Result,
): (...args: Args) => Result {
  const newest = useRef(handler)
  useLayoutEffect(() => {
    newest.current = handler
  })
  return useCallback((...args: Args) => newest.current(...args), [])
}

import { useSyncExternalStore } from 'react'

/** False in the server's markup and until the page is alive; then true. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
}

function subscribe() {
  return () => undefined
}

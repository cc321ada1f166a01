import { useSyncExternalStore } from 'react'

const query = '(min-width: 768px)'

/** Whether a week's grid fits; otherwise a list of days is shown. */
export function useWide(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const list = matchMedia(query)
      list.addEventListener('change', onChange)
      return () => list.removeEventListener('change', onChange)
    },
    () => matchMedia(query).matches,
    () => false,
  )
}

import { useEffect, useState } from 'react'
import type { Location } from 'react-router-dom'
import { useEvent } from '#web/ui/useEvent.ts'
import type { BlockedNavigation } from './navigator.ts'
import { useNavigator } from './useNavigator.ts'

/** A stopped navigation, and the two answers to the question about it. */
interface Question extends BlockedNavigation {
  stay(): void
}

/**
 * Stops navigations until the visitor has decided.
 * @param isBlocking whether a navigation is to be stopped
 * @returns the stopped navigation, where there is one
 */
export function useBlocker(isBlocking: (from: Location, to: Location) => boolean): Question | undefined {
  const navigator = useNavigator()
  const [blocked, setBlocked] = useState<BlockedNavigation>()
  const check = useEvent(isBlocking)
  useEffect(() => navigator?.block({ isBlocking: check, onBlocked: setBlocked }), [navigator, check])
  if (!blocked) return undefined
  const close = () => setBlocked(undefined)
  const proceed = () => {
    close()
    blocked.proceed()
  }
  return { to: blocked.to, proceed, stay: close }
}

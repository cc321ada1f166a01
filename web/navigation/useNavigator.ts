import { createContext, use, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import type { AppNavigator } from './navigator.ts'

/** Provides the navigator to components; undefined on the server. */
export const NavigatorContext = createContext<AppNavigator | undefined>(undefined)

/** Returns the navigator of this page; undefined on the server. */
export function useNavigator(): AppNavigator | undefined {
  return use(NavigatorContext)
}

/**
 * Returns the key of the entry of the history that was navigated to, at once: `useLocation` follows when the page is
 * rendered.
 */
export function useLatestKey(): string {
  const navigator = useNavigator()
  const { key } = useLocation()
  const getKey = () => navigator?.getShown().location.key ?? key
  return useSyncExternalStore(navigator?.subscribe ?? subscribeToNothing, getKey, () => key)
}

/** Returns whether a navigation waits for its page. */
export function useIsMoving(): boolean {
  const navigator = useNavigator()
  return useSyncExternalStore(
    navigator?.subscribe ?? subscribeToNothing,
    navigator?.isMoving ?? isNever,
    isNever,
  )
}

const subscribeToNothing = () => () => undefined
const isNever = () => false

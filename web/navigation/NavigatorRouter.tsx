import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react'
import { NavigationType, Router } from 'react-router-dom'
import type { AppNavigator } from './navigator.ts'
import { NavigatorContext } from './useNavigator.ts'

/** React Router over the app's navigator. A page is shown in a transition, which input can interrupt. */
export function NavigatorRouter({ navigator, children }: { navigator: AppNavigator; children: ReactNode }) {
  const [{ location, action }, setShown] = useState(navigator.getShown)
  useLayoutEffect(() => {
    const follow = () => startTransition(() => setShown(navigator.getShown()))
    follow()
    return navigator.subscribe(follow)
  }, [navigator])
  return (
    <NavigatorContext value={navigator}>
      <Router location={location} navigationType={types[action]} navigator={navigator}>
        {children}
      </Router>
    </NavigatorContext>
  )
}

const types = { POP: NavigationType.Pop, PUSH: NavigationType.Push, REPLACE: NavigationType.Replace }

import { useLocation } from 'react-router-dom'
import { matchRoute } from './matchRoute.ts'
import { findAlias } from './preparePage.ts'
import type { Route } from './routes.ts'

/** The part of the shown route that layouts read. */
type ShownRoute = Pick<Route, 'title'> & Partial<Pick<Route, 'path' | 'layout'>>

/** Returns the route that is shown: of an alias, that of a sign-in; of an unknown path, that of the page that says so. */
export function useShownRoute(): ShownRoute {
  const { pathname } = useLocation()
  return matchRoute(pathname) ?? { title: findAlias(pathname) ? 'shell.login' : 'notFound.title' }
}

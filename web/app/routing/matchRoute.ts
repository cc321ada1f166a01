import { matchPath } from 'react-router-dom'
import { paths } from '#web/paths.ts'
import type { Stores } from '#web/state/stores.ts'
import type { Guard, GuardContext } from './guards.ts'
import { type Route, routes } from './routes.ts'

/** Finds the route of a pathname, ignoring case. See docs/decisions.md#capitals. */
export function matchRoute(pathname: string): Route | undefined {
  const known = fixed.get(pathname.toLowerCase().replace(/(?<=.)\/+$/, ''))
  return known ?? variable.find(({ path }) => matchPath({ path, caseSensitive: false }, pathname))
}

const variable = routes.filter(({ path }) => path.includes(':'))
// Fixed paths are looked up in a map; only paths with parameters need pattern matching
const fixed = new Map(
  routes.filter((route) => !variable.includes(route)).map((route) => [route.path.toLowerCase(), route]),
)

/** Builds the context of guards from the stores. */
export function toGuardContext({ session, institute }: Stores): GuardContext {
  return { user: session.user, institute }
}

const ownPages: readonly string[] = [paths.profile, paths.updatePassword, paths.subAccounts]

/** Whether a route shows the side menu: those below /dashboard, and the pages of the user's own account. */
export function isDashboard({ path }: Route): boolean {
  return path.startsWith(`${paths.dashboard}/`) || ownPages.includes(path)
}

/** Whether a page is shown in the layout of signed-in users: kids have one layout for all pages but the meeting room. */
export function hasDashboardLayout(route: Route | undefined, user: GuardContext['user']): boolean {
  if (user?.category === 'kids' && route?.layout === undefined) return true
  return user !== null && route !== undefined && isDashboard(route)
}

/**
 * Returns the text areas that a route needs in addition to the shell's.
 * @param decision of the route's guard: a page that asks to sign in shows its title alone
 */
export function getTextAreas(
  route: Route | undefined,
  user: GuardContext['user'],
  decision?: ReturnType<Guard>,
): readonly string[] {
  if (decision === 'sign-in') return route && isDashboard(route) ? ['menu'] : []
  return [
    ...(hasDashboardLayout(route, user) ? ['menu', 'device'] : []),
    ...(user?.category === 'kids' ? ['kidsWork'] : []),
    ...(route?.page.texts ?? []),
  ]
}

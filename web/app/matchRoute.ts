import { matchPath } from 'react-router-dom'
import { paths } from '#web/paths.ts'
import type { Stores } from '#web/state/stores.ts'
import type { GuardContext } from './guards.ts'
import { type Route, routes } from './routes.ts'

/** The address that a path belongs to; matching ignores case (ruling 10). */
export function matchRoute(pathname: string): Route | undefined {
  const known = fixed.get(pathname.toLowerCase().replace(/(?<=.)\/+$/, ''))
  return known ?? variable.find(({ path }) => matchPath({ path, caseSensitive: false }, pathname))
}

const variable = routes.filter(({ path }) => path.includes(':'))
// Every page is looked up here: most without making a pattern
const fixed = new Map(
  routes.filter((route) => !variable.includes(route)).map((route) => [route.path.toLowerCase(), route]),
)

export function toGuardContext({ session, institute }: Stores): GuardContext {
  return { user: session.user, institute }
}

/** Stands below /dashboard, beside the side menu. */
export function isDashboard({ path }: Route): boolean {
  return path.startsWith(`${paths.dashboard}/`)
}

/** Areas of texts that a page needs beside the shell's. */
export function getTextAreas(address: Route | undefined): readonly string[] {
  if (!address) return []
  return isDashboard(address) ? ['menu', ...address.page.texts] : address.page.texts
}

import { matchPath } from 'react-router-dom'
import type { Stores } from '#web/state/stores.ts'
import type { Visit } from './guards.ts'
import { type Address, routes } from './routes.ts'

/** The address that a path belongs to; matching ignores case (ruling 10). */
export function addressOf(pathname: string): Address | undefined {
  return routes.find(({ path }) => matchPath({ path, caseSensitive: false }, pathname))
}

export function visitOf({ session, institute }: Stores): Visit {
  return { user: session.user, institute }
}

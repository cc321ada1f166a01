import type { Config } from '#bff/config/config.ts'
import { isStaff } from '#bff/session/user.ts'
import type { User } from '#sdk'

export interface Lifetimes {
  readonly everyone: Lifetime
  readonly staff: Lifetime
}

/** Milliseconds */
interface Lifetime {
  readonly idle: number
  readonly absolute: number
}

/** What lifetimes are reckoned from. Milliseconds since the epoch. */
export interface SessionAge {
  readonly user: User
  readonly remember: boolean
  readonly createdAt: number
  readonly seenAt: number
}

/** The lifetimes of the configuration, in milliseconds. */
export function readLifetimes(config: Config): Lifetimes {
  return {
    everyone: { idle: config.SESSION_IDLE_SECONDS * 1000, absolute: config.SESSION_ABSOLUTE_SECONDS * 1000 },
    staff: {
      idle: config.SESSION_STAFF_IDLE_SECONDS * 1000,
      absolute: config.SESSION_STAFF_ABSOLUTE_SECONDS * 1000,
    },
  }
}

/**
 * When a session ends, milliseconds since the epoch. A remembered one has only the absolute end.
 */
export function computeExpiry(
  session: SessionAge,
  lifetimes: Lifetimes,
): { absolute: number; idle: number | undefined } {
  const { idle, absolute } = isStaff(session.user) ? lifetimes.staff : lifetimes.everyone
  return {
    absolute: session.createdAt + absolute,
    idle: session.remember ? undefined : session.seenAt + idle,
  }
}

/** Says whether a session is over, by its age or because it was not used. */
export function isExpired(session: SessionAge, lifetimes: Lifetimes, now: number): boolean {
  const { absolute, idle = absolute } = computeExpiry(session, lifetimes)
  return Math.min(absolute, idle) <= now
}

/** Says whether use should be noted now: at most once a minute, more often where the idle time is short. */
export function isTouchDue(session: SessionAge, lifetimes: Lifetimes, now: number): boolean {
  if (session.remember) return false
  const { idle } = isStaff(session.user) ? lifetimes.staff : lifetimes.everyone
  return now - session.seenAt >= Math.min(60_000, idle / 10)
}

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

/** The times that determine the end of a session. Milliseconds since the epoch. */
export interface SessionAge {
  readonly user: User
  readonly remember: boolean
  readonly createdAt: number
  readonly seenAt: number
}

/** Reads the lifetimes from the configuration, in milliseconds. See docs/decisions.md#staff-lifetimes. */
export function readLifetimes(config: Config): Lifetimes {
  return {
    everyone: { idle: config.SESSION_IDLE_SECONDS * 1000, absolute: config.SESSION_ABSOLUTE_SECONDS * 1000 },
    staff: {
      idle: config.SESSION_STAFF_IDLE_SECONDS * 1000,
      absolute: config.SESSION_STAFF_ABSOLUTE_SECONDS * 1000,
    },
  }
}

/** Computes when a session ends, in milliseconds since the epoch. A remembered one has no idle limit. */
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

/** Whether a session has reached its absolute or its idle limit. */
export function isExpired(session: SessionAge, lifetimes: Lifetimes, now: number): boolean {
  const { absolute, idle = absolute } = computeExpiry(session, lifetimes)
  return Math.min(absolute, idle) <= now
}

/** Computes how long a session lives on, in seconds: until its absolute limit, and until it ends for lack of use. */
export function computeRemaining(
  session: SessionAge,
  lifetimes: Lifetimes,
  now: number,
): { expiresIn: number; idleExpiresIn: number } {
  const { absolute, idle = absolute } = computeExpiry(session, lifetimes)
  return {
    expiresIn: computeSecondsUntil(absolute, now),
    idleExpiresIn: computeSecondsUntil(Math.min(idle, absolute), now),
  }
}

function computeSecondsUntil(end: number, now: number): number {
  return Math.max(0, Math.ceil((end - now) / 1000))
}

/** Whether use should be recorded now: at most once a minute, more often when the idle limit is short. */
export function isTouchDue(session: SessionAge, lifetimes: Lifetimes, now: number): boolean {
  if (session.remember) return false
  const { idle } = isStaff(session.user) ? lifetimes.staff : lifetimes.everyone
  return now - session.seenAt >= Math.min(60_000, idle / 10)
}

import { expect, test } from 'vitest'
import { readConfig } from '#bff/config/config.ts'
import {
  computeExpiry,
  computeRemaining,
  isExpired,
  isTouchDue,
  readLifetimes,
} from '#bff/session/lifetime.ts'
import { buildUser } from '../../tests/fakes/sessions.ts'

const lifetimes = { everyone: { idle: 1000, absolute: 10_000 }, staff: { idle: 500, absolute: 4000 } }
const session = { user: buildUser(), remember: false, createdAt: 100_000, seenAt: 103_000 }
const staff = { ...session, user: buildUser({ category: 'operator' }) }

test('the configured seconds are milliseconds, for staff and for everyone else', () => {
  const outcome = readConfig({
    SESSION_IDLE_SECONDS: '101',
    SESSION_ABSOLUTE_SECONDS: '1001',
    SESSION_STAFF_IDLE_SECONDS: '102',
    SESSION_STAFF_ABSOLUTE_SECONDS: '1002',
    API_BASE_URL: 'http://127.0.0.1:1/',
    API_CLIENT_ID: 'a',
    API_CLIENT_SECRET: 'b',
  })
  if ('problems' in outcome) throw new Error(outcome.problems.join())
  expect(readLifetimes(outcome.config)).toEqual({
    everyone: { idle: 101_000, absolute: 1_001_000 },
    staff: { idle: 102_000, absolute: 1_002_000 },
  })
})

test('a session ends at its absolute limit and at its idle limit', () => {
  expect(computeExpiry(session, lifetimes)).toEqual({ absolute: 110_000, idle: 104_000 })
  expect(computeExpiry(staff, lifetimes)).toEqual({ absolute: 104_000, idle: 103_500 })
})

test('a remembered session ends at its absolute limit only', () => {
  expect(computeExpiry({ ...session, remember: true }, lifetimes)).toEqual({
    absolute: 110_000,
    idle: undefined,
  })
  expect(isExpired({ ...session, remember: true }, lifetimes, 109_999)).toBe(false)
  expect(isExpired({ ...session, remember: true }, lifetimes, 110_000)).toBe(true)
})

test('a session has ended at the millisecond of whichever limit comes first', () => {
  expect([103_999, 104_000].map((now) => isExpired(session, lifetimes, now))).toEqual([false, true])
  const late = { ...session, seenAt: 109_900 }
  expect([109_999, 110_000].map((now) => isExpired(late, lifetimes, now))).toEqual([false, true])
})

test('the remaining time of a session is given in whole seconds, rounded up, never negative', () => {
  expect(computeRemaining(session, lifetimes, 103_000)).toEqual({ expiresIn: 7, idleExpiresIn: 1 })
  expect(computeRemaining(session, lifetimes, 103_001)).toEqual({ expiresIn: 7, idleExpiresIn: 1 })
  expect(computeRemaining(session, lifetimes, 200_000)).toEqual({ expiresIn: 0, idleExpiresIn: 0 })
  expect(computeRemaining({ ...session, remember: true }, lifetimes, 103_000)).toEqual({
    expiresIn: 7,
    idleExpiresIn: 7,
  })
  expect(computeRemaining({ ...session, seenAt: 109_900 }, lifetimes, 109_000)).toEqual({
    expiresIn: 1,
    idleExpiresIn: 1,
  })
})

test('use is recorded after a tenth of the idle time, a minute at most', () => {
  expect([103_099, 103_100].map((now) => isTouchDue(session, lifetimes, now))).toEqual([false, true])
  expect([103_049, 103_050].map((now) => isTouchDue(staff, lifetimes, now))).toEqual([false, true])
  const long = { ...lifetimes, everyone: { idle: 3_600_000, absolute: 36_000_000 } }
  expect([162_999, 163_000].map((now) => isTouchDue(session, long, now))).toEqual([false, true])
  expect(isTouchDue({ ...session, remember: true }, long, 163_000)).toBe(false)
})

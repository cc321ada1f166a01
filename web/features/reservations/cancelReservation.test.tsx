import { expect, test } from 'vitest'
import type { Reservation } from '#sdk'
import { cancelReservation } from './cancelReservation.tsx'

const row = {
  kind: 'group',
  state: 'active',
  sessions_total: 1,
  sessions_used: 0,
  to_reschedule: 0,
} as Reservation

test.each([
  ['group classes that are ahead', {}, true],
  ['group classes that are all used', { sessions_used: 1 }, false],
  ['group classes of which one is owed', { sessions_used: 1, to_reschedule: 1 }, true],
  ['a month that is used, of a booking that renews', { kind: 'one_to_one', sessions_used: 1 }, true],
  ['a finished booking', { state: 'finished' }, false],
] as const)('cancelling is offered or not for %s', (_, change, isOffered) => {
  expect(cancelReservation.when?.({ ...row, ...change })).toBe(isOffered)
})

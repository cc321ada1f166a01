import { expect, test } from 'vitest'
import { createEmptyState, insertClass, insertReservation, noon } from '#mocks/emptyState.ts'
import { countReturned } from '#mocks/world/booking/countReturned.ts'
import { DAY } from '#mocks/world/hours/clock.ts'

test('classes that the family cancelled are counted in the month that paid for them', () => {
  const state = createEmptyState()
  const row = insertReservation(state, { program_id: 1 })
  const classes = [
    { returned: 'refunded' as const },
    { returned: 'lost' as const, start: noon + DAY },
    { returned: 'lost' as const, start: noon + 30 * DAY },
    { returned: 'refunded' as const, start: noon + DAY, month: 1 },
    {},
  ].map((more) => insertClass(state, more))
  expect(countReturned(row, classes, 0)).toEqual({ refunded: 1, lost: 1 })
  expect(countReturned(row, classes, 1)).toEqual({ refunded: 1, lost: 1 })
  expect(countReturned({ ...row, program_id: 4 }, classes, 0)).toEqual({ refunded: 2, lost: 2 })
})

test('a booking that was cancelled keeps the number of its classes', () => {
  const state = createEmptyState()
  const row = insertReservation(state, { state: 'cancelled' })
  const classes = [insertClass(state, { returned: 'refunded' })]
  expect(countReturned(row, classes, 0)).toEqual({ refunded: 0, lost: 0 })
})

test('the classes of seats that were given back are counted', () => {
  const state = createEmptyState()
  const seat = { course_id: 1, user_id: 71, group: 1, price: 80 }
  const matrix = [seat, { ...seat, givenBack: { reason: 'We move away', refunded: 3, lost: 1 } }]
  const row = insertReservation(state, { kind: 'group', matrix })
  expect(countReturned(row, [], 0)).toEqual({ refunded: 3, lost: 1 })
})

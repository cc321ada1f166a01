import { expect, test } from 'vitest'
import { createEmptyState, insertReservation, noon } from '#mocks/emptyState.ts'
import { countUsed, getPaidMonth } from '#mocks/world/booking/renewals.ts'
import { DAY } from '#mocks/world/hours/clock.ts'

const month = 28 * DAY

/** A booking of one class a week, whose second month has begun. */
function createMonthly() {
  return insertReservation(createEmptyState(), { program_id: 2, starts: [noon - month - DAY] })
}

test('a class belongs to the month that paid for it, or else to that of its start', () => {
  const row = createMonthly()
  const [first = 0] = row.starts
  expect(getPaidMonth(row, { start: first })).toBe(0)
  expect(getPaidMonth(row, { start: first + month })).toBe(1)
  expect(getPaidMonth(row, { start: first + month, month: 0 })).toBe(0)
  expect(getPaidMonth(row, { start: first - DAY })).toBe(0)
})

test('classes of an earlier month that were moved into this one are no used classes of it', () => {
  const row = createMonthly()
  const held = { start: noon - 1, month: 1 }
  expect(countUsed(row, [held, { start: noon - 2, month: 0 }, { start: noon - 3, month: 0 }], noon, 1)).toBe(
    1,
  )
  expect(
    countUsed(
      row,
      [
        { start: noon, month: 1 },
        { ...held, isOwed: true },
      ],
      noon,
      1,
    ),
  ).toBe(0)
})

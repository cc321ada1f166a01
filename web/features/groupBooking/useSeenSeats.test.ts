import { expect, test } from 'vitest'
import { findSeat, listChangedSeats } from './useSeenSeats.ts'

const seat = { user_id: 7, group_class_id: 2, tutor_id: 3, starts: ['2026-12-30T14:00:00Z'] }

test('a seat with another tutor or other dates has changed, also when there are fewer', () => {
  const others = [{ tutor_id: 4 }, { starts: ['2026-12-24T14:00:00Z'] }, { starts: [] }]
  for (const other of others) expect(listChangedSeats([seat], [{ ...seat, ...other }])).toEqual([seat])
})

test('a seat as it was has not changed, and one that is no longer chosen is not compared', () => {
  expect(listChangedSeats([seat], [{ ...seat }])).toEqual([])
  expect(listChangedSeats([seat], [])).toEqual([])
})

test('a seat is found by child and group class', () => {
  expect(findSeat([seat], { user_id: 7, group_class_id: 2 })).toBe(seat)
  expect(findSeat([seat], { user_id: 8, group_class_id: 2 })).toBeUndefined()
  expect(findSeat([seat], { user_id: 7, group_class_id: 3 })).toBeUndefined()
})

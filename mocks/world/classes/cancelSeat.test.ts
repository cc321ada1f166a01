import { expect, test } from 'vitest'
import { createEmptyState, insertClass, insertGroupClass } from '#mocks/emptyState.ts'
import { cancelSeat } from '#mocks/world/classes/cancelSeat.ts'
import { listNextStarts } from '#mocks/world/classes/groupSeats.ts'
import { DAY } from '#mocks/world/hours/clock.ts'

const first = Date.parse('2027-01-11T18:00:00Z')
const reason = { en: 'Moves away', ar: 'ينتقل' }
const cancelled = { outcome: 'cancelled', cancel_reason: 'Moves away', reservation_id: 5 }

test('a cancelled booking keeps its coming sessions as cancelled classes, one for all of its kids', () => {
  const state = createEmptyState()
  const group = insertGroupClass(state, { end_date: '2027-06-01', learners: [71, 72, 73] })
  const insert = (week: number, more: object) =>
    insertClass(state, {
      kind: 'group',
      group: group.id,
      tutor: group.tutor,
      minutes: 45,
      students: [71, 72],
      start: first + week * 7 * DAY,
      ...more,
    })
  const begun = insert(0, {})
  const shared = insert(1, { students: [71, 72, 73], paidBy: { 71: 5, 72: 5, 73: 6 } })
  insert(2, { paidBy: { 71: 5, 72: 5 } })
  const nextMonth = insert(3, { paidBy: { 71: 8, 72: 8 } })
  const before = insert(4, { outcome: 'cancelled' })
  for (const user_id of [71, 72])
    cancelSeat(
      state,
      { course_id: 1, group: group.id, user_id, price: 80 },
      { now: first, reservation: 5, reason },
    )
  const kept = state.classes.list().filter(({ isReleased }) => isReleased)
  expect(kept).toMatchObject([
    { ...cancelled, students: [71, 72], start: first + 7 * DAY, minutes: 45, tutor: group.tutor },
    { ...cancelled, students: [71, 72], start: first + 14 * DAY },
  ])
  const sessions = state.classes.list().filter(({ isReleased }) => !isReleased)
  expect(sessions).toEqual([begun, { ...shared, students: [73] }, nextMonth, before])
})

test('a cancelled seat does not cancel the session of the group', () => {
  const state = createEmptyState()
  const group = insertGroupClass(state, { end_date: '2027-06-01', learners: [71] })
  const [start = 0] = listNextStarts(state, group, 71, { now: first })
  insertClass(state, { kind: 'group', group: group.id, tutor: group.tutor, students: [71], start })
  cancelSeat(
    state,
    { course_id: 1, group: group.id, user_id: 71, price: 80 },
    { now: first, reservation: 5, reason },
  )
  expect(listNextStarts(state, group, 72, { now: first })[0]).toBe(start)
})

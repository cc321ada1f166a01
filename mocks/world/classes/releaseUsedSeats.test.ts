import { expect, test } from 'vitest'
import {
  createEmptyState,
  insertClass,
  insertGroupClass,
  insertReservation,
  insertTutor,
} from '#mocks/emptyState.ts'
import { releaseUsedSeats } from '#mocks/world/classes/releaseUsedSeats.ts'
import { DAY, HOUR } from '#mocks/world/hours/clock.ts'

const first = Date.parse('2027-01-11T18:00:00Z')
const last = first + 7 * DAY

/** A booked seat of the kid 71 with two paid classes. @param end_date the last day of the group */
function create(end_date = '2027-06-01') {
  const state = createEmptyState()
  const tutor = insertTutor(state, { time_zone: 'UTC' }).id
  const group = insertGroupClass(state, { tutor, learners: [71, 72], end_date })
  const matrix = [{ course_id: 1, user_id: 71, group: group.id, price: 80 }]
  const row = insertReservation(state, { kind: 'group', tutor, matrix })
  const insertSession = (start: number, reservation: number) =>
    insertClass(state, {
      kind: 'group',
      group: group.id,
      tutor,
      students: [71],
      start,
      paidBy: { 71: reservation },
    })
  for (const start of [first, last]) insertSession(start, row.id)
  const read = (now: number) => {
    releaseUsedSeats(state, now)
    return [state.reservations.get(row.id)?.state, state.groupClasses.get(group.id)?.learners]
  }
  return { state, matrix, insertSession, read }
}

test("a seat is kept until the group's next class begins, and is then free, once", () => {
  const { state, read } = create()
  expect(read(last + 7 * DAY - 1)).toEqual(['active', [71, 72]])
  expect(read(last + 7 * DAY)).toEqual(['finished', [72]])
  const notified = state.notifications.list().length
  expect(notified).toBeGreaterThan(1)
  read(last + 8 * DAY)
  expect(state.notifications.list()).toHaveLength(notified)
})

test('a seat of a group that ends is free after its last class', () => {
  const { read } = create('2027-01-19')
  expect(read(last + HOUR - 1)).toEqual(['active', [71, 72]])
  expect(read(last + HOUR)).toEqual(['finished', [72]])
})

test('a kid whose next month is booked keeps the seat, and the first booking is finished', () => {
  const { state, matrix, insertSession, read } = create()
  const next = insertReservation(state, { kind: 'group', matrix })
  insertSession(last + 7 * DAY, next.id)
  expect(read(last + HOUR)).toEqual(['finished', [71, 72]])
  expect(state.reservations.get(next.id)?.state).toBe('active')
  expect(state.notifications.list()).toEqual([])
})

test('a booking without classes, or that is not paid, keeps its state', () => {
  const { state, matrix, read } = create()
  const open = (['active', 'pending'] as const).map((stage) =>
    insertReservation(state, {
      kind: 'group',
      state: stage,
      matrix: matrix.map((seat) => ({ ...seat, user_id: 99 })),
    }),
  )
  read(last + 30 * DAY)
  expect(open.map(({ id }) => state.reservations.get(id)?.state)).toEqual(['active', 'pending'])
})

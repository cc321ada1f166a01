import { expect, test } from 'vitest'
import { createEmptyState, insertClass, insertGroupClass, insertTutor } from '#mocks/emptyState.ts'
import { HOUR } from '#mocks/world/hours/clock.ts'
import { listPlannedTimes } from '#mocks/world/hours/plannedTimes.ts'

const mondays = ['2027-01-11', '2027-01-18', '2027-01-25', '2027-02-01']
const listPlannedStarts = (...question: Parameters<typeof listPlannedTimes>) =>
  listPlannedTimes(...question).map(({ start }) => start)
const listStarts = (hour: number) => mondays.map((day) => Date.parse(day) + hour * HOUR)

test("the hours of a tutor's group classes are taken, in the tutor's zone", () => {
  const state = createEmptyState()
  const { id } = insertTutor(state)
  insertGroupClass(state, { tutor: id })
  insertGroupClass(state, { tutor: id + 1 })
  expect(listPlannedStarts(state, id, [])).toEqual(listStarts(16))
  state.tutors.update(insertTutor(state, { id, time_zone: 'Asia/Tokyo' }))
  expect(listPlannedStarts(state, id, [])).toEqual(listStarts(9))
})

test('a group class whose plan changes takes no hour', () => {
  const state = createEmptyState()
  const { id } = insertTutor(state)
  const group = insertGroupClass(state, { tutor: id })
  expect(listPlannedStarts(state, id, [], group.id)).toEqual([])
})

test('the hour of a cancelled session is free', () => {
  const state = createEmptyState()
  const { id } = insertTutor(state)
  const group = insertGroupClass(state, { tutor: id })
  const [first = 0, ...others] = listStarts(16)
  const session = insertClass(state, { kind: 'group', tutor: id, group: group.id, start: first })
  expect(listPlannedStarts(state, id, [session])).toEqual([first, ...others])
  expect(listPlannedStarts(state, id, [{ ...session, outcome: 'cancelled' }])).toEqual(others)
  expect(listPlannedStarts(state, id, [{ ...session, outcome: 'cancelled', group: 0 }])).toEqual([
    first,
    ...others,
  ])
})

import { expect, test } from 'vitest'
import { createEmptyState, insertGroupClass, insertTutor, noon } from '#mocks/emptyState.ts'
import { notifyOfSmallGroups } from '#mocks/world/classes/notifyOfSmallGroups.ts'
import { DAY, formatDate } from '#mocks/world/hours/clock.ts'

/** @param ahead days until the class begins @param learners who have joined, of at least two */
function create(ahead: number, learners: readonly number[], start_time = '13:00', zone = 'UTC') {
  const state = createEmptyState()
  const tutor = zone ? insertTutor(state, { time_zone: zone }).id : 99
  const start_date = formatDate(noon + ahead * DAY)
  const days = [1, 2, 3, 4, 5, 6, 7]
  const end_date = formatDate(noon + 30 * DAY)
  insertGroupClass(state, { tutor, days, start_date, end_date, start_time, min: 2, learners })
  for (let run = 0; run < 2; run += 1) notifyOfSmallGroups(state, noon)
  return { state, tutor }
}

function listNotified(...given: Parameters<typeof create>) {
  const { state, tutor } = create(...given)
  return state.notifications.list().map(({ owner }) => owner === tutor)
}

test('staff and tutor are notified once of a class that begins within two days with fewer than its minimum', () => {
  const notified = listNotified(1, [71])
  expect(notified.filter(Boolean)).toHaveLength(1)
  expect(notified.length).toBeGreaterThan(1)
})

test.each([
  ['that has its minimum', 1, [71, 72]],
  ['nobody has joined', 1, []],
  ['that begins later', 3, [71]],
  ['that has begun', -1, [71]],
])('a class %s notifies no one', (_, ahead, learners) => {
  expect(listNotified(ahead, learners)).toEqual([])
})

test.each([
  ['begins now', 0, '12:00', 'UTC', false],
  ['begins in a minute', 0, '12:01', 'UTC', true],
  ['begins in two days', 2, '12:00', 'UTC', true],
  ['begins later than in two days', 2, '12:01', 'UTC', false],
  ['begins at the hour of a tutor elsewhere', 0, '13:00', 'Africa/Cairo', false],
  ['has no known tutor and the hour of the institute', 0, '15:00', '', true],
  ['has no known tutor and has begun at the institute', 0, '13:00', '', false],
])('a class that %s notifies as it should', (_, ahead, start_time, zone, isNotified) => {
  expect(listNotified(ahead, [71], start_time, zone).length > 0).toBe(isNotified)
})

test('the tutor reads how many have joined, and once more when the class was moved', () => {
  const { state } = create(1, [71])
  const [group] = state.groupClasses.list()
  const listRead = () => state.notifications.list().map(({ title, body }) => `${title.en} ${body.en}`)
  const before = listRead()
  expect(before[0]).toBe(
    'Few have joined a group class: Group 1 of at least 2; the class begins within two days.',
  )
  expect(state.notifications.list().map(({ path }) => path)).toContain('/dashboard/group-classes?id=1')
  if (group) state.groupClasses.update({ ...group, start_time: '14:00' })
  notifyOfSmallGroups(state, noon)
  expect(listRead()).toHaveLength(2 * before.length)
})

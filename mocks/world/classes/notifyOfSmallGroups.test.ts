import { expect, test } from 'vitest'
import { createEmptyState, insertGroupClass, insertTutor, noon } from '#mocks/emptyState.ts'
import { notifyOfSmallGroups } from '#mocks/world/classes/notifyOfSmallGroups.ts'
import { DAY, formatDate } from '#mocks/world/hours/clock.ts'

/** @param ahead days until the class begins @param learners who have joined, of at least two */
function listNotified(ahead: number, learners: readonly number[]) {
  const state = createEmptyState()
  const tutor = insertTutor(state, { time_zone: 'UTC' }).id
  const start_date = formatDate(noon + ahead * DAY)
  const days = [1, 2, 3, 4, 5, 6, 7]
  const end_date = formatDate(noon + 30 * DAY)
  insertGroupClass(state, { tutor, days, start_date, end_date, start_time: '13:00', min: 2, learners })
  for (let run = 0; run < 2; run += 1) notifyOfSmallGroups(state, noon)
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

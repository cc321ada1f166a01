import { expect, test } from 'vitest'
import { createJourneyWorld, read } from '../journey.ts'

test('the seats of a learner begin with the next halaqa, and the latest of those that are over follows', async () => {
  const { as } = await createJourneyWorld()
  const { rows } = await as('student', 'GET', '/webinar/booked/list/?page_size=100')
  const seats = rows.map((row) => read<{ state: string; start_date_time: string }>(row.webinar))
  const isOver = seats.map(({ state }) => state === 'finished')
  expect(new Set(isOver)).toEqual(new Set([false, true]))
  const count = isOver.indexOf(true)
  expect(isOver.slice(count)).not.toContain(false)
  const starts = seats.map(({ start_date_time }) => Date.parse(start_date_time))
  expect(starts.slice(0, count)).toEqual(starts.slice(0, count).toSorted((a, b) => a - b))
  expect(starts.slice(count)).toEqual(starts.slice(count).toSorted((a, b) => b - a))
})

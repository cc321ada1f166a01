import { expect, test } from 'vitest'
import { NOON } from '#mocks/testClient.ts'
import { createJourneyWorld } from '../journey.ts'

test('staff filter the list of classes by those that run or are to come and those that are over', async () => {
  const { as } = await createJourneyWorld()
  const list = (isOver: boolean) =>
    as(
      'operator',
      'GET',
      `/classes/list/?is_over=${isOver}&page_size=100&ordering=${isOver ? '-' : ''}start_date_time`,
    )
  const [coming, over] = [await list(false), await list(true)]
  const readEnds = ({ rows }: typeof coming) => rows.map((row) => Date.parse(String(row.end_date_time)))
  expect(coming.rows.length).toBeGreaterThan(0)
  expect(readEnds(coming).every((end) => end > NOON)).toBe(true)
  expect(readEnds(over).every((end) => end <= NOON)).toBe(true)
  // This morning's are over
  const today = readEnds(over).filter((end) => end > NOON - 12 * 3_600_000)
  expect(today.length).toBeGreaterThan(0)
  const totals = [coming, over, await as('operator', 'GET', '/classes/list/?page_size=1')].map(
    ({ text }) => (JSON.parse(text) as { total: number }).total,
  )
  expect(Number(totals[0]) + Number(totals[1])).toBe(totals[2])
})

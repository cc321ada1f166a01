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
  const isOff = ({ outcome }: (typeof coming.rows)[number]) => /cancelled|rescheduled/.test(String(outcome))
  expect(coming.rows.filter(isOff)).toEqual([])
  const [next] = coming.rows
  await as('operator', 'POST', `/classes/${next?.id}/cancel/`, { reason: 'The tutor is ill' })
  expect((await list(false)).rows.map(({ id }) => id)).not.toContain(next?.id)
  const cancelled = await as(
    'operator',
    'GET',
    `/classes/list/?outcome=cancelled,to_reschedule&page_size=100`,
  )
  expect(cancelled.rows.map(({ id }) => id)).toContain(next?.id)
})

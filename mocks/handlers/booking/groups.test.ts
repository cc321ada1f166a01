import { expect, test } from 'vitest'
import { createTestClient, readRows } from '#mocks/testClient.ts'

const { call } = createTestClient()

test('the price of a group class is that of its cheapest program', async () => {
  const offers = readRows(await call('GET', '/group/courses/list/?page_size=20'))
  expect(offers.length).toBeGreaterThan(3)
  for (const { group_class_id, price } of offers) {
    const path = `/group/programs/list/?group_class_ids=${String(group_class_id)}`
    const programs = readRows(await call('GET', path))
    const each = programs.map((program) => Number(program.price) / Number(program.sessions_count))
    expect(price).toBeCloseTo(Math.min(...each), 1)
  }
})

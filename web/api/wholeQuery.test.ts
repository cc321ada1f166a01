import { expect, it } from 'vitest'
import { createClientsIn } from './createClientsIn.ts'
import { createWholeQuery } from './query.ts'

it('reads every page of a list, in its order', async () => {
  const rows = Array.from({ length: 205 }, (_, index) => ({ id: index }))
  const read = createWholeQuery((page) => ({
    path: '/classes/booked/list/',
    init: { query: { page } },
    load: () =>
      Promise.resolve({ data: rows.slice((page - 1) * 100, page * 100), total: rows.length, page_size: 100 }),
  }))
  const { data, total } = await read.load(createClientsIn('en', 'UTC'))
  expect(total).toBe(205)
  expect(data).toEqual(rows)
  expect(read.path).toBe('/classes/booked/list/#all')
})

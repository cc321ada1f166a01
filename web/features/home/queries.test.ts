import { expect, test } from 'vitest'
import { getHomeQueries } from './queries.ts'

test('the server fetches each part of home once', () => {
  const keys = getHomeQueries().map(({ path, init }) => JSON.stringify([path, init]))
  expect(new Set(keys).size).toBe(4)
})

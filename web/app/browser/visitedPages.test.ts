import { expect, test } from 'vitest'
import { listRepeatableReads } from './visitedPages.ts'

test('the reads of a page are repeated once each, without those that are sent as POST', () => {
  const origin = 'https://noor.example.test'
  const names = [
    `${origin}/assets/client.js`,
    `${origin}/api/kids/list/?page=1`,
    `${origin}/api/group/matrix/`,
    `${origin}/api/kids/list/?page=1`,
    'https://other.example.test/api/kids/list/',
  ]
  expect(listRepeatableReads(names, origin)).toEqual([`${origin}/api/kids/list/?page=1`])
})

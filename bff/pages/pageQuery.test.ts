import { expect, test } from 'vitest'
import {
  createPageQuery,
  watchReads,
  type PageQueryContext,
  type PageQueryServices,
} from '#bff/pages/pageQuery.ts'
import { tenant } from '../../tests/fakes/tenant.ts'

const call = { method: 'GET', path: '/tutor/filters/', language: 'en' } as const
const response = { status: 200, headers: {}, body: '{}' } as const

test('reads are complete until one of them is not answered', async () => {
  const responses = [response, undefined, response]
  const { read, isComplete } = watchReads(async () => responses.shift())
  expect([await read(call), isComplete()]).toEqual([response, true])
  expect([await read(call), isComplete()]).toEqual([undefined, false])
  expect([await read(call), isComplete()]).toEqual([response, false])
})

test('others may be shown what was read for the shortest time of its reads', async () => {
  const responses = [response, { ...response, shareableFor: 3 }, { ...response, shareableFor: 9 }]
  const { read, getShareableFor } = watchReads(async () => responses.shift())
  await read(call)
  expect(getShareableFor()).toBe(Infinity)
  await read(call)
  await read(call)
  expect(getShareableFor()).toBe(3)
})

const storage = { cacheControl: '', vary: '', age: 0, setsCookie: false }
test.each([
  ['of the API that is private', { storage: { ...storage, cacheControl: 'private' } }, 0],
  ['of the API with an age', { storage: { ...storage, cacheControl: 'max-age=9' } }, 9],
  ['of the API without rules', {}, Infinity],
  ['of the cache', { shareableFor: 4 }, 4],
])('a response %s says how long others may be shown it', async (_, more, seconds) => {
  // The services that reads use
  const services = {
    pageReadTimeout: 100,
    matchOperation: () => ({ operation: { who: 'public', read: true, cache: {} }, path: '' }),
    responseCache: { read: async () => ({ status: 200, headers: {}, body: Buffer.from('{}'), ...more }) },
  } as unknown as PageQueryServices
  const context = { id: 'id-1', tenant, address: '203.0.113.9' } as unknown as PageQueryContext
  expect((await createPageQuery(services, context)(call))?.shareableFor).toBe(seconds)
})

import { expect, test } from 'vitest'
import { createShares } from '#bff/middleware/shares.ts'
import { createDeferred } from '../../tests/fakes/deferred.ts'

test('a source may have a limited number of calls under way; others are not delayed', async () => {
  const shares = createShares(2)
  const work = createDeferred<string>()
  const running = [shares.run('a', () => work.promise), shares.run('a', () => work.promise)]
  let isStarted = false
  await expect(
    shares.run('a', async () => {
      isStarted = true
    }),
  ).rejects.toMatchObject({ code: 'rate_limited', headers: { 'retry-after': '1' } })
  expect(isStarted).toBe(false)
  expect(await shares.run('b', async () => 'done')).toBe('done')
  work.resolve('result')
  expect(await Promise.all(running)).toEqual(['result', 'result'])
  expect(await shares.run('a', async () => 'again')).toBe('again')
})

test('a call that ends or fails lets one more call of its own source start', async () => {
  const shares = createShares(2)
  const [first, second] = [createDeferred<unknown>(), createDeferred<unknown>()]
  const running = [shares.run('a', () => first.promise), shares.run('a', () => second.promise)]
  first.reject(new Error('failed'))
  await expect(running[0]).rejects.toThrow('failed')
  const third = createDeferred<unknown>()
  const next = shares.run('a', () => third.promise)
  await expect(shares.run('a', async () => undefined)).rejects.toThrow('rate_limited')
  second.resolve(undefined)
  third.resolve(undefined)
  await Promise.all([running[1], next])
})

test('a source with calls under way keeps its count, however many others come', async () => {
  const shares = createShares(1)
  const work = createDeferred<unknown>()
  const running = shares.run('a', () => work.promise)
  for (let index = 0; index <= 10_000; index += 1) await shares.run(`other ${index}`, async () => undefined)
  await expect(shares.run('a', async () => undefined)).rejects.toThrow('rate_limited')
  work.resolve('done')
  await running
})

import { expect, test, vi } from 'vitest'
import { createLimitHandlers, createRemoteLimiter } from '#bff/cluster/remoteLimiter.ts'

const limit = { count: 1, window: 60_000 }

/** A limiter of a worker, connected with the handlers of the primary. */
function createConnected() {
  const handlers = createLimitHandlers()
  const request = vi.fn<(name: string, value: unknown) => Promise<unknown>>(async (name, value) =>
    name === 'take' ? handlers.take(value) : name === 'refund' ? handlers.refund(value) : undefined,
  )
  return { request, limiter: createRemoteLimiter(request) }
}

test('attempts are counted by the primary for all workers', async () => {
  const { limiter, request } = createConnected()
  const other = createRemoteLimiter(request)
  expect(await limiter.take('key', limit)).toBeUndefined()
  expect(await other.take('key', limit)).toBe(60)
  expect(await other.take('other', limit)).toBeUndefined()
})

test('a refund gives an attempt back in the primary', async () => {
  const { limiter, request } = createConnected()
  await limiter.take('key', limit)
  await limiter.refund('key', limit)
  expect(request).toHaveBeenLastCalledWith('refund', ['key', limit])
  expect(await limiter.take('key', limit)).toBeUndefined()
})

test('while the primary does not respond, the worker counts on its own', async () => {
  const limiter = createRemoteLimiter(() => Promise.reject(new Error('no reply')))
  expect(await limiter.take('key', limit)).toBeUndefined()
  expect(await limiter.take('key', limit)).toBe(60)
  await limiter.refund('key', limit)
  expect(await limiter.take('key', limit)).toBeUndefined()
  limiter.clear()
  expect(await limiter.take('key', limit)).toBeUndefined()
})

test('a response that is not a number allows the attempt', async () => {
  const limiter = createRemoteLimiter(async () => 'soon')
  expect(await limiter.take('key', limit)).toBeUndefined()
})

test.each([undefined, ['key'], ['key', { count: 'many', window: 1 }], [1, limit]])(
  'the primary refuses %j as an attempt',
  async (value) => {
    const handlers = createLimitHandlers()
    await expect(handlers.take(value)).rejects.toThrow(/Invalid|Expected/)
    await expect(handlers.refund(value)).rejects.toThrow(/Invalid|Expected/)
  },
)

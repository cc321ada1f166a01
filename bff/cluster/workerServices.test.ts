import { afterEach, expect, test, vi } from 'vitest'
import type { IpcPort } from '#bff/cluster/ipc.ts'
import { createWorkerServices } from '#bff/cluster/workerServices.ts'

const sent: { request?: string; id?: string; value?: unknown }[] = []
const port: IpcPort = {
  send: (message) => void sent.push(message as object),
  on: (_, listener) => void listeners.push(listener),
}
const listeners: ((message: unknown) => void)[] = []

afterEach(() => {
  sent.length = 0
  listeners.length = 0
})

const createServices = (handlers = {}) => createWorkerServices(handlers, port)
const receive = (message: unknown) => {
  for (const listener of listeners) listener(message)
}
const invalidation = { customHost: 'a.example', operationIds: ['listTutors'] }

test('an attempt is counted by the primary', async () => {
  const { limiter } = createServices()
  const taken = limiter.take('key', { count: 1, window: 1000 })
  expect(sent[0]).toMatchObject({ request: 'take', value: ['key', { count: 1, window: 1000 }] })
  receive({ reply: sent[0]?.id, value: 7 })
  expect(await taken).toBe(7)
})

test('an invalidation is sent to the primary, whether it answers or not', () => {
  createServices().invalidations.publish(invalidation)
  expect(sent[0]).toMatchObject({ request: 'invalidate', value: invalidation })
})

test('an invalidation of another worker is applied by all who subscribed', () => {
  const { invalidations } = createServices()
  const [one, two] = [vi.fn<() => void>(), vi.fn<() => void>()]
  for (const apply of [one, two]) invalidations.subscribe({ apply, clear: () => undefined })
  receive({ request: 'invalidate', id: 'r', value: invalidation })
  expect([one.mock.calls, two.mock.calls]).toEqual([[[invalidation]], [[invalidation]]])
  receive({ request: 'invalidate', id: 'r', value: { customHost: 1 } })
  expect(one).toHaveBeenCalledOnce()
})

test('the requests of the primary are answered', async () => {
  createServices({ state: async () => 'ready' })
  receive({ request: 'state', id: 'r', value: undefined })
  await expect.poll(() => sent).toEqual([{ reply: 'r', value: 'ready' }])
})

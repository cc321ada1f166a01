import { EventEmitter } from 'node:events'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createIpcClient, type IpcPort } from '#bff/cluster/ipc.ts'

/** Two ends of one channel; what one sends arrives at the other. */
function createChannel(): [IpcPort, IpcPort] {
  const [first, second] = [new EventEmitter(), new EventEmitter()]
  return [connect(first, second), connect(second, first)]
}

function connect(own: EventEmitter, other: EventEmitter): IpcPort {
  return {
    on: (event, listener) => own.on(event, listener),
    send: (message) => other.emit('message', structuredClone(message)),
  }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('each side answers the requests of the other', async () => {
  const [primary, worker] = createChannel()
  const request = createIpcClient(primary, { count: async (value) => Number(value) + 1 })
  const requestPrimary = createIpcClient(worker, { name: async () => 'worker' })
  expect(await request('name')).toBe('worker')
  expect(await requestPrimary('count', 1)).toBe(2)
  expect(vi.getTimerCount()).toBe(0)
})

test('a request without a reply fails after two seconds', async () => {
  const [primary, worker] = createChannel()
  createIpcClient(worker, { slow: async () => new Promise(() => undefined) })
  const reply = createIpcClient(primary, {})('slow')
  const [[ended]] = await Promise.all([Promise.allSettled([reply]), vi.advanceTimersByTimeAsync(2000)])
  expect(String(ended.status === 'rejected' && ended.reason)).toContain('does not reply')
})

test('a request to a process that has ended fails at once', async () => {
  const port: IpcPort = { on: () => undefined, send: (_, callback) => callback(new Error('closed')) }
  await expect(createIpcClient(port, {})('state')).rejects.toThrow('does not reply')
  expect(vi.getTimerCount()).toBe(0)
})

test('messages of other kinds are ignored', () => {
  const [primary, worker] = createChannel()
  createIpcClient(worker, {})
  for (const message of [null, 'text', {}, { request: 'unknown', id: '1' }, { reply: 'unknown' }])
    expect(() => primary.send?.(message, () => undefined)).not.toThrow()
})

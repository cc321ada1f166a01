import { Cluster, Redis } from 'ioredis'
import { beforeEach, expect, test, vi } from 'vitest'
import { connectRedis } from '#bff/session/stores/connectRedis.ts'

vi.mock('ioredis', async () => {
  const { EventEmitter } = await import('node:events')
  return {
    Redis: vi.fn<new () => object>(EventEmitter),
    Cluster: vi.fn<new () => object>(EventEmitter),
  }
})
beforeEach(() => void vi.clearAllMocks())

/** Returns the arguments with which a client of the library was created, by its position. */
const listMade = (made: typeof Redis | typeof Cluster): unknown[][] => vi.mocked(made).mock.calls

const usual = {
  enableOfflineQueue: false,
  maxRetriesPerRequest: 1,
  commandTimeout: 300,
  connectTimeout: 1000,
  autoResendUnfulfilledCommands: false,
  autoResubscribe: false,
}
const urls = ['rediss://user%40:pass%2Fword@one.example:7000', 'redis://two.example'] as const
const hosts = [
  { host: 'one.example', port: 7000 },
  { host: 'two.example', port: 6379 },
]
const access = { password: 'pass/word', username: 'user@', tls: {} }

test('one server is named by its URL; a caller waits 300 ms at most', () => {
  const client = connectRedis({ urls, mode: 'single' })
  expect(listMade(Redis)).toEqual([[urls[0], expect.objectContaining(usual)]])
  // Without a listener the event would end the process
  expect(() => client.emit('error', new Error('refused'))).not.toThrow()
})

test('a new connection is tried within half a second, and after a failover', () => {
  connectRedis({ urls, mode: 'single' })
  const [, options] = listMade(Redis)[0] ?? []
  const { retryStrategy, reconnectOnError } = Object(options)
  expect([1, 2, 10, 100].map(retryStrategy)).toEqual([50, 100, 500, 500])
  expect(reconnectOnError(new Error('READONLY You cannot write'))).toBe(true)
  expect(reconnectOnError(new Error('ERR not READONLY'))).toBe(false)
})

test('sentinels are asked for their primary, with the access of the first URL', () => {
  connectRedis({ urls, mode: 'sentinel', sentinelName: 'primary' })
  const [options] = listMade(Redis)[0] ?? []
  expect(options).toMatchObject({ ...usual, ...access, sentinels: hosts, name: 'primary' })
  const { sentinelRetryStrategy } = Object(options)
  expect([1, 10, 100].map(sentinelRetryStrategy)).toEqual([50, 500, 500])
  connectRedis({ urls, mode: 'sentinel' })
  expect(listMade(Redis)[1]?.[0]).toMatchObject({ name: '' })
})

test('a cluster gets all its nodes, and fails at once while it has none', () => {
  connectRedis({ urls, mode: 'cluster' })
  const [nodes, options] = listMade(Cluster)[0] ?? []
  expect(nodes).toEqual(hosts)
  expect(options).toMatchObject({
    enableOfflineQueue: false,
    redisOptions: { ...usual, ...access },
    slotsRefreshTimeout: 1000,
    slotsRefreshInterval: 5000,
    retryDelayOnFailover: 50,
    maxRedirections: 4,
  })
  expect([1, 10, 100].map(Object(options).clusterRetryStrategy)).toEqual([50, 500, 500])
})

test('without a password, a user or TLS none is set', () => {
  connectRedis({ urls: ['redis://one.example:7000'], mode: 'sentinel' })
  const [options] = listMade(Redis)[0] ?? []
  for (const name of ['password', 'username', 'tls']) expect(Object(options)).not.toHaveProperty(name)
})

import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { EventEmitter } from 'node:events'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readConfig } from '#bff/config/config.ts'
import { createBff, type Bff, type Dependencies } from '#bff/createBff.ts'
import { createLog } from '#bff/operations/log.ts'
import { getLmdbFolder } from '#bff/session/stores/lmdbDatabases.ts'
import { connectRedis } from '#bff/session/stores/connectRedis.ts'
import { pages, renderedRequests } from '../tests/fakes/pageRenderer.ts'
import { createTemporaryFolder } from '../tests/fakes/temporaryFolder.ts'

vi.mock('#bff/session/stores/connectRedis.ts', () => ({ connectRedis: vi.fn<typeof connectRedis>() }))

const running: Bff[] = []
beforeEach(() => void renderedRequests.splice(0))
afterEach(async () => {
  for (const bff of running.splice(0)) await bff.close()
})

/** Builds a BFF whose API cannot be reached. */
function build(env: Record<string, string> = {}, dependencies: Dependencies = {}) {
  const outcome = readConfig({
    API_BASE_URL: 'http://127.0.0.1:9/',
    API_CLIENT_ID: 'id',
    API_CLIENT_SECRET: 'secret',
    DATA_DIR: createTemporaryFolder(),
    ...env,
  })
  if ('problems' in outcome) throw new Error(outcome.problems.join())
  const log: string[] = []
  const bff = createBff(outcome.config, { log: createLog('info', (line) => log.push(line)), ...dependencies })
  running.push(bff)
  return { bff, log }
}

test('warming up renders a first page, and does not fail with it', async () => {
  await build({}, { pages }).bff.warmUp()
  expect(renderedRequests).toHaveLength(1)
  const broken = { ...pages, render: () => Promise.reject(new Error('broken')) }
  await expect(build({}, { pages: broken }).bff.warmUp()).resolves.toBeUndefined()
})

test('in development, and without pages, no page is rendered before a visitor asks', async () => {
  await build({}, { pages, isDevelopment: true }).bff.warmUp()
  await build().bff.warmUp()
  expect(renderedRequests).toEqual([])
})

test('a damaged store is set aside, which is logged, and the start goes on', () => {
  const DATA_DIR = createTemporaryFolder()
  mkdirSync(getLmdbFolder(DATA_DIR))
  writeFileSync(join(getLmdbFolder(DATA_DIR), 'data.mdb'), 'x'.repeat(9000))
  const { log } = build({ DATA_DIR })
  expect(log.map((line) => JSON.parse(line))).toMatchObject([{ level: 'error', event: 'store_damaged' }])
})

test('a missing dependency of the upstream refuses the start', () => {
  expect(() => build({ UPSTREAM: 'mock' })).toThrow(/mock/i)
})

test('closing closes what it was given too', async () => {
  let closed = 0
  const tracing = { start: () => expect.fail('no request'), close: async () => void (closed += 1) }
  const { bff } = build({}, { tracing })
  running.splice(0)
  await bff.close()
  expect(closed).toBe(1)
})

/** A connection to Redis that counts how often it was closed. */
class FakeRedis extends EventEmitter {
  closed = 0
  status = 'ready'
  defineCommand = () => undefined
  set = async () => 'OK'
  publish = async () => 1
  subscribe = async () => 1
  disconnect = () => void (this.closed += 1)
}

test('with Redis all processes share sessions and invalidations, by two connections that are closed', async () => {
  const clients = [new FakeRedis(), new FakeRedis()]
  const connect = vi.mocked(connectRedis)
  for (const client of clients) connect.mockReturnValueOnce(client as never) // The functions in use
  const { bff } = build({
    SESSION_STORE: 'redis',
    REDIS_URL: 'redis://127.0.0.1:6379',
    SESSION_KEYS: `k:${Buffer.alloc(32, 1).toString('base64')}`,
  })
  const address = { urls: ['redis://127.0.0.1:6379'], mode: 'single', sentinelName: undefined }
  expect(connect.mock.calls).toEqual([[address], [address]])
  expect(clients[1]?.listenerCount('message')).toBe(1)
  expect((await bff.health.state()).store).toBe(true)
  running.splice(0)
  await bff.close()
  expect(clients.map(({ closed }) => closed)).toEqual([1, 1])
})

test('the store of a process is its own without Redis, and its state is that of the store and the breaker', async () => {
  const { bff } = build()
  expect(await bff.health.state()).toMatchObject({ store: true, breaker: 'closed', starting: true })
  expect(connectRedis).not.toHaveBeenCalled()
})

test('a page of the first tenant is rendered to warm up, and of this machine without tenants', async () => {
  await build({}, { pages }).bff.warmUp()
  expect(renderedRequests[0]?.origin).toBe('http://localhost:3000')
})

test('an upstream that fails to close is reported, and the rest is closed', async () => {
  let closed = 0
  const tracing = { start: () => expect.fail('no request'), close: async () => void (closed += 1) }
  const mock = {
    send: () => Promise.reject(new Error('not used')),
    serve: () => Promise.reject(new Error('not used')),
    close: () => Promise.reject(new Error('disk full')),
  }
  const { bff } = build({ UPSTREAM: 'mock' }, { tracing, mock })
  running.splice(0)
  await expect(bff.close()).rejects.toThrow('disk full')
  expect(closed).toBe(1)
})

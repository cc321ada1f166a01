import cluster from 'node:cluster'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Dependencies } from '#bff/createBff.ts'
import { readConfig, type Config } from '#bff/config/config.ts'
import { endProcess } from '#bff/cluster/endProcess.ts'
import { runWorker } from '#bff/cluster/worker.ts'
import { createWorkerServices } from '#bff/cluster/workerServices.ts'
import { limitUnread } from '#bff/http/unreadResponses.ts'
import { createLimiter } from '#bff/middleware/limiter.ts'
import { createAdminServer } from '#bff/operations/admin.ts'
import { createLog } from '#bff/operations/log.ts'
import { createHttpClient } from '../../tests/fakes/httpClient.ts'
import { pages, renderedRequests } from '../../tests/fakes/pageRenderer.ts'
import { requireValue } from '../../tests/fakes/requireValue.ts'
import { createTemporaryFolder } from '../../tests/fakes/temporaryFolder.ts'

interface ClusterStub {
  isWorker: boolean
  worker: { exitedAfterDisconnect?: boolean } | undefined
}

vi.mock('node:cluster', () => ({ default: { isWorker: false, worker: undefined } satisfies ClusterStub }))
vi.mock('#bff/cluster/endProcess.ts', () => ({ endProcess: vi.fn<typeof endProcess>() }))
vi.mock('#bff/cluster/workerServices.ts', () => ({
  createWorkerServices: vi.fn<typeof createWorkerServices>(),
}))
vi.mock('#bff/operations/admin.ts', { spy: true })
vi.mock('#bff/http/unreadResponses.ts', { spy: true })

const stub = cluster as unknown as ClusterStub // The mock above
const events = ['SIGTERM', 'SIGINT', 'disconnect', 'uncaughtException', 'unhandledRejection'] as const
const list = (event: string) => process.listeners(event as 'SIGTERM') as ((...given: unknown[]) => void)[]
let before: ReturnType<typeof list>[]
let log: string[]

/** Listeners of an event of this process that a worker has added to those of the test runner. */
function findListeners(event: (typeof events)[number]) {
  const others = before[events.indexOf(event)] ?? []
  return list(event).filter((listener) => !others.includes(listener))
}
const emit = (event: (typeof events)[number], ...given: unknown[]) => {
  for (const listener of findListeners(event)) listener(...given)
}
/** Events of the log but requests. */
const readEvents = () =>
  log.map((line) => JSON.parse(line).event as unknown).filter((event) => event !== 'request')

beforeEach(() => {
  vi.clearAllMocks()
  before = events.map(list)
  log = []
  Object.assign(stub, { isWorker: false, worker: undefined })
})
afterEach(async () => {
  emit('SIGTERM')
  emit('disconnect')
  await vi.waitUntil(() => vi.mocked(endProcess).mock.calls.length > 0, { timeout: 30_000 })
  for (const event of events)
    for (const listener of findListeners(event)) process.off(event as 'SIGTERM', listener)
})

function buildConfig(env: Record<string, string> = {}): Config {
  const outcome = readConfig({
    API_BASE_URL: 'http://127.0.0.1:9/',
    API_CLIENT_ID: 'id',
    API_CLIENT_SECRET: 'secret',
    DATA_DIR: createTemporaryFolder(),
    HOST: '127.0.0.1',
    ...env,
  })
  if ('problems' in outcome) throw new Error(outcome.problems.join())
  return { ...outcome.config, PORT: 0, ADMIN_PORT: 0, DRAIN_DELAY_MS: 0, DRAIN_TIMEOUT_MS: 1000 }
}

/** Starts a worker. @returns a client of its port */
async function start(dependencies: Dependencies = {}, config = buildConfig()) {
  const onReady = vi.fn<(port: number) => void>()
  await runWorker(config, { log: createLog('info', (line) => log.push(line)), ...dependencies }, onReady)
  const port = requireValue(onReady.mock.calls[0]?.[0], 'a port')
  return createHttpClient(port)
}

/** Starts one of several workers. @returns its answers to the primary */
async function startShared() {
  const worker: NonNullable<ClusterStub['worker']> = {}
  Object.assign(stub, { isWorker: true, worker })
  const invalidations = { publish: () => undefined, subscribe: () => undefined }
  vi.mocked(createWorkerServices).mockReturnValue({ limiter: createLimiter(), invalidations })
  const { request } = await start()
  const handlers = requireValue(vi.mocked(createWorkerServices).mock.calls[0]?.[0], 'handlers')
  return { request, worker, handlers }
}

const findAdmin = () => {
  const admin = requireValue(vi.mocked(createAdminServer).mock.results[0]?.value, 'the admin listener')
  return createHttpClient((admin.address() as AddressInfo).port)
}

test('a process that serves alone is ready once its port is open, and has its own admin listener', async () => {
  const { request } = await start({ pages })
  expect((await request('/healthz')).text).toBe('ok\n')
  expect(renderedRequests).toHaveLength(1)
  expect(readEvents()).toEqual(['start'])
  const ready = await findAdmin().request('/readyz')
  expect([ready.status, JSON.parse(ready.text)]).toMatchObject([200, { ready: true, starting: false }])
  expect((await findAdmin().request('/metrics')).text).toContain('bff_requests_total')
})

test('a signal ends it in order, once: it serves no more, which is logged, and its ports are closed', async () => {
  const { request } = await start()
  const admin = findAdmin()
  emit('SIGINT')
  await expect.poll(() => vi.mocked(endProcess).mock.calls).toEqual([[0]])
  expect(readEvents()).toEqual(['start', 'stop'])
  await expect(request('/healthz')).rejects.toThrow('ECONNREFUSED')
  await expect(admin.request('/readyz')).rejects.toThrow('ECONNREFUSED')
})

test.each(['uncaughtException', 'unhandledRejection'] as const)(
  'an %s is logged and ends the process in order with status 1',
  async (event) => {
    await start()
    emit(event, new Error('broken'))
    emit(event, new Error('broken again'))
    await expect.poll(() => vi.mocked(endProcess).mock.calls).toEqual([[1], [1]])
    expect(readEvents()).toEqual(['start', 'failed', 'failed', 'stop'])
    expect(JSON.parse(log[1] ?? '')).toMatchObject({ level: 'error', error: 'Error' })
  },
)

test('one of several workers has no admin listener, and tells the primary its state and metrics', async () => {
  const { worker, handlers } = await startShared()
  expect(createAdminServer).not.toHaveBeenCalled()
  expect(worker.exitedAfterDisconnect).toBe(true)
  expect(await handlers.state?.(undefined)).toMatchObject({ ready: true })
  expect(await handlers.metrics?.(undefined)).toContainEqual(
    expect.objectContaining({ name: 'bff_requests_total' }),
  )
})

test('one of several workers ignores signals and stops when the primary says so', async () => {
  const { request, handlers } = await startShared()
  expect([findListeners('SIGTERM').length, findListeners('SIGINT').length]).toEqual([1, 1])
  emit('SIGTERM')
  emit('SIGINT')
  expect((await request('/healthz')).status).toBe(200)
  await handlers.stop?.(undefined)
  await expect.poll(() => vi.mocked(endProcess).mock.calls).toEqual([[0]])
  expect(readEvents()).toEqual(['start', 'stop'])
})

test('one of several workers stops by itself when the primary is gone', async () => {
  await startShared()
  emit('disconnect')
  await expect.poll(() => vi.mocked(endProcess).mock.calls).toEqual([[0]])
})

test('a port that is taken refuses the start with an explanation', async () => {
  const other = createServer()
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
  const { port } = other.address() as AddressInfo
  const config = { ...buildConfig(), PORT: port }
  await expect(start({}, config)).rejects.toThrow(`Port ${port} is taken`)
  other.close()
})

test('connections that were reset because their clients do not read are logged', async () => {
  await start()
  vi.mocked(limitUnread).mock.calls[0]?.[1].onReset?.(3)
  expect(JSON.parse(log.at(-1) ?? '')).toMatchObject({
    level: 'warn',
    event: 'unread_responses',
    connections: 3,
  })
})

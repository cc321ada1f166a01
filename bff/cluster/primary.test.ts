import cluster from 'node:cluster'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { endProcess } from '#bff/cluster/endProcess.ts'
import { runPrimary } from '#bff/cluster/primary.ts'
import type { Config } from '#bff/config/config.ts'
import { createAdminServer } from '#bff/operations/admin.ts'
import { listenAdmin } from '#bff/http/server.ts'
import type { Log } from '#bff/operations/log.ts'
import { FakeWorker } from '../../tests/fakes/clusterWorker.ts'
import { requireValue } from '../../tests/fakes/requireValue.ts'

vi.mock('node:timers/promises', () => import('../../tests/fakes/globalTimers.ts'))
vi.mock('node:cluster', () => ({ default: { fork: vi.fn<() => unknown>() } }))
vi.mock('#bff/cluster/endProcess.ts', () => ({ endProcess: vi.fn<typeof endProcess>() }))
vi.mock('#bff/operations/admin.ts', { spy: true })
vi.mock('#bff/http/server.ts', () => ({ listenAdmin: vi.fn<typeof listenAdmin>() }))

let workers: FakeWorker[]
const onReady = vi.fn<(port: number) => void>()
const log = vi.fn<Log>()
const signals = ['SIGTERM', 'SIGINT'] as const
const before = signals.map((name) => process.listeners(name))

beforeEach(() => {
  vi.useFakeTimers()
  vi.clearAllMocks()
  workers = []
  vi.mocked(cluster.fork).mockImplementation(() => {
    const worker = new FakeWorker()
    workers.push(worker)
    return worker as unknown as ReturnType<typeof cluster.fork> // The members that the primary uses
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  signals.forEach((name, index) => {
    for (const listener of process.listeners(name))
      if (!before[index]?.includes(listener)) process.off(name, listener)
  })
})

const config = { PROCESSES: 2, DRAIN_DELAY_MS: 1000, DRAIN_TIMEOUT_MS: 3000 } as Config // The members it reads

/** Starts a primary. @returns its first two workers, and what its admin listener shows */
async function start() {
  await runPrimary(config, log, onReady)
  const [first, second] = workers
  const sources = requireValue(vi.mocked(createAdminServer).mock.calls[0]?.[0], 'the admin listener')
  return { first: requireValue(first, 'a worker'), second: requireValue(second, 'a worker'), sources }
}

test('each process is forked once, and the first port that opens is announced once', async () => {
  const { first, second } = await start()
  expect(workers).toHaveLength(2)
  expect(vi.mocked(listenAdmin).mock.calls).toEqual([
    [vi.mocked(createAdminServer).mock.results[0]?.value, config],
  ])
  expect(onReady).not.toHaveBeenCalled()
  second.emit('listening', { port: 3001 })
  first.emit('listening', { port: 3002 })
  expect(onReady.mock.calls).toEqual([[3001]])
  expect([first.sent, second.sent]).toEqual([[], []])
})

test('a worker that ends is logged with its status and replaced after half a second', async () => {
  const { first } = await start()
  first.emit('listening', { port: 3001 })
  first.emit('exit', 7)
  expect(log.mock.calls).toEqual([['error', { event: 'process_ended', status: 7 }]])
  await vi.advanceTimersByTimeAsync(499)
  expect(workers).toHaveLength(2)
  await vi.advanceTimersByTimeAsync(1)
  expect(workers).toHaveLength(3)
})

test.each([
  [78, 78],
  [0, 1],
])('when no worker could start, status %i of the first ends the primary with %i', async (status, ended) => {
  const exit = vi.spyOn(process, 'exit').mockReturnValue(undefined as never)
  const { first } = await start()
  first.emit('exit', status)
  expect(exit.mock.calls).toEqual([[ended]])
})

test('once a worker has served, the end of one does not end the primary', async () => {
  const exit = vi.spyOn(process, 'exit').mockReturnValue(undefined as never)
  const { first, second } = await start()
  first.emit('listening', { port: 3001 })
  second.emit('exit', 1)
  expect(exit).not.toHaveBeenCalled()
})

test('an invalidation is passed on to all other workers that run', async () => {
  const { first, second } = await start()
  first.emit('listening', { port: 3001 })
  second.emit('exit', 1)
  await vi.advanceTimersByTimeAsync(500)
  const value = { customHost: 'a.example', operationIds: ['listTutors'] }
  first.emit('message', { request: 'invalidate', id: '1', value })
  await vi.advanceTimersByTimeAsync(0)
  expect(workers[2]?.findRequests('invalidate')).toMatchObject([{ value }])
  expect([first.findRequests('invalidate'), second.sent]).toEqual([[], []])
})

test('an invalidation to which a worker does not reply does not end the primary', async () => {
  const { first, second } = await start()
  first.emit('message', { request: 'invalidate', id: '1', value: {} })
  await vi.advanceTimersByTimeAsync(2500)
  expect(second.findRequests('invalidate')).toHaveLength(1)
})

test('rate limits are counted for all workers together', async () => {
  const { first, second } = await start()
  const value = ['key', { count: 1, window: 60_000 }]
  first.emit('message', { request: 'take', id: '1', value })
  second.emit('message', { request: 'take', id: '2', value })
  await vi.advanceTimersByTimeAsync(0)
  expect(first.sent).toEqual([{ reply: '1', value: undefined }])
  expect(second.sent).toEqual([{ reply: '2', value: 60 }])
})

test('the service is ready when every process is', async () => {
  const { first, second, sources } = await start()
  first.replies = { state: { ready: true } }
  for (const state of [{ ready: false }, 'true', null]) {
    second.replies = { state }
    expect(await sources.ready()).toEqual({
      ready: false,
      draining: false,
      processes: [{ ready: true }, state],
    })
  }
  first.emit('listening', { port: 3001 })
  second.replies = first.replies
  expect(await sources.ready()).toEqual({
    ready: true,
    draining: false,
    processes: [{ ready: true }, { ready: true }],
  })
  second.emit('exit', 1)
  expect(await sources.ready()).toMatchObject({ ready: false, processes: [{ ready: true }] })
})

test('metrics are those of all processes that reply, added up', async () => {
  const { first, second, sources } = await start()
  const values = [{ value: 2, labels: {} }]
  const metrics = [{ help: 'h', name: 'calls_total', type: 'counter', values, aggregator: 'sum' }]
  first.replies = { metrics }
  second.replies = { metrics }
  expect(await sources.metrics()).toContain('calls_total 4')
  second.replies = { metrics: 'none' }
  expect(await sources.metrics()).toContain('calls_total 2')
  second.replies = {}
  const reading = sources.metrics()
  await vi.advanceTimersByTimeAsync(2000)
  expect(await reading).toContain('calls_total 2')
})

test('a signal stops every worker, and the primary ends with 0 once all have ended', async () => {
  const { first, second, sources } = await start()
  const closing = vi.spyOn(
    requireValue(vi.mocked(createAdminServer).mock.results[0]?.value, 'admin'),
    'close',
  )
  for (const worker of [first, second]) worker.replies = { state: { ready: true } }
  first.emit('listening', { port: 3001 })
  process.emit('SIGTERM')
  expect([first, second].map((worker) => worker.findRequests('stop').length)).toEqual([1, 1])
  expect(await sources.ready()).toMatchObject({ ready: false, draining: true })
  first.emit('exit', 0)
  await vi.advanceTimersByTimeAsync(600)
  expect([workers.length, closing.mock.calls.length]).toEqual([2, 0])
  expect([vi.mocked(endProcess).mock.calls, log.mock.calls]).toEqual([[], []])
  second.emit('exit', 0)
  await vi.advanceTimersByTimeAsync(0)
  expect([vi.mocked(endProcess).mock.calls, closing.mock.calls.length]).toEqual([[[0]], 1])
  await vi.advanceTimersByTimeAsync(60_000)
  expect([first, second].flatMap((worker) => worker.process.kill.mock.calls)).toEqual([])
})

test('a worker that hangs is killed eight seconds after its time to drain', async () => {
  const { first, second } = await start()
  process.emit('SIGTERM')
  second.emit('exit', 0)
  await vi.advanceTimersByTimeAsync(11_999)
  expect(first.process.kill).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(first.process.kill.mock.calls).toEqual([['SIGKILL']])
  expect(second.process.kill).not.toHaveBeenCalled()
})

test('a worker that opens its port after the signal is stopped, and none is announced', async () => {
  const { first } = await start()
  process.emit('SIGINT')
  first.emit('listening', { port: 3001 })
  expect(first.findRequests('stop')).toHaveLength(2)
  expect(onReady).not.toHaveBeenCalled()
})

test('a worker that ended before the signal is not replaced after it', async () => {
  const { first } = await start()
  first.emit('listening', { port: 3001 })
  first.emit('exit', 1)
  process.emit('SIGTERM')
  await vi.advanceTimersByTimeAsync(1000)
  expect(workers).toHaveLength(2)
})

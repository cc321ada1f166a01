import { expect, onTestFinished, test, vi } from 'vitest'
import type { Config } from '#bff/config/config.ts'
import { readConfig } from '#bff/config/config.ts'
import { createMetrics } from '#bff/operations/metrics.ts'
import { isMocked, selectUpstream, type UpstreamSources } from '#bff/upstream/selectUpstream.ts'
import type { MockUpstream, Upstream } from '#bff/upstream/upstream.ts'

const configured = readConfig({ UPSTREAM: 'mock' })
if ('problems' in configured) throw new Error(configured.problems.join())
const { config } = configured

const base = new URL('http://127.0.0.1:1/')
const mock: MockUpstream = {
  send: async () => ({ status: 200, headers: [], body: Buffer.from('mock') }),
  serve: async () => ({ status: 200, headers: [], body: Buffer.from('page') }),
  close: async () => undefined,
}

/** Selects an upstream. @returns it, with what the metrics watch */
function select(mode: Config['UPSTREAM'], sources: UpstreamSources, url: URL | undefined = base) {
  const watch = vi.fn<(gauges: { open(): number; waiting(): number; breaker(): number }) => void>()
  const metrics = { ...createMetrics(), watch }
  const own: Config = { ...config, UPSTREAM: mode, API_BASE_URL: url }
  const selected = selectUpstream(own, sources, metrics)
  onTestFinished(() => selected.upstream.close())
  return { ...selected, watch }
}

function createFixture() {
  const given: (Upstream | undefined)[] = []
  const replayer: Upstream = { send: mock.send, close: mock.close }
  function wrap(live: Upstream | undefined): Upstream {
    given.push(live)
    return live ? { ...replayer, close: () => live.close() } : replayer
  }
  return { fixture: wrap, given, replayer }
}

test('the mock API and a replay stand alone, without a circuit', () => {
  const mocked = select('mock', { mock }, undefined)
  expect([mocked.upstream, mocked.breaker(), mocked.watch.mock.calls.length]).toEqual([mock, 'closed', 0])
  const { fixture, given, replayer } = createFixture()
  const replayed = select('replay', { fixture }, undefined)
  expect([replayed.upstream, replayed.breaker(), given]).toEqual([replayer, 'closed', [undefined]])
})

test('the live API is watched behind its circuit', () => {
  const { watch, breaker, upstream } = select('live', {})
  expect(breaker()).toBe('closed')
  expect(upstream).not.toBe(mock)
  const gauges = watch.mock.lastCall?.[0]
  expect([gauges?.open(), gauges?.waiting(), gauges?.breaker()]).toEqual([0, 0, 0])
})

test('a recording wraps the live API', () => {
  const { fixture, given } = createFixture()
  const { watch } = select('record', { fixture })
  expect(given).toEqual([expect.objectContaining({ send: expect.any(Function) })])
  expect(watch).toHaveBeenCalledTimes(1)
})

test('the live API is not wrapped by a fixture that was given for another mode', () => {
  const { fixture, given } = createFixture()
  select('live', { fixture })
  expect(given).toEqual([])
})

test('a hybrid answers assumed calls from the mock API', async () => {
  const { upstream } = select('hybrid', { mock })
  const { signal } = new AbortController()
  const assumed = await upstream.send({ method: 'GET', path: '/notifications/list/', headers: {}, signal })
  expect(String(assumed.body)).toBe('mock')
  const documented = upstream.send({ method: 'GET', path: '/institutes/terms/', headers: {}, signal })
  await expect(documented).rejects.toMatchObject({ code: 'ECONNREFUSED' })
})

test.each<[Config['UPSTREAM'], string]>([
  ['mock', 'UPSTREAM is mock, but there is no mock API in this installation'],
  ['hybrid', 'UPSTREAM is hybrid, but there is no mock API in this installation'],
  ['record', 'UPSTREAM is record, but no fixture is given'],
  ['replay', 'UPSTREAM is replay, but no fixture is given'],
])('%s without its source is refused', (mode, message) => {
  expect(() => select(mode, {})).toThrow(message)
})

test('the live API needs its URL', () => {
  const metrics = createMetrics()
  const own: Config = { ...config, UPSTREAM: 'live', API_BASE_URL: undefined }
  expect(() => selectUpstream(own, {}, metrics)).toThrow('API_BASE_URL is missing')
})

test.each([
  ['mock', true],
  ['hybrid', true],
  ['live', false],
  ['record', false],
  ['replay', false],
] as const)('in %s the mock API responds to some calls: %s', (mode, isResponding) => {
  expect(isMocked({ UPSTREAM: mode })).toBe(isResponding)
})

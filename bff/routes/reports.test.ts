import type { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import { expect, test, vi } from 'vitest'
import type { TenantContext } from '#bff/http/requestContext.ts'
import { createLimiter } from '#bff/middleware/limiter.ts'
import type { Log } from '#bff/operations/log.ts'
import { createMetrics } from '#bff/operations/metrics.ts'
import { formatPosition, type ScriptPosition } from '#bff/pages/sourceMaps.ts'
import { serveReports } from '#bff/routes/reports.ts'
import type { Services } from '#bff/services.ts'
import { tenant } from '../../tests/fakes/tenant.ts'

interface Given {
  readonly address?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly hasFiles?: boolean
}

const findSource = async (position: ScriptPosition) =>
  position.file === '/assets/library.js'
    ? 'node_modules/library/index.js:1:1'
    : `web/app${formatPosition(position)}`

/** Takes reports. @returns a function that sends some, the log and the metrics */
function create() {
  const log = vi.fn<Log>()
  const metrics = createMetrics()
  const limiter = createLimiter()
  const take = vi.spyOn(limiter, 'take')
  const send = async (
    body: unknown,
    { address = '192.0.2.1', headers = {}, hasFiles = true }: Given = {},
  ) => {
    const files = hasFiles ? { findSource } : undefined
    const services = { log, metrics, limiter, files } as unknown as Services // The services in use
    const bytes = Buffer.from(JSON.stringify(body))
    const length = { 'content-type': 'application/json', 'content-length': String(bytes.length) }
    const head = { method: 'POST', headers: { ...length, ...headers } }
    const context = { head, tenant, origin: tenant.origin, address } as unknown as TenantContext
    return serveReports(services, context, Readable.from([bytes]) as unknown as IncomingMessage)
  }
  const read = async (name: string) => {
    const text = await metrics.registry.metrics()
    return text.split('\n').filter((line) => line.startsWith(`bff_${name}`) && !line.endsWith(' 0'))
  }
  return { send, read, log, take }
}

const at = { file: '/assets/app.js', line: 3, column: 14 }
const inLibrary = { file: '/assets/library.js', line: 1, column: 2 }
const error = { type: 'error', name: 'TypeError' }

test('an error is logged with the tenant, its class and its place in our own sources', async () => {
  const { send, log } = create()
  const response = await send([{ ...error, at, frames: [] }])
  expect([response.status, response.headers.get('x-content-type-options')]).toEqual([204, 'nosniff'])
  expect(log.mock.calls).toEqual([
    [
      'warn',
      {
        event: 'browser_error',
        tenant: tenant.customHost,
        error: 'TypeError',
        at: 'web/app/assets/app.js:3:14',
      },
    ],
  ])
})

test('an error in a library is logged with the first caller in our own sources', async () => {
  const { send, log } = create()
  await send([{ ...error, at: inLibrary, frames: [inLibrary, at, { ...at, line: 9 }] }])
  expect(log.mock.calls[0]?.[1]).toMatchObject({
    at: 'node_modules/library/index.js:1:1',
    source: 'web/app/assets/app.js:3:14',
  })
})

test('an error in libraries alone has no place in our own sources', async () => {
  const { send, log } = create()
  await send([{ ...error, at: inLibrary, frames: [inLibrary] }])
  expect(log.mock.calls[0]?.[1]).toMatchObject({ at: 'node_modules/library/index.js:1:1', source: undefined })
})

test('without a build an error keeps its place in the script, and without a place it has none', async () => {
  const { send, log } = create()
  await send([{ ...error, at }, error], { hasFiles: false })
  expect(log.mock.calls.map(([, fields]) => fields.at)).toEqual(['/assets/app.js:3:14', undefined])
  for (const [, fields] of log.mock.calls) expect(fields).not.toHaveProperty('source')
})

test.each([
  { ...at, file: 'https://a.example/assets/app.js' },
  { ...at, file: '/assets/app.js?x' },
  { ...at, file: '/assets/../app.js/' },
  { ...at, line: -1 },
  { ...at, line: 1.5 },
  { ...at, column: 10_000_001 },
])('the place %j is not one in our own scripts and is dropped', async (place) => {
  const { send, log } = create()
  await send([{ ...error, at: place }])
  expect(log.mock.calls.map(([, fields]) => fields.at)).toEqual([undefined])
})

test('a violation is counted and logged by its directive, in the old form and the new one', async () => {
  const { send, read, log } = create()
  await send({ 'csp-report': { 'effective-directive': 'img-src', 'violated-directive': 'x' } })
  await send({ 'csp-report': { 'violated-directive': 'font-src https://a.example' } })
  await send({ 'csp-report': {} })
  await send([{ type: 'csp-violation', body: { effectiveDirective: 'style-src' } }])
  expect(log.mock.calls).toEqual(
    ['img-src', 'font-src', 'other', 'style-src'].map((about) => [
      'warn',
      { event: 'policy_violation', tenant: tenant.customHost, about },
    ]),
  )
  expect(await read('policy_violations_total')).toHaveLength(4)
})

test.each(['Img-src', 'img-src ', '1', 'x'.repeat(41)])('the directive %j is dropped', async (name) => {
  const { send, read } = create()
  await send([{ type: 'csp-violation', body: { effectiveDirective: name } }])
  expect(await read('policy_violations_total')).toEqual([])
})

test('vitals are counted up to their highest plausible value', async () => {
  const { send, read } = create()
  const max = { LCP: 60_000, CLS: 10, INP: 30_000, FCP: 60_000, TTFB: 60_000 }
  for (const [name, value] of Object.entries(max))
    for (const number of [value, value + 1]) await send([{ type: 'vital', name, value: number }])
  await send([{ type: 'vital', name: 'INP', value: -1 }])
  expect(await read('web_vital_seconds_count')).toEqual(
    ['LCP', 'INP', 'FCP', 'TTFB'].map((name) => `bff_web_vital_seconds_count{name="${name}"} 1`),
  )
  expect(await read('layout_shift_score_count')).toEqual(['bff_layout_shift_score_count 1'])
})

test('twenty reports of one request are read', async () => {
  const { send, read } = create()
  await send(Array.from({ length: 21 }, () => ({ type: 'vital', name: 'LCP', value: 1 })))
  expect(await read('web_vital_seconds_count')).toEqual(['bff_web_vital_seconds_count{name="LCP"} 20'])
})

test('visitors are counted by their network, for errors and for each directive', async () => {
  const { send, read } = create()
  const sendViolation = (directive: string, address: string) =>
    send([{ type: 'csp-violation', body: { effectiveDirective: directive } }], { address })
  for (const address of ['192.0.2.1', '192.0.2.1', '192.0.2.2']) {
    await send([error], { address })
    await sendViolation('img-src', address)
    await sendViolation('font-src', address)
  }
  expect(await read('browser_error_visitors_total')).toEqual(['bff_browser_error_visitors_total 2'])
  expect(await read('policy_violation_visitors_total')).toEqual([
    'bff_policy_violation_visitors_total{directive="img-src"} 2',
    'bff_policy_violation_visitors_total{directive="font-src"} 2',
  ])
})

test('a hundred vitals of a network are counted in a minute', async () => {
  const { send, read } = create()
  const vitals = Array.from({ length: 20 }, () => ({ type: 'vital', name: 'LCP', value: 1 }))
  for (let index = 0; index < 6; index += 1) await send(vitals)
  expect(await read('web_vital_seconds_count')).toEqual(['bff_web_vital_seconds_count{name="LCP"} 100'])
})

test('reports are counted apart from the guesses of passwords, which they must not push out', async () => {
  const { send, take } = create()
  await send([error, { type: 'vital', name: 'LCP', value: 1 }])
  await send({ 'csp-report': { 'effective-directive': 'img-src' } })
  expect(take.mock.calls.length).toBeGreaterThan(5)
  for (const [key] of take.mock.calls) expect(key).toMatch(/^report/)
})

test.each(['application/csp-report', 'application/reports+json'])(
  'reports that a browser sends as %s are taken',
  async (type) => {
    const { send } = create()
    expect((await send([error], { headers: { 'content-type': type } })).status).toBe(204)
  },
)

test.each(['<b>TypeError', 'typeError', 'Type error', `T${'x'.repeat(41)}`])(
  'an error whose class is given as %j is dropped',
  async (name) => {
    const { send, log } = create()
    await send([{ ...error, name }])
    expect(log).not.toHaveBeenCalled()
  },
)

test('a network that sends too many reports is told when to send again', async () => {
  const { send } = create()
  for (let index = 0; index < 60; index += 1) await send([])
  await expect(send([])).rejects.toMatchObject({ code: 'rate_limited', headers: { 'retry-after': '60' } })
  expect((await send([], { address: '192.0.2.2' })).status).toBe(204)
})

test('a body that is announced as too large is refused before it is read', async () => {
  const headers = { 'content-length': '8193' }
  await expect(create().send([], { headers })).rejects.toMatchObject({ code: 'body_too_large' })
  expect((await create().send([], { headers: { 'content-length': '8192' } })).status).toBe(204)
})

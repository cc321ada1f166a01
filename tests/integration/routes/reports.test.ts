import { expect, test } from 'vitest'
import { bff, failOnUnhandledRejections, startBffPerTest } from '../../fakes/bffPerTest.ts'

startBffPerTest()
failOnUnhandledRejections()

const send = (body: unknown, headers: Record<string, string | undefined> = {}) =>
  bff.request('/bff/reports', { body, headers: { 'x-csrf': undefined, ...headers } })
const readMetrics = () => bff.bff.metrics.registry.metrics()

test('errors, vitals and violations are counted and logged by listed fields only', async () => {
  const at = { file: '/assets/app-1.js', line: 3, column: 14, text: 'CANARY' }
  const response = await send([
    { type: 'error', name: 'TypeError', message: 'CANARY', at },
    { type: 'error', name: 'RangeError', at: { ...at, file: 'https://evil.example/CANARY.js' } },
    { type: 'vital', name: 'LCP', value: 1234 },
    { type: 'vital', name: 'CLS', value: 0.02 },
  ])
  expect([response.status, response.text]).toEqual([204, ''])
  await send({ 'csp-report': { 'effective-directive': 'img-src', 'blocked-uri': 'https://CANARY.example' } })
  await send([
    { type: 'csp-violation', body: { effectiveDirective: 'script-src-elem', blockedURL: 'CANARY' } },
  ])
  const metrics = await readMetrics()
  expect(metrics).toContain('bff_browser_errors_total 2')
  expect(metrics).toContain('bff_policy_violations_total{directive="img-src"} 1')
  expect(metrics).toContain('bff_policy_violations_total{directive="script-src-elem"} 1')
  expect(metrics).toContain('bff_web_vital_seconds_count{name="LCP"} 1')
  expect(metrics).toContain('bff_layout_shift_score_count 1')
  expect(bff.log.join()).toContain('"at":"/assets/app-1.js:3:14"')
  expect(bff.log.join() + metrics).not.toContain('CANARY')
})

test('foreign fields, shapes and names are dropped without an error', async () => {
  const reports = [
    { type: 'error', name: '<script>' },
    { type: 'vital', name: 'X', value: 1 },
    7,
    null,
    { type: 'x' },
  ]
  expect((await send(reports)).status).toBe(204)
  expect(await readMetrics()).toContain('bff_browser_errors_total 0')
})

test('what is too large, not JSON, from another site or too often is refused', async () => {
  for (const body of ['{', 'null', '7', '"text"']) expect((await send(body)).status).toBe(400)
  expect((await send([{ type: 'error', name: 'E'.repeat(9000) }])).status).toBe(413)
  expect((await send([], { 'content-type': 'text/plain' })).status).toBe(415)
  expect((await send([], { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
  expect((await send([], { origin: 'https://evil.example' })).status).toBe(403)
  expect((await bff.request('/bff/reports')).headers.allow).toBe('POST')
  const statuses = await Promise.all(Array.from({ length: 80 }, async () => (await send([])).status))
  expect(new Set(statuses)).toEqual(new Set([204, 429]))
})

test("one visitor's flood adds a bounded number of lines and counts, and is one visitor", async () => {
  const batch = Array.from({ length: 20 }, (_, index) => ({ type: 'error', name: `Error${index}` }))
  const violation = { type: 'csp-violation', body: { effectiveDirective: 'img-src' } }
  for (let index = 0; index < 20; index += 1) await send([...batch.slice(0, 15), violation, violation])
  const metrics = await readMetrics()
  expect(metrics).toContain('bff_browser_errors_total 20\n')
  expect(metrics).toContain('bff_browser_error_visitors_total 1\n')
  expect(metrics).toContain('bff_policy_violations_total{directive="img-src"} 20\n')
  expect(metrics).toContain('bff_policy_violation_visitors_total{directive="img-src"} 1\n')
  expect(bff.log.filter((line) => line.includes('browser_error'))).toHaveLength(20)
})

test('a vital beyond what a visit can measure is dropped', async () => {
  await send([
    { type: 'vital', name: 'CLS', value: 600_000 },
    { type: 'vital', name: 'LCP', value: 600_000 },
    { type: 'vital', name: 'INP', value: 40_000 },
    { type: 'vital', name: 'TTFB', value: 59_000 },
  ])
  const metrics = await readMetrics()
  expect(metrics).toContain('bff_layout_shift_score_count 0')
  expect(metrics).toContain('bff_web_vital_seconds_count{name="LCP"} 0')
  expect(metrics).toContain('bff_web_vital_seconds_count{name="INP"} 0')
  expect(metrics).toContain('bff_web_vital_seconds_count{name="TTFB"} 1')
})

import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parse } from 'yaml'
import { startBffProcess, stopBffProcesses, type BffProcess } from '../../fakes/bffProcess.ts'
import { startHostileApi, type HostileApi } from '../../fakes/hostileApi.ts'
import { createHttpClient } from '../../fakes/httpClient.ts'
import { createTemporaryFolder } from '../../fakes/temporaryFolder.ts'

interface Rule {
  alert: string
  expr: string
  annotations: Record<string, unknown>
}
interface Panel {
  targets: { expr: string }[]
}

const alerts: { groups: { rules: Rule[] }[] } = parse(readFileSync('docs/operations/alerts.yaml', 'utf8'))
const rules = alerts.groups.flatMap((group) => group.rules)
const dashboard: { panels: Panel[] } = JSON.parse(readFileSync('docs/operations/dashboard.json', 'utf8'))
const page = readFileSync('docs/operations.md', 'utf8')
const listNames = (text: string) => new Set(text.match(/\b(?:bff|process|nodejs)_[a-z0-9_]+/g))
const expressions = [...rules, ...dashboard.panels.flatMap(({ targets }) => targets)].map(({ expr }) => expr)

let api: HostileApi
let running: BffProcess
/** Metrics of a process in front of an API after calls of a guest and a signed-in person. */
let metrics: string

beforeAll(async () => {
  api = await startHostileApi()
  running = await startBffProcess({ API_BASE_URL: api.base, DATA_DIR: createTemporaryFolder() })
  const { request, signIn } = createHttpClient(running.port)
  await request('/api/institutes/terms/')
  await request('/api/classes/booked/list/', { cookie: await signIn() })
  metrics = (await running.admin('/metrics')).text
})
afterAll(async () => {
  await stopBffProcesses(running)
  await api.close()
})

function listTypes(): (readonly [name: string, type: string])[] {
  return [...metrics.matchAll(/^# TYPE (\w+) (\w+)/gm)].map(
    ([, name = '', type = '']) => [name, type] as const,
  )
}

function listMetrics(): Set<string> {
  return new Set(
    listTypes().flatMap(([name, type]) =>
      type === 'histogram' ? [name, `${name}_bucket`, `${name}_count`] : [name],
    ),
  )
}

test('each alert has a summary and no other annotation, which a comma in it would make', () => {
  for (const { annotations } of rules)
    expect(annotations).toEqual({ summary: expect.stringMatching(/^[A-Z]/) })
})

test('alerts and dashboard ask for metrics that exist', () => {
  const known = listMetrics()
  expect(expressions.length).toBeGreaterThan(25)
  for (const name of listNames(expressions.join(' '))) expect(known).toContain(name)
})

test('alerts and dashboard ask for labels and values that exist', () => {
  const series = metrics.split('\n').filter((line) => !line.startsWith('#'))
  for (const [, name = '', label = ''] of expressions.join('\n').matchAll(/(\w+)\{(\w+="[^"]*")\}/g))
    expect(series.filter((line) => line.startsWith(`${name}{`) && line.includes(label))).not.toEqual([])
  for (const expr of expressions)
    for (const [, labels = ''] of expr.matchAll(/ by \(([^)]*)\)/g))
      for (const name of listNames(expr))
        for (const label of labels.split(/,\s*/))
          expect([
            expr,
            series.some((line) => line.startsWith(`${name}{`) && line.includes(`${label}="`)),
          ]).toEqual([expr, true])
})

test('what alerts ask for begins at zero, so that the first burst is an increase', () => {
  for (const line of [
    'bff_policy_violation_visitors_total{directive="script-src-elem"} 0',
    'bff_refused_total{code="overloaded"} 0',
    'bff_refresh_seconds_count{result="outage"} 0',
    'bff_browser_error_visitors_total 0',
    'bff_store_errors_total 0',
  ])
    expect(metrics).toContain(`${line}\n`)
})

test('the page for operators names each metric and each alert, and no other', () => {
  const own = listTypes().map(([name]) => name)
  const named = listNames(page)
  expect(own.filter((name) => !named.has(name))).toEqual([])
  expect([...named].filter((name) => name.startsWith('bff_') && !own.includes(name))).toEqual([])
  const [, table = ''] = page.split('## Alerts')
  const described = [...table.matchAll(/^\| ([A-Z]\w+) +\|/gm)].map(([, name]) => name)
  expect(described).toEqual(rules.map(({ alert }) => alert))
})

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { createMetrics } from '#bff/operations/metrics.ts'

interface Rule {
  alert: string
  expr: string
}
interface Panel {
  targets: { expr: string }[]
}

const alerts: { groups: { rules: Rule[] }[] } = parse(readFileSync('docs/operations/alerts.yaml', 'utf8'))
const rules = alerts.groups.flatMap((group) => group.rules)
const dashboard: { panels: Panel[] } = JSON.parse(readFileSync('docs/operations/dashboard.json', 'utf8'))
const page = readFileSync('docs/operations.md', 'utf8')
const listNames = (text: string) => new Set(text.match(/\b(?:bff|process)_[a-z_]+/g))

async function listMetrics(): Promise<Set<string>> {
  const metrics = createMetrics()
  metrics.watch({ open: () => 0, waiting: () => 0, breaker: () => 0 })
  metrics.watchRenders(() => 0)
  return new Set(
    [...(await metrics.registry.metrics()).matchAll(/^# TYPE (\w+) (\w+)/gm)].flatMap(([, name = '', type]) =>
      type === 'histogram' ? [name, `${name}_bucket`, `${name}_count`] : [name],
    ),
  )
}

test('alerts and dashboard ask for metrics that exist', async () => {
  const known = await listMetrics()
  const asked = [...rules, ...dashboard.panels.flatMap(({ targets }) => targets)].map(({ expr }) => expr)
  expect(asked.length).toBeGreaterThan(25)
  for (const name of listNames(asked.join(' '))) expect(known).toContain(name)
})

test('the page for operators names each metric of ours and each alert, and no other', async () => {
  const own = [...(await listMetrics())].filter(
    (name) => name.startsWith('bff_') && !/_bucket$|_count$/.test(name),
  )
  const named = [...listNames(page)].filter((name) => name.startsWith('bff_'))
  expect(named.toSorted()).toEqual(own.toSorted())
  const [, table = ''] = page.split('## Alerts')
  const described = [...table.matchAll(/^\| ([A-Z]\w+) +\|/gm)].map(([, name]) => name)
  expect(described).toEqual(rules.map(({ alert }) => alert))
})

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import type { Browser, BrowserContext, Page, Route, TestInfo } from '@playwright/test'
import { expect } from '@playwright/test'
import { createRng } from '#mocks/world/codes/rng.ts'
import shell from '../../../web/i18n/en/shell.json' with { type: 'json' }
import booking from '../../../web/i18n/en/booking.json' with { type: 'json' }
import { clickTwice } from './doubleClick.ts'
import { actPatiently } from './patientPerson.ts'

/**
 * The faults during a journey: nothing, an API that takes 300 ms for each call, one that fails one call in ten,
 * a network that breaks one call in ten, half of them after the server has done what was asked, or a person who
 * double-clicks whatever sends something to an API that takes 300 ms.
 */
export type Chaos = 'calm' | 'slow' | 'failing' | 'dropping' | 'doubled'

const PART = 0.1
const SAID = 'Pressed again: '
const DOUBLED = 'Clicked twice: '
const folder = 'test-results/records'

/** The chaos of the test that this process runs. */
let current: { chaos: Chaos; seed: number } | undefined

/** Adds the chaos of the running test to the scenario of its world. */
export function addChaos(scenario: string | undefined): string | undefined {
  const steps = [scenario, current && getScenario(current)].filter((step) => step !== undefined)
  return steps.length ? steps.join('+') : undefined
}

function getScenario({ chaos, seed }: { chaos: Chaos; seed: number }): string | undefined {
  if (chaos === 'slow' || chaos === 'doubled') return 'slow=300'
  return chaos === 'failing' ? `failing=${PART * 100},${seed}` : undefined
}

/** Header of the calls that a test makes itself, which are no calls of a person: they never fail. */
export function getCalmHeader(): Record<string, string> {
  return current ? { 'X-Mock-Scenario': 'baseline' } : {}
}

/** Whether pages are also checked for errors and accessibility: not where calls fail. */
export function isCalm(): boolean {
  return current === undefined
}

/**
 * Puts chaos between a journey and its API, with a person in each window who tries again. Afterwards the records of the
 * world are those of a calm run: nothing was done twice, nothing was lost.
 * @param chaos undefined for an ordinary run
 */
export async function runInChaos(
  { browser, page, chaos }: { browser: Browser; page: Page; chaos: Chaos | undefined },
  runTest: () => Promise<void>,
  info: TestInfo,
): Promise<void> {
  if (!chaos) return runTest()
  const title = info.titlePath.join(' ')
  const seed = createRng(process.env.CHAOS ?? '1', title).between(1, 1_000_000)
  const said: string[] = []
  current = { chaos, seed }
  info.setTimeout(info.timeout * 2)
  const prepare = (context: BrowserContext) => prepareWindow(context, chaos, seed, said)
  await prepare(page.context())
  browser.on('context', prepare)
  try {
    await runTest()
  } finally {
    browser.off('context', prepare)
    current = undefined
    info.annotations.push({
      type: 'chaos',
      description: `CHAOS=${process.env.CHAOS ?? '1'}: ${said.join('; ')}`,
    })
  }
  const isLoop = info.project.name.startsWith('chaos')
  if (isLoop && info.status === info.expectedStatus) await compareRecords(page, chaos, title)
}

async function prepareWindow(context: BrowserContext, chaos: Chaos, seed: number, said: string[]) {
  if (chaos === 'calm') return
  context.on('console', (message) => {
    if ([SAID, DOUBLED].some((prefix) => message.text().startsWith(prefix))) said.push(message.text())
  })
  await Promise.all([
    context.addInitScript(actPatiently, {
      failures: [shell['error.general'], shell['error.connection'], booking['booking.sorry']],
      retries: [shell['ui.retry'], shell['error.reload']],
      close: shell['ui.close'],
      prefix: SAID,
    }),
    chaos === 'doubled' && context.addInitScript(clickTwice, DOUBLED),
    chaos === 'dropping' && context.route('**/api/**', createDropping(seed, said)),
  ])
}

/** Breaks calls of the page, the same ones in each run: each operation has a row of its own. */
function createDropping(seed: number, said: string[]) {
  const counts = new Map<string, number>()
  return async (route: Route) => {
    const request = route.request()
    if (request.headers()['x-mock-scenario']) return route.continue()
    const name = `${request.method()} ${new URL(request.url()).pathname.replaceAll(/\d+/g, '{id}')}`
    const count = counts.get(name) ?? 0
    counts.set(name, count + 1)
    const rng = createRng(seed, 'dropping', name, count)
    if (!rng.chance(PART)) return route.continue()
    const isLate = rng.chance(0.5)
    said.push(`Broken ${isLate ? 'after' : 'before'}: ${name}`)
    if (isLate) await route.fetch().catch(() => undefined)
    // The window may have closed meanwhile
    return route.abort('connectionreset').catch(() => undefined)
  }
}

/** The calm run writes the records of the world at its end, the others compare theirs. */
async function compareRecords(page: Page, chaos: Chaos, title: string) {
  const response = await page.request.get('/__mock/records')
  const { data } = (await response.json()) as { data: Record<string, number> } // As the mocks' README says
  const file = `${folder}/${title.replaceAll(/\W+/g, '-')}.json`
  if (chaos === 'calm') {
    mkdirSync(folder, { recursive: true })
    return writeFileSync(file, JSON.stringify(data))
  }
  expect(data, 'the records of the world after a calm run').toEqual(JSON.parse(readFileSync(file, 'utf8')))
}

// npm test: on a machine that has only Node and npm; ends with one line `N passed, N failed`.
// `--full` adds what takes minutes (docs/testing.md), and looks at every page at both widths in both languages.
// `--only=unit` and `--only=e2e` run one part.
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { check } from './check.ts'
import { ensureInstalled, installLocally } from './install.ts'
import { prepare } from './prepare.ts'
import { ensurePrograms } from './programs.ts'
import { runCommand } from './runCommand.ts'
import { spawnProgram } from './spawnProgram.ts'
import { describeFailures, listSlowest, readTestResults } from './testResults.ts'

interface Totals {
  passed: number
  failed: number
}

const totals: Totals = { passed: 0, failed: 0 }
const isFull = process.argv.includes('--full')
const only = process.argv.find((argument) => argument.startsWith('--only='))?.slice('--only='.length)

if (isFull) process.env.LOOKS = 'all'

await runCommand(async () => {
  console.log(`Testing on Node ${process.versions.node}.`)
  await ensureInstalled()
  await ensurePrograms()
  await prepare()
  rmSync('test-results', { recursive: true, force: true })
  mkdirSync('test-results', { recursive: true })
  if (!only) await runChecks()
  // Side by side: one part computes while the other waits for sockets and clocks
  await Promise.all([runOnServer(), runInBrowser()])
  if (isFull && only !== 'e2e') await runProject('soak')
  if (isFull && !only) await runLighthouse()
  const results = readTestResults('test-results')
  console.log(
    ['The slowest tests:', ...listSlowest(results, 20), '', ...describeFailures(results)].join('\n'),
  )
  console.log(`${totals.passed} passed, ${totals.failed} failed`)
  process.exitCode = totals.failed ? 1 : 0
})

async function runOnServer(): Promise<void> {
  if (only === 'e2e') return
  await runProject('node*')
  await runProject('bff')
}

async function runInBrowser(): Promise<void> {
  if (only !== 'e2e') await runProject('browser')
  if (only !== 'unit') await runPlaywright()
}

async function runChecks(): Promise<void> {
  const { passed, failed } = await check()
  add({ passed: passed.length, failed: failed.length }, 0)
}

async function runProject(project: string): Promise<void> {
  const report = `vitest-${project.replace('*', '')}.json`
  const status = await runProgram('vitest', [
    'run',
    '--project',
    project,
    '--reporter=default',
    '--reporter=json',
    `--outputFile=test-results/${report}`,
  ])
  add(
    readReport(report, ({ numPassedTests, numFailedTests, numFailedTestSuites }: VitestReport) => ({
      passed: numPassedTests,
      failed: numFailedTests || numFailedTestSuites,
    })),
    status,
  )
}

interface VitestReport {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly numFailedTestSuites: number
}

interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number }
  readonly errors: readonly unknown[]
}

async function runPlaywright(): Promise<void> {
  if (isFull) await installLocally('tools/prism')
  // A second attempt distinguishes a slow machine from a fault; tests that needed it are listed at the end and must
  // be mended
  // Tests of processes have limits of seconds, those of pages of minutes: where both run, the former go first
  const status = await runProgram('playwright', ['test', '--retries=1'], {}, 10)
  add(
    readReport('playwright.json', ({ stats, errors }: PlaywrightReport) => ({
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected + errors.length,
    })),
    status,
  )
}

async function runLighthouse(): Promise<void> {
  const { auditPages } = await import('./lighthouse.ts')
  add(await auditPages(), 0)
}

async function runProgram(...command: Parameters<typeof spawnProgram>): Promise<number> {
  const status = await spawnProgram(...command)
  if (status !== 0) console.error(`${command[0]} ended with status ${status}`)
  return status
}

/** Counts the tests of a report; a missing report counts as one failure. */
function readReport<Report>(name: string, count: (report: Report) => Totals): Totals {
  try {
    return count(JSON.parse(readFileSync(`test-results/${name}`, 'utf8')))
  } catch {
    return { passed: 0, failed: 1 }
  }
}

/** Adds a part to the totals. A bad exit status without a failed test counts as one failure. */
function add({ passed, failed }: Totals, status: number): void {
  totals.passed += passed
  totals.failed += failed || (status === 0 ? 0 : 1)
}

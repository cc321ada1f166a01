// npm test: everything, on a machine that has only Node and npm; ends with one line `N passed, N failed`.
// `--full` adds the long tests of endurance, and looks at pages at both widths in both languages.
import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { ensureInstalled } from './install.mjs'

await ensureInstalled()
const { ensurePrograms } = await import('./machine.mjs')
ensurePrograms()
const { makeReady } = await import('./ready.mjs')
await makeReady()

rmSync('test-results', { recursive: true, force: true })
mkdirSync('test-results', { recursive: true })
const { check } = await import('./check.mjs')
const checked = await check()
const isFull = process.argv.includes('--full')
const totals = { passed: checked.passed.length, failed: checked.failed.length }

// Side by side: what waits leaves its core to what computes
await Promise.all([vitest('node', 'browser'), vitest('bff')])
if (isFull) await vitest('soak')

const browser = await run('playwright', ['test', '--reporter=line,json'], {
  PLAYWRIGHT_JSON_OUTPUT_NAME: 'test-results/playwright.json',
  ...(isFull ? { LOOKS: 'all' } : {}),
})
add(
  read('playwright.json', ({ stats, errors }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
  })),
  browser,
)

console.log(`${totals.passed} passed, ${totals.failed} failed`)
process.exitCode = totals.failed ? 1 : 0

async function vitest(...projects) {
  const report = `vitest-${projects[0]}.json`
  const status = await run('vitest', [
    'run',
    ...projects.flatMap((project) => ['--project', project]),
    '--reporter=default',
    '--reporter=json',
    `--outputFile=test-results/${report}`,
  ])
  add(
    read(report, ({ numPassedTests, numFailedTests, numFailedTestSuites }) => ({
      passed: numPassedTests,
      failed: numFailedTests || numFailedTestSuites,
    })),
    status,
  )
}

function run(program, args, env = {}) {
  return new Promise((resolve) => {
    const child = spawn(`node_modules/.bin/${program}`, args, {
      stdio: 'inherit',
      env: { ...process.env, ...env },
      shell: process.platform === 'win32',
    })
    child.on('close', (status) => {
      if (status !== 0) console.error(`${program} ended with status ${status}`)
      resolve(status)
    })
  })
}

/** A report that is not there is a failure of its own. */
function read(name, count) {
  try {
    return count(JSON.parse(readFileSync(`test-results/${name}`, 'utf8')))
  } catch {
    return { passed: 0, failed: 1 }
  }
}

/** What ends badly without a failed test, by an error that nobody caught, is a failure too. */
function add({ passed, failed }, status) {
  totals.passed += passed
  totals.failed += failed || (status === 0 ? 0 : 1)
}

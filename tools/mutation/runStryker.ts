import { spawn } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readMutationReport, type MutationResult } from './report.ts'

const folder = 'tools/mutation'
/** Reports that a reader opens; `npm test` removes them. */
const reports = 'test-results/mutation'
/** Results that are kept between runs. */
const cache = '.cache/mutation'

interface StrykerRun {
  /** Names the files of the run */
  readonly name: string
  /** Files, globs or `file:first-last` */
  readonly mutate: readonly string[]
  readonly tests: readonly string[]
  /** Of one test, milliseconds */
  readonly testTimeout?: number | undefined
  /** Keeps the results of unchanged mutants; not for a part of a file */
  readonly isIncremental: boolean
  /** Tries every mutant again: for those of constants, Stryker does not see that a test is new */
  readonly isForced: boolean
}

/**
 * Runs Stryker on a copy of the repository.
 * @throws when it cannot run, or when a test fails without any change
 */
export async function runStryker(run: StrykerRun): Promise<MutationResult> {
  const { name, mutate, isIncremental, isForced } = run
  const report = join(reports, `${name}.json`)
  const settings = join(cache, `${name}.config.json`)
  mkdirSync(reports, { recursive: true })
  mkdirSync(cache, { recursive: true })
  rmSync(report, { force: true })
  const options = {
    mutate: [...mutate, '!**/*.test.ts'],
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: `${folder}/vitest.config.ts`, related: false },
    coverageAnalysis: 'perTest',
    concurrency: Number(process.env.MUTATION_CONCURRENCY ?? 2),
    timeoutMS: 4000,
    tempDirName: join(cache, 'sandbox'),
    ignorePatterns: ['.cache', '.data', 'dist', 'test-results', 'web/**/*.png'],
    // The native compiler has no API that Stryker could read settings with, and type errors are no mutants
    tsconfigFile: 'none.json',
    disableTypeChecks: false,
    reporters: ['json', 'html', 'progress-append-only'],
    jsonReporter: { fileName: report },
    htmlReporter: { fileName: join(reports, `${name}.html`) },
    incremental: isIncremental,
    incrementalFile: join(cache, `${name}.json`),
    force: isForced,
    thresholds: { high: 100, low: 0, break: null },
    allowConsoleColors: false,
  }
  writeFileSync(settings, JSON.stringify(options, null, 2))
  const status = await spawnStryker(settings, run)
  if (status !== 0) throw new Error(`Stryker ended with status ${status}; its messages are above.`)
  return readMutationReport(report)
}

function spawnStryker(settings: string, { tests, testTimeout = 20_000 }: StrykerRun): Promise<number> {
  const program = `${folder}/node_modules/@stryker-mutator/core/bin/stryker.js`
  const child = spawn(process.execPath, [program, 'run', settings], {
    stdio: 'inherit',
    // One seed for the properties: the same mutants are noticed in each run
    env: { ...process.env, FC_SEED: '27', MUTATION_RUN: JSON.stringify({ tests, testTimeout }) },
  })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => child.kill(signal))
  return new Promise((resolve) => child.on('close', (status) => resolve(status ?? 1)))
}

import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

/** The result of one test in the last run. */
export interface TestResult {
  readonly title: string
  readonly file: string
  /** All attempts together, milliseconds */
  readonly duration: number
  /** `unsteady`: failed, and passed when it was run once more */
  readonly outcome: 'passed' | 'failed' | 'unsteady'
  readonly messages: readonly string[]
}

interface VitestReport {
  readonly testResults: readonly {
    readonly name: string
    readonly status: string
    readonly message?: string
    readonly assertionResults: readonly {
      readonly fullName: string
      readonly status: string
      readonly duration?: number | null
      readonly failureMessages?: readonly string[] | null
    }[]
  }[]
}

interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[]
  readonly specs?: readonly {
    readonly title: string
    readonly file: string
    readonly line: number
    readonly tests: readonly {
      readonly projectName: string
      readonly status: 'expected' | 'unexpected' | 'flaky' | 'skipped'
      readonly results: readonly {
        readonly duration: number
        readonly errors?: readonly { readonly message?: string }[]
      }[]
    }[]
  }[]
}

const linesOfMessage = 12

/**
 * Reads the results of the last run of both runners.
 * See docs/decisions.md#second-attempt.
 * @param folder with their reports; a missing report has no results
 */
export function readTestResults(folder: string): TestResult[] {
  return [
    ...['node', 'browser', 'bff', 'soak'].flatMap((project) =>
      read<VitestReport>(`${folder}/vitest-${project}.json`, listVitest),
    ),
    ...read<PlaywrightSuite>(`${folder}/playwright.json`, listPlaywright),
  ]
}

/** Lists the slowest tests, a line each. */
export function listSlowest(results: readonly TestResult[], count: number): string[] {
  return results
    .toSorted((one, two) => two.duration - one.duration)
    .slice(0, count)
    .map(({ title, duration }) => `${(duration / 1000).toFixed(1).padStart(7)} s  ${title}`)
}

/** Describes the tests that failed, or passed at the second attempt only, with the first lines of each message. */
export function describeFailures(results: readonly TestResult[]): string[] {
  return results
    .filter(({ outcome }) => outcome !== 'passed')
    .flatMap(({ title, file, outcome, messages }) => [
      `${outcome === 'failed' ? 'Failed' : 'Passed at the second attempt only'}: ${title} (${file})`,
      ...messages.flatMap(shorten),
    ])
}

function shorten(message: string): string[] {
  return stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim())
    .slice(0, linesOfMessage)
    .map((line) => `    ${line.slice(0, 200)}`)
}

function listVitest({ testResults }: VitestReport): TestResult[] {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative('.', name)
    const tests = assertionResults.map(({ fullName, status: own, duration, failureMessages }) => ({
      title: fullName,
      file,
      duration: duration ?? 0,
      outcome: own === 'failed' ? ('failed' as const) : ('passed' as const),
      messages: failureMessages ?? [],
    }))
    const isBroken = status === 'failed' && !tests.some(({ outcome }) => outcome === 'failed')
    const whole = {
      title: 'the file',
      file,
      duration: 0,
      outcome: 'failed' as const,
      messages: [message ?? ''],
    }
    return isBroken ? [...tests, whole] : tests
  })
}

function listPlaywright({ suites = [], specs = [] }: PlaywrightSuite): TestResult[] {
  const own = specs.flatMap(({ title, file, line, tests }) =>
    tests.map(({ projectName, status, results }) => ({
      title: `[${projectName}] ${title}`,
      file: `tests/e2e/${file}:${line}`,
      duration: results.reduce((sum, result) => sum + result.duration, 0),
      outcome: nameOutcome(status),
      messages: results.flatMap(({ errors = [] }) => errors.map(({ message = '' }) => message)),
    })),
  )
  return [...own, ...suites.flatMap(listPlaywright)]
}

function nameOutcome(status: string): TestResult['outcome'] {
  if (status === 'unexpected') return 'failed'
  return status === 'flaky' ? 'unsteady' : 'passed'
}

function read<Report>(file: string, list: (report: Report) => TestResult[]): TestResult[] {
  return existsSync(file) ? list(JSON.parse(readFileSync(file, 'utf8'))) : []
}

import { existsSync, readFileSync } from 'node:fs'

interface Timed {
  readonly title: string
  /** Milliseconds */
  readonly duration: number
}

interface VitestReport {
  readonly testResults: readonly {
    readonly assertionResults: readonly { readonly fullName: string; readonly duration?: number | null }[]
  }[]
}

interface Suite {
  readonly suites?: readonly Suite[]
  readonly specs?: readonly {
    readonly title: string
    readonly tests: readonly {
      readonly projectName: string
      readonly results: readonly { readonly duration: number }[]
    }[]
  }[]
}

/**
 * Lists the slowest tests of the last run, for its last lines.
 * @param folder with the reports of both runners
 */
export function listSlowest(folder: string, count: number): string[] {
  const vitest = ['vitest-node.json', 'vitest-bff.json'].flatMap((name) =>
    read<VitestReport>(`${folder}/${name}`, ({ testResults }) =>
      testResults.flatMap(({ assertionResults }) =>
        assertionResults.map(({ fullName, duration }) => ({ title: fullName, duration: duration ?? 0 })),
      ),
    ),
  )
  const playwright = read<Suite>(`${folder}/playwright.json`, listSpecs)
  return [...vitest, ...playwright]
    .toSorted((one, two) => two.duration - one.duration)
    .slice(0, count)
    .map(({ title, duration }) => `${(duration / 1000).toFixed(1).padStart(7)} s  ${title}`)
}

function listSpecs({ suites = [], specs = [] }: Suite): Timed[] {
  const own = specs.flatMap(({ title, tests }) =>
    tests.map(({ projectName, results }) => ({
      title: `[${projectName}] ${title}`,
      duration: results.reduce((sum, result) => sum + result.duration, 0),
    })),
  )
  return [...own, ...suites.flatMap(listSpecs)]
}

function read<Report>(file: string, list: (report: Report) => Timed[]): Timed[] {
  return existsSync(file) ? list(JSON.parse(readFileSync(file, 'utf8'))) : []
}

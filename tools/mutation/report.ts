import { readFileSync } from 'node:fs'

/** A change of the code that no test noticed. */
export interface Survivor {
  readonly file: string
  readonly firstLine: number
  readonly lastLine: number
  /** The change on one line: the row of docs/testing.md has the same words */
  readonly change: string
  /** Whether any test runs the code at all */
  readonly isRun: boolean
}

/** The result of one area. */
export interface MutationResult {
  readonly mutants: number
  /** Per cent of the mutants that a test noticed */
  readonly score: number
  readonly survivors: readonly Survivor[]
}

interface Position {
  readonly line: number
  readonly column: number
}

interface Report {
  readonly files: Readonly<
    Record<
      string,
      {
        readonly source: string
        readonly mutants: readonly {
          readonly status: string
          readonly replacement?: string
          readonly mutatorName: string
          readonly location: { readonly start: Position; readonly end: Position }
        }[]
      }
    >
  >
}

const noticed = new Set(['Killed', 'Timeout'])
const unnoticed = new Set(['Survived', 'NoCoverage'])

/**
 * Reads a report of Stryker.
 * @param path of its JSON file
 * @see https://github.com/stryker-mutator/mutation-testing-elements for the format
 */
export function readMutationReport(path: string): MutationResult {
  const { files }: Report = JSON.parse(readFileSync(path, 'utf8'))
  let killed = 0
  const survivors: Survivor[] = []
  for (const [file, { source, mutants }] of Object.entries(files)) {
    for (const { status, location, replacement = '', mutatorName } of mutants) {
      if (noticed.has(status)) killed += 1
      if (!unnoticed.has(status)) continue
      const change = `${shorten(cut(source, location.start, location.end))} -> ${shorten(replacement || mutatorName)}`
      const { start, end } = location
      const isRun = status === 'Survived'
      survivors.push({ file, firstLine: start.line, lastLine: end.line, change, isRun })
    }
  }
  const mutants = killed + survivors.length
  const score = mutants === 0 ? 100 : Math.floor((killed / mutants) * 1000) / 10
  return { mutants, score, survivors }
}

/** The text between two positions, which count from 1. */
function cut(source: string, start: Position, end: Position): string {
  const lines = source.split('\n').slice(start.line - 1, end.line)
  const last = lines.length - 1
  return lines
    .map((line, index) =>
      line.slice(index === 0 ? start.column - 1 : 0, index === last ? end.column - 1 : undefined),
    )
    .join('\n')
}

const maxChangeLength = 70

/** One line of code without the characters that a cell of a table cannot hold. */
function shorten(code: string): string {
  const line = code.replace(/\s+/g, ' ').replaceAll('`', "'").replaceAll('|', '¦').trim()
  return line.length > maxChangeLength ? `${line.slice(0, maxChangeLength)}...` : line
}

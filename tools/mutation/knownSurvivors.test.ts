import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { compareSurvivors, readKnownSurvivors } from './knownSurvivors.ts'
import { readMutationReport } from './report.ts'

const source = 'const a = one ||\n  two\nconst b = 1\n'
const place = (line: number, column: number, endLine: number, endColumn: number) => ({
  start: { line, column },
  end: { line: endLine, column: endColumn },
})
const mutants = [
  { status: 'Killed', mutatorName: 'A', replacement: 'x', location: place(3, 1, 3, 2) },
  { status: 'Timeout', mutatorName: 'A', replacement: 'x', location: place(3, 1, 3, 2) },
  { status: 'RuntimeError', mutatorName: 'A', replacement: 'x', location: place(3, 1, 3, 2) },
  { status: 'Survived', mutatorName: 'A', replacement: 'one && two', location: place(1, 11, 2, 6) },
  { status: 'NoCoverage', mutatorName: 'A', replacement: '', location: place(3, 11, 3, 12) },
]
const file = join(mkdtempSync(join(tmpdir(), 'report-')), 'report.json')
writeFileSync(file, JSON.stringify({ files: { 'a.ts': { source, mutants } } }))

test('a report is read as a score and the changes that no test noticed, each on one line', () => {
  expect(readMutationReport(file)).toEqual({
    mutants: 4,
    score: 50,
    survivors: [
      { file: 'a.ts', firstLine: 1, lastLine: 2, change: 'one ¦¦ two -> one && two', isRun: true },
      { file: 'a.ts', firstLine: 3, lastLine: 3, change: '1 -> A', isRun: false },
    ],
  })
})

test('a survivor with a row is explained, and a row without a survivor is stale', () => {
  const page = [
    '| `a.ts` | `before the heading` | reason |',
    '## Survivors',
    '| file | change | why |',
    '| `a.ts` | `one ¦¦ two -> one && two` | a reason |',
    '| `a.ts`   | `gone -> away`  | a reason |',
    '| `a.ts` | `1 -> A` |  |',
  ].join('\n')
  const { unexplained, stale } = compareSurvivors(
    readMutationReport(file).survivors,
    readKnownSurvivors(page),
  )
  expect(unexplained.map(({ change }) => change)).toEqual(['1 -> A'])
  expect(stale).toEqual([{ file: 'a.ts', change: 'gone -> away' }])
})

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { describeFailures, listSlowest, readTestResults } from './testResults.ts'

test('a run is summed up by its failures with their reasons and by its slowest tests', () => {
  const results = readTestResults(writeReports())
  expect(describeFailures(results)).toEqual([
    'Failed: prices sum up (web/price.test.ts)',
    '    expected 3',
    '    received 4',
    'Failed: the file (web/broken.test.ts)',
    '    Cannot find module',
    'Passed at the second attempt only: [journeys] a class is booked (tests/e2e/journeys/book.spec.ts:7)',
    '    the toast covers the bell',
  ])
  expect(listSlowest(results, 2)).toEqual([
    '    5.0 s  [journeys] a class is booked',
    '    0.4 s  prices sum up',
  ])
})

test('a run whose reports are missing has no results', () => {
  expect(readTestResults(join(tmpdir(), 'no-such-folder'))).toEqual([])
})

function writeReports(): string {
  const folder = mkdtempSync(join(tmpdir(), 'results-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  write(`${folder}/vitest-node.json`, {
    testResults: [
      {
        name: resolve('web/price.test.ts'),
        status: 'failed',
        assertionResults: [
          { fullName: 'prices have a currency', status: 'passed', duration: 1 },
          {
            fullName: 'prices sum up',
            status: 'failed',
            duration: 400,
            failureMessages: ['\u001b[31mexpected 3\u001b[39m\n\nreceived 4'],
          },
        ],
      },
      {
        name: resolve('web/broken.test.ts'),
        status: 'failed',
        message: 'Cannot find module',
        assertionResults: [],
      },
    ],
  })
  const results = [{ duration: 3000, errors: [{ message: 'the toast covers the bell' }] }, { duration: 2000 }]
  const spec = { title: 'a class is booked', file: 'journeys/book.spec.ts', line: 7 }
  const tests = [{ projectName: 'journeys', status: 'flaky', results }]
  write(`${folder}/playwright.json`, { suites: [{ specs: [{ ...spec, tests }] }] })
  return folder
}

function write(path: string, report: object): void {
  writeFileSync(path, JSON.stringify(report))
}

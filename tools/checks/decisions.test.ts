import { expect, test } from 'vitest'
import { checkDecisions } from './decisions.ts'

const formatRow = (name: string, rest: string) => `| <a id="${name}"></a>${name} | ${rest} |`

test('a row with decision, reason and place that a file links is accepted', () => {
  expect(
    checkDecisions(formatRow('hold', 'ten minutes | they pay | `mocks/holds.ts`'), [
      '// docs/decisions.md#hold',
    ]),
  ).toEqual([])
})

test('a row without a place, and one that nothing links, are found', () => {
  const decisions = [
    formatRow('consent', 'scripts wait'),
    formatRow('hold', 'ten minutes | they pay | `mocks/holds.ts`'),
  ].join('\n')
  expect(checkDecisions(decisions, ['docs/decisions.md#consent'])).toEqual([
    'consent lacks its reason or its place',
    'hold is linked from nowhere',
  ])
})

test('a row whose place is a folder is found', () => {
  expect(
    checkDecisions(formatRow('hold', 'ten minutes | they pay | `mocks`'), ['docs/decisions.md#hold']),
  ).toEqual(['hold names no file as its place'])
})

import { expect, test } from 'vitest'
import { compareMediaQueries } from './mediaQueries.ts'

test('wider media queries come later, those without a width first, equal ones by their text', () => {
  const queries = ['(min-width: 900px)', '(min-width:600px) and (b)', 'print', '(min-width:600px) and (a)']
  expect(queries.toSorted(compareMediaQueries)).toEqual([
    'print',
    '(min-width:600px) and (a)',
    '(min-width:600px) and (b)',
    '(min-width: 900px)',
  ])
})

import { expect, test } from 'vitest'
import { findPastTimes } from './findPastTimes.ts'

const now = Date.parse('2026-11-26T12:00:00Z')
const past = { due: 'form.timePast' }

test.each([
  ['a time that has passed', '2020-01-01T12:00:00Z', undefined, past],
  ['the minute that runs', '2026-11-26T12:00:00Z', undefined, {}],
  ['the minute before', '2026-11-26T11:59:00Z', undefined, past],
  ['a coming time', '2026-11-26T12:01:00Z', undefined, {}],
  ['no time', '', undefined, {}],
  ['a time that is not complete', '26/11', undefined, {}],
  ['the time that the record has', '2020-01-01T12:00:00Z', '2020-01-01T12:00:00Z', {}],
  ['another past time than the record has', '2020-01-02T12:00:00Z', '2020-01-01T12:00:00Z', past],
])('%s', (_, due, before, expected) => {
  const values = { due, other: '2020-01-01T12:00:00Z' }
  expect(findPastTimes(['due'], values, { due: before }, now)).toEqual(expected)
})

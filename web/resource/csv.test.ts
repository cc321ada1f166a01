import { expect, test } from 'vitest'
import { toCsv } from './csv.ts'

test('a file starts with a byte order mark and ends every line with CRLF', () => {
  expect(
    toCsv([
      ['Name', 'Rating'],
      ['سارة', 5],
    ]),
  ).toBe('\uFEFFName,Rating\r\nسارة,5\r\n')
})

test('commas, quotes and line breaks stay within their cell', () => {
  expect(toCsv([['Kamal, Sara', 'said "yes"', 'two\nlines', null]])).toBe(
    '\uFEFF"Kamal, Sara","said ""yes""","two\nlines",\r\n',
  )
})

test.each(['=1+1', '+20100', '-2', '@SUM(A1)', '\t=1', '\r=1'])('%j is escaped as a formula', (text) => {
  expect(toCsv([[text]])).toContain(`'${text}`)
})

test('a negative number stays a number', () => {
  expect(toCsv([[-2]])).toBe('\uFEFF-2\r\n')
})

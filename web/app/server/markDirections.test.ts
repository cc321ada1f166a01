import { describe, expect, test } from 'vitest'
import { findReading, markDirections } from './markDirections.ts'

/** Writes the marks of direction as brackets that a reader sees. */
const show = (text: string) =>
  text.replaceAll('\u2066', '{ltr ').replaceAll('\u2067', '{rtl ').replaceAll('\u2069', '}')

describe('a line from right to left', () => {
  test.each([
    ['سلمى: العربية', '{rtl سلمى: العربية}'],
    ['Amal "Rose" O\'Neil: العربية', '{rtl {ltr Amal "Rose" O\'Neil}: العربية}'],
    ['معهد (Al-Noor)، القاهرة', '{rtl معهد {ltr (Al-Noor)}، القاهرة}'],
    ['<b>Amal</b> & "Rose"', '{rtl {ltr <b>Amal</b> & "Rose"}}'],
    ['Level 2 · Arabic for work 3', '{rtl {ltr Level} 2 · {ltr Arabic for work} 3}'],
    ['دورة Arabic…', '{rtl دورة {ltr Arabic}…}'],
  ])('keeps the quotes of a Latin name at the name: %s', (line, ordered) => {
    expect(show(markDirections(line, 'rtl'))).toBe(ordered)
  })
})

describe('a line from left to right', () => {
  test.each([
    ['Salma: Arabic', 'Salma: Arabic'],
    ['محمد "النور": Arabic', '{rtl محمد "النور"}: Arabic'],
    ['Words of «العربية».', 'Words of {rtl «العربية»}.'],
  ])('keeps the quotes of an Arabic name at the name: %s', (line, ordered) => {
    expect(show(markDirections(line, 'ltr'))).toBe(ordered)
  })
})

test('a title is read as the page, and a text of one author as its first letter', () => {
  expect(findReading('Amal "Rose": العربية', 'rtl', false)).toBe('rtl')
  expect(findReading('I teach العربية', 'rtl', true)).toBe('ltr')
  expect(findReading('العربية, and more', 'ltr', true)).toBe('rtl')
  expect(findReading('Amal "Rose"', 'rtl', false)).toBe('ltr')
  expect(findReading('2026', 'rtl', true)).toBe('rtl')
})

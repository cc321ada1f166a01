import { expect, test } from 'vitest'
import { formatTyped, isTyped, parseTyped } from './typedDate.ts'

test.each([
  ['24/11/2026', '2026-11-24'],
  ['4.1.2026', '2026-01-04'],
  ['4-1-2026', '2026-01-04'],
  ['24112026', '2026-11-24'],
  ['2026-11-24', '2026-11-24'],
  ['٢٤/١١/٢٠٢٦', '2026-11-24'],
  ['\u200e24/11/2026 ', '2026-11-24'],
  ['29/02/2024', '2024-02-29'],
])('the date %s is read as %s', (typed, value) => {
  expect(parseTyped('date', typed)).toBe(value)
})

test.each(['', '24/11', '30/02/2026', '11/24/2026', '24/11/26', 'tomorrow', '2026-13-01'])(
  'the text %j is kept as it is, because it is not a date',
  (typed) => {
    expect(parseTyped('date', typed)).toBe(typed)
    expect(isTyped('date', parseTyped('date', typed))).toBe(false)
  },
)

test.each([
  ['9:30', '09:30'],
  ['0930', '09:30'],
  ['9', '09:00'],
  ['21.05', '21:05'],
  ['٩:٣٠', '09:30'],
  ['24:00', '24:00'],
  ['9:75', '9:75'],
  ['9 pm', '9 pm'],
])('the time %s is read as %s', (typed, value) => {
  expect(parseTyped('time', typed)).toBe(value)
})

test('24:00 and 9:75 are not times', () => {
  expect(isTyped('time', parseTyped('time', '24:00'))).toBe(false)
  expect(isTyped('time', parseTyped('time', '9:75'))).toBe(false)
  expect(isTyped('time', '09:00')).toBe(true)
})

test.each([
  ['24/11/2026 9:30', '2026-11-24T09:30'],
  ['24/11/2026, 21:00', '2026-11-24T21:00'],
  ['٢٤/١١/٢٠٢٦، ٢١:٠٠', '2026-11-24T21:00'],
  ['241120262130', '2026-11-24T21:30'],
  ['2026-11-24T09:30', '2026-11-24T09:30'],
  ['24/11/2026', '24/11/2026'],
])('the date and time %s are read as %s', (typed, value) => {
  expect(parseTyped('datetime-local', typed)).toBe(value)
})

test('values are formatted day first, and are parsed back unchanged', () => {
  expect(formatTyped('date', '2026-11-24')).toBe('24/11/2026')
  expect(formatTyped('datetime-local', '2026-11-24T09:30')).toBe('24/11/2026 09:30')
  expect(formatTyped('date', '24/11')).toBe('24/11')
  expect(parseTyped('datetime-local', formatTyped('datetime-local', '2026-11-24T09:30'))).toBe(
    '2026-11-24T09:30',
  )
})

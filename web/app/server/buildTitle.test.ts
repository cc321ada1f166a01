import { expect, test } from 'vitest'
import { buildTitle } from './buildTitle.ts'

const longName =
  'The very long name of an institute that teaches Arabic, Quran and Tajweed all over the world'

test('a title is the institute on home, and elsewhere the screen and the institute', () => {
  expect(buildTitle('/', 'Home', 'Huruf House')).toBe('Huruf House')
  expect(buildTitle('/tutors', 'Tutors', 'Huruf House')).toBe('Tutors - Huruf House')
  expect(buildTitle('/tutors', 'Tutors', '')).toBe('Tutors')
})

test.each([
  ['/', 'Home', longName],
  ['/tutors', 'Tutors', longName],
  ['/tutors/1', "Amal Rose O'Neil: ".repeat(9), 'Huruf House'],
  ['/courses', 'x'.repeat(300), longName],
  ['/no-such-page', 'A word '.repeat(40), ''],
])('a title has at most 70 characters: %s', (path, screen, institute) => {
  const title = buildTitle(path, screen, institute)
  expect(title.length).toBeLessThanOrEqual(70)
  expect(title).toMatch(/\p{L}…( - |$)/u)
})

test('a title that is cut keeps its date or its code, by which things of one name differ', () => {
  const long = 'How children learn two languages without mixing them up'
  for (const mark of [', 27 Nov 2026 10:00', '، 27 نوفمبر 2026 10:00', ', ARB-101'])
    expect(buildTitle('/Webinars', long + mark, 'Huruf House')).toMatch(
      new RegExp(`^How children .*…${mark} - Huruf House$`),
    )
})

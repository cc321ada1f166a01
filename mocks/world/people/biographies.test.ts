import { expect, test } from 'vitest'
import { buildBiography, isInviting } from '#mocks/world/people/biographies.ts'

const about = { gender: 'Female', subject: 'quran', years: 7 } as const
const build = (position: number, more: Partial<Parameters<typeof buildBiography>[1]> = {}) =>
  buildBiography(position, { ...about, ...more })

test('no placeholder is left in either language', () => {
  for (let position = 0; position < 30; position += 1) {
    const { en, ar } = build(position)
    expect(`${en}${ar}`).not.toMatch(/[{}]/)
  }
})

test('ten tutors in a row begin differently', () => {
  const starts = Array.from({ length: 10 }, (_, position) => build(position).en.split('.')[0])
  expect(new Set(starts).size).toBe(10)
})

/** The Arabic biographies of ten tutors. */
const joinTen = (more: Parameters<typeof build>[1]) =>
  Array.from({ length: 10 }, (_, position) => build(position, more).ar).join()

test('years are counted as Arabic counts them, and the tutor is spoken of in the right gender', () => {
  expect([joinTen({ years: 10 }).includes('10 أعوام'), joinTen({ years: 11 }).includes('11 عامًا')]).toEqual([
    true,
    true,
  ])
  expect(joinTen({ gender: 'Male' })).not.toBe(joinTen({}))
})

test('a tutor whose biography mentions a trial invites to one', () => {
  expect([isInviting({ en: 'Take a free trial.', ar: '' }), isInviting({ en: 'No trials', ar: '' })]).toEqual(
    [true, false],
  )
})

import { expect, test } from 'vitest'
import names from '#mocks/data/names.json'
import { createRng } from '#mocks/world/codes/rng.ts'
import { createNaming } from '#mocks/world/people/names.ts'

const list = (gender: 'Female' | 'Male', origin: string) => {
  const name = createNaming(createRng('names', origin))
  return Array.from({ length: 100 }, () => name(gender, origin))
}
const isOneOf = (texts: readonly string[]) => (text: { en: string }) =>
  texts.some((source) => source.split('|')[0] === text.en)

const listFirst = (gender: 'Female' | 'Male', origin: string) =>
  list(gender, origin).map(({ first_name }) => first_name)

const listLast = (origin: string) => list('Male', origin).map(({ last_name }) => last_name)

test('no name is given twice in an institute', () => {
  const all = list('Female', 'mixed').map(({ first_name, last_name }) => `${first_name.en} ${last_name.en}`)
  expect(new Set(all).size).toBe(100)
})

test('a first name is of the gender, and of the origin', () => {
  expect(listFirst('Female', 'latin').every(isOneOf(names.latin.female))).toBe(true)
  expect(listFirst('Male', 'latin').every(isOneOf(names.latin.male))).toBe(true)
  expect(listFirst('Female', 'arabic').every(isOneOf(names.arabic.female))).toBe(true)
  expect(listFirst('Male', 'mixed').every(isOneOf(names.arabic.male))).toBe(true)
})

test('a family name is of the origin, and of either where it is mixed', () => {
  expect(listLast('arabic').every(isOneOf(names.arabic.last))).toBe(true)
  expect(listLast('latin').every(isOneOf(names.latin.last))).toBe(true)
  expect([
    listLast('mixed').some(isOneOf(names.arabic.last)),
    listLast('mixed').some(isOneOf(names.latin.last)),
  ]).toEqual([true, true])
})

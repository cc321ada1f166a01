import { expect, test } from 'vitest'
import { countryCodes } from '#sdk/countries.ts'
import { origins } from '#mocks/data/catalogue.ts'
import { countries, countriesByName } from '#mocks/data/countries.ts'

test('each country stands once, those of tutors first under their own ids', () => {
  expect(countries).toHaveLength(countryCodes.length)
  expect(new Set(countries.map(({ id }) => id)).size).toBe(countries.length)
  expect(countries.slice(0, origins.length).map(({ id }) => id)).toEqual(origins.map(({ id }) => id))
})

const find = (name: string) => countries.find(({ name: { en } }) => en === name)

test('a country has its dial codes and a name in each language', () => {
  expect(find('Egypt')).toMatchObject({ name: { ar: 'مصر' }, phone: expect.stringMatching(/^\+?20$/) })
  expect(find('Japan')).toMatchObject({ name: { ar: 'اليابان' } })
})

test.each(['en', 'ar'] as const)('countries are sorted by their names in %s', (language) => {
  const names = countriesByName[language].map(({ name }) => name[language])
  expect(names).toEqual(names.toSorted(new Intl.Collator(language).compare))
  expect(names).toHaveLength(countries.length)
})

import { countryCodes } from '#sdk/countries.ts'
import { origins, type NamedText } from '#mocks/data/catalogue.ts'
import type { Language } from '#sdk/language.ts'

export interface Country extends NamedText {
  /** Dial code; empty, or two */
  readonly phone: string
}

const english = new Intl.DisplayNames('en', { type: 'region' })
const arabic = new Intl.DisplayNames('ar', { type: 'region' })

/** All countries of the product; those that tutors come from are first and keep their ids and names. */
export const countries: readonly Country[] = [
  ...origins.map(({ id, name, region }) => ({ id, name, phone: findDialCode(region) })),
  ...countryCodes
    .filter(({ region }) => !origins.some((origin) => origin.region === region))
    .map(({ region }, index) => ({
      id: origins.length + 1 + index,
      name: { en: english.of(region) ?? region, ar: arabic.of(region) ?? region },
      phone: findDialCode(region),
    })),
]

function findDialCode(region: string): string {
  return countryCodes.find((country) => country.region === region)?.codes.join(', ') ?? ''
}

/** The countries sorted by name in each language. */
export const countriesByName: Readonly<Record<Language, readonly Country[]>> = {
  en: sortByName('en'),
  ar: sortByName('ar'),
}

function sortByName(language: Language): readonly Country[] {
  const { compare } = new Intl.Collator(language)
  return countries.toSorted((a, b) => compare(a.name[language], b.name[language]))
}

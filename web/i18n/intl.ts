import { createIntl, createIntlCache, type IntlShape } from 'react-intl'
import type { Language } from '#sdk/language.ts'
import { getLocale } from '#web/time/format.ts'
import { getTexts } from './catalog.ts'

// Formatters are expensive to create and contain no user data.
const cache = createIntlCache()
const created = new Map<Language, IntlShape>()

/**
 * Returns the texts and formatters of a language, always the same object: texts that are loaded later are added to it,
 * and what is shown is not rendered again for them.
 */
export function getIntl(language: Language): IntlShape {
  const known = created.get(language)
  if (known) return known
  const messages = getTexts(language)
  const intl = createIntl({ locale: getLocale(language), messages, onError: reportText }, cache)
  created.set(language, intl)
  return intl
}

function reportText(error: { code: string; message: string }) {
  if (error.code !== 'MISSING_DATA') console.error(error.message)
}

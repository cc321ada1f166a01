import { createIntl, createIntlCache, type IntlShape } from 'react-intl'
import type { Language } from '#sdk/language.ts'
import { getLocale } from '#web/time/format.ts'
import { getTexts } from './catalog.ts'

// Formatters are expensive to create and contain no user data.
const cache = createIntlCache()
const created = new Map<Language, { texts: Record<MessageId, string>; intl: IntlShape }>()

/** Returns the texts and formatters of a language; the same object until more texts are loaded. */
export function getIntl(language: Language): IntlShape {
  const texts = getTexts(language)
  const known = created.get(language)
  if (known?.texts === texts) return known.intl
  const intl = createIntl({ locale: getLocale(language), messages: texts, onError: reportText }, cache)
  created.set(language, { texts, intl })
  return intl
}

function reportText(error: { code: string; message: string }) {
  if (error.code !== 'MISSING_DATA') console.error(error.message)
}

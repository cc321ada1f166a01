import { createIntl, createIntlCache, type IntlShape } from 'react-intl'
import type { Language } from '#web/state/institute.ts'
import { localeOf } from '#web/time/format.ts'
import { textsOf } from './catalog.ts'

// Making Intl's formatters is what costs; they and the texts are the same for everybody.
const cache = createIntlCache()
const made = new Map<Language, { texts: Record<MessageId, string>; intl: IntlShape }>()

/** Texts and formats of a language; the same object until more texts arrive. */
export function intlOf(language: Language): IntlShape {
  const texts = textsOf(language)
  const known = made.get(language)
  if (known?.texts === texts) return known.intl
  const intl = createIntl({ locale: localeOf(language), messages: texts, onError: reportText }, cache)
  made.set(language, { texts, intl })
  return intl
}

function reportText(error: { code: string; message: string }) {
  if (error.code !== 'MISSING_DATA') console.error(error.message)
}

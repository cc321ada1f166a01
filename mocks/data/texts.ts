import messages from '#mocks/data/messages.json'
import { toLanguage, type Language } from '#sdk/language.ts'

export type Text = Readonly<Record<Language, string>>
export type MessageKey = keyof typeof messages

/** Parses a text of the form `English|العربية`. */
export function getText(source: string): Text {
  const [en = '', ar = en] = source.split('|')
  return { en, ar }
}

/** Whether a text is the key of a message. */
export function isMessageKey(key: string): key is MessageKey {
  return Object.hasOwn(messages, key)
}

/** Builds a text that is the same in both languages, for texts that people wrote. */
export function repeatInBothLanguages(text: string): Text {
  return { en: text, ar: text }
}

/** Returns a message in a language. */
export function getMessage(key: MessageKey, language: Language): string {
  return messages[key][language]
}

// Kept, because each takes memory outside the heap, which is freed late
const lists = { en: new Intl.ListFormat('en'), ar: new Intl.ListFormat('ar') }

/** Joins names to a list, such as 'Quran and Tajweed'. */
export function formatNameList(names: readonly Text[]): Text {
  const join = (language: Language) =>
    lists[language].format(names.map((name) => isolateForeign(name[language], language)))
  const [only] = names
  return only && names.length === 1 ? only : { en: join('en'), ar: join('ar') }
}

const otherScripts = { en: /\p{Script=Arabic}/u, ar: /\p{Script=Latin}/u }

/** Wraps a value of the other direction in isolates, so that numbers and signs beside it keep their order. */
export function isolateForeign(value: string, language: Language): string {
  const isForeign = otherScripts[language].test(value) && !value.startsWith('\u2068')
  return isForeign ? `\u2068${value}\u2069` : value
}

/** Resolves `{masculine|feminine}` in an Arabic text. */
export function applyGender(text: string, isFemale: boolean): string {
  return text.replace(/\{([^{}|]*)\|([^{}|]*)\}/g, (_, masculine: string, feminine: string) =>
    isFemale ? feminine : masculine,
  )
}

/** Selects the first supported language of an Accept-Language header. */
export function selectLanguage(header: string | undefined, fallback: Language): Language {
  for (const range of (header ?? '').split(',')) {
    const language = toLanguage(range.trim().slice(0, 2).toLowerCase())
    if (language) return language
  }
  return fallback
}

const classForms: Readonly<Record<Language, Partial<Record<Intl.LDMLPluralRule, string>>>> = {
  en: { one: '1 class of {minutes} minutes', other: '# classes of {minutes} minutes' },
  ar: {
    one: 'حصة واحدة مدتها {minutes} دقيقة',
    two: 'حصتان مدة كل منهما {minutes} دقيقة',
    few: '# حصص مدة كل منها {minutes} دقيقة',
    many: '# حصة مدة كل منها {minutes} دقيقة',
    other: '# حصة مدة كل منها {minutes} دقيقة',
  },
}

const plurals = { en: new Intl.PluralRules('en'), ar: new Intl.PluralRules('ar') }

/**
 * Formats a number of classes; Arabic has forms for one, two, few and many.
 * @param minutes length of each, such as '60' or, of several lengths, '45–60'
 */
export function formatClassCount(number: number, language: Language, minutes = '60'): string {
  const { [plurals[language].select(number)]: form, other = '' } = classForms[language]
  return (form ?? other).replace('#', String(number)).replace('{minutes}', minutes)
}

/** Formats an amount; whole amounts have no decimals. */
export function formatMoney(amount: number, currency: string, language: Language): string {
  const digits = Number.isInteger(amount) ? 0 : 2
  const text = new Intl.NumberFormat(language === 'ar' ? 'ar-u-nu-latn' : 'en-GB', {
    style: 'currency',
    currency,
    currencyDisplay: language === 'ar' && currency !== 'USD' ? 'symbol' : 'code',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(amount)
  return language === 'ar' ? text.replace('USD', 'دولار') : text
}

/** Formats an instant with weekday, day, month and time of day. @param zone as of `Intl.DateTimeFormat` */
export function formatWeekdayTime(
  instant: number,
  language: Language,
  zone: Pick<Intl.DateTimeFormatOptions, 'timeZone' | 'timeZoneName'>,
): string {
  return new Intl.DateTimeFormat(language === 'ar' ? 'ar-u-nu-latn' : 'en-GB', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    ...zone,
  }).format(instant)
}

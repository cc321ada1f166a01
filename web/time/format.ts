import type { Language } from '#web/state/institute.ts'

/** Latin digits in both languages (ruling 24). */
export function localeOf(language: Language): string {
  return language === 'ar' ? 'ar-u-nu-latn' : 'en-GB'
}

export function formatMoney(amount: number, currency: string, language: Language): string {
  return formatter(
    `money ${language} ${currency}`,
    () =>
      new Intl.NumberFormat(localeOf(language), {
        style: 'currency',
        currency,
        currencyDisplay: language === 'ar' ? 'symbol' : 'code',
        maximumFractionDigits: Number.isInteger(amount) ? 0 : 2,
        minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
      }),
    Number.isInteger(amount),
  ).format(amount)
}

/** `Mon 23 Nov, 18:00` in a zone. @param instant ISO date and time with offset */
export function formatDateTime(instant: string, language: Language, timeZone: string): string {
  return formatter(
    `date-time ${language} ${timeZone}`,
    () =>
      new Intl.DateTimeFormat(localeOf(language), {
        weekday: 'short',
        day: 'numeric',
        month: 'short',
        hour: '2-digit',
        minute: '2-digit',
        hourCycle: 'h23',
        timeZone,
      }),
  ).format(new Date(instant))
}

export function formatDay(instant: string, language: Language, timeZone: string): string {
  return formatter(
    `day ${language} ${timeZone}`,
    () =>
      new Intl.DateTimeFormat(localeOf(language), {
        weekday: 'long',
        day: 'numeric',
        month: 'long',
        timeZone,
      }),
  ).format(new Date(instant))
}

export function formatTime(instant: string, language: Language, timeZone: string): string {
  return formatter(
    `time ${language} ${timeZone}`,
    () =>
      new Intl.DateTimeFormat(localeOf(language), {
        hour: '2-digit',
        minute: '2-digit',
        hourCycle: 'h23',
        timeZone,
      }),
  ).format(new Date(instant))
}

/** A calendar day that belongs to no zone. @param day YYYY-MM-DD */
export function formatDate(day: string, language: Language): string {
  return formatter(
    `date ${language}`,
    () =>
      new Intl.DateTimeFormat(localeOf(language), {
        day: 'numeric',
        month: 'short',
        year: 'numeric',
        timeZone: 'UTC',
      }),
  ).format(new Date(`${day}T00:00:00Z`))
}

/** `Cairo (GMT+2)`: the city and the offset at that instant. */
export function formatZone(timeZone: string, language: Language, at: Date): string {
  const parts = formatter(
    `zone ${language} ${timeZone}`,
    () => new Intl.DateTimeFormat(localeOf(language), { timeZone, timeZoneName: 'shortOffset' }),
  ).formatToParts(at)
  const offset = parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
  return `${cityOf(timeZone, language)} (${offset})`
}

function cityOf(timeZone: string, language: Language): string {
  return (
    (language === 'ar' ? arabicCities[timeZone] : undefined) ??
    timeZone.split('/').at(-1)?.replaceAll('_', ' ') ??
    timeZone
  )
}

const arabicCities: Record<string, string> = {
  'Africa/Cairo': 'القاهرة',
  'Asia/Riyadh': 'الرياض',
  'Asia/Dubai': 'دبي',
  'Asia/Amman': 'عمّان',
  'Asia/Kuwait': 'الكويت',
  'Asia/Kolkata': 'كلكتا',
  'Asia/Kathmandu': 'كاتماندو',
  'Europe/London': 'لندن',
  'America/New_York': 'نيويورك',
  UTC: 'التوقيت العالمي',
}

// Making an Intl formatter costs a hundred times its use; they hold no visitor's data.
const formatters = new Map<string, Intl.NumberFormat | Intl.DateTimeFormat>()

function formatter<Formatter extends Intl.NumberFormat | Intl.DateTimeFormat>(
  key: string,
  make: () => Formatter,
  variant: unknown = '',
): Formatter {
  const id = `${key} ${String(variant)}`
  let found = formatters.get(id)
  if (!found) formatters.set(id, (found = make()))
  return found as Formatter // the key names the kind
}

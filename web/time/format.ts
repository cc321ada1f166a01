import type { IntlShape } from 'react-intl'
import type { Language } from '#sdk/language.ts'
import { getFormatter } from './getFormatter.ts'
import { formatZoneName } from './zoneNames.ts'

/** Returns the BCP 47 locale of a language, with Latin digits. */
export function getLocale(language: Language): string {
  return language === 'ar' ? 'ar-u-nu-latn' : 'en-GB'
}

/** Formats an amount; whole amounts have no decimals. */
export function formatMoney(amount: number, currency: string, language: Language): string {
  const text = getFormatter(
    `money ${language} ${currency} ${Number.isInteger(amount)}`,
    () =>
      new Intl.NumberFormat(getLocale(language), {
        style: 'currency',
        currency,
        currencyDisplay: language === 'ar' && currency !== 'USD' ? 'symbol' : 'code',
        maximumFractionDigits: Number.isInteger(amount) ? 0 : 2,
        minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
      }),
  ).format(amount)
  // The sign of the dollar is Latin, and drawn as $US in an Arabic line; its full name is too long for a column
  return language === 'ar' ? text.replace('USD', 'دولار') : text
}

/** Formats a currency as prices show it: `EGP`, in Arabic by its sign or name. */
export function formatCurrency(currency: string, language: Language): string {
  return formatMoney(0, currency, language).replaceAll(/[\d\s\u200F]/g, '')
}

/** Formats a number. */
export function formatNumber(value: number, language: Language): string {
  return getFormatter(`number ${language}`, () => new Intl.NumberFormat(getLocale(language))).format(value)
}

/** Where, in which language and when a time is read. */
export interface Reader {
  language: Language
  timeZone: string
  clock: { readonly madeAt: number }
}

/**
 * Formats an instant in a zone: `Mon 23 Nov, 18:00`; with the year unless the page was made in it.
 * @param instant ISO date and time with offset
 */
export function formatDateTime(instant: string, reader: Reader): string {
  return formatInYear('date-time', instant, reader, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
}

/** Formats the day of an instant in a zone: `Monday 23 November`; with the year unless the page was made in it. */
export function formatDay(instant: string, reader: Reader): string {
  return formatInYear('day', instant, reader, { weekday: 'long', day: 'numeric', month: 'long' })
}

/** Formats a day: `Mon 23 Nov`; with the year unless the page was made in it. */
export function formatDayShort(instant: string, reader: Reader): string {
  return formatInYear('day-short', instant, reader, { weekday: 'short', day: 'numeric', month: 'short' })
}

/** Formats an instant, with the year unless the page was made in it: by the page's clock, both sides write the same. */
function formatInYear(
  kind: string,
  instant: string,
  { language, timeZone, clock }: Reader,
  options: Intl.DateTimeFormatOptions,
): string {
  const getYear = (time: string | number) => getDayInZone(time, timeZone).slice(0, 4)
  const isThisYear = getYear(instant) === getYear(clock.madeAt)
  return getFormatter(
    `${kind} ${language} ${timeZone} ${isThisYear}`,
    () =>
      new Intl.DateTimeFormat(getLocale(language), {
        ...options,
        ...(!isThisYear && { year: 'numeric' }),
        timeZone,
      }),
  ).format(new Date(instant))
}

/** Formats the time of an instant in a zone: `18:00`. */
export function formatTime(instant: string, language: Language, timeZone: string): string {
  return getFormatter(
    `time ${language} ${timeZone}`,
    () =>
      new Intl.DateTimeFormat(getLocale(language), {
        hour: '2-digit',
        minute: '2-digit',
        hourCycle: 'h23',
        timeZone,
      }),
  ).format(new Date(instant))
}

/** Formats a weekly time: `Monday, 18:00`. */
export function formatWeekly(instant: string, language: Language, timeZone: string): string {
  return getFormatter(
    `weekly ${language} ${timeZone}`,
    () =>
      new Intl.DateTimeFormat(getLocale(language), {
        weekday: 'long',
        hour: '2-digit',
        minute: '2-digit',
        hourCycle: 'h23',
        timeZone,
      }),
  ).format(new Date(instant))
}

/**
 * Formats a calendar day, independent of a zone.
 * @param day YYYY-MM-DD
 */
export function formatDate(day: string, language: Language): string {
  return getFormatter(
    `date ${language}`,
    () =>
      new Intl.DateTimeFormat(getLocale(language), {
        day: 'numeric',
        month: 'short',
        year: 'numeric',
        timeZone: 'UTC',
      }),
  ).format(new Date(`${day}T00:00:00Z`))
}

/**
 * Formats a range in a zone: `Mon 23 Nov, 18:00–19:00`; names the second day when it ends after midnight.
 * @param start ISO date and time with offset
 * @param end ISO date and time with offset
 */
export function formatRange(start: string, end: string, reader: Reader): string {
  const { language, timeZone } = reader
  const isSameDay = getDayInZone(start, timeZone) === getDayInZone(end, timeZone)
  const until = isSameDay ? formatTime(end, language, timeZone) : formatDateTime(end, reader)
  return `${formatDateTime(start, reader)}–${until}`
}

/** Returns the day of an instant in a zone, YYYY-MM-DD. */
export function getDayInZone(instant: string | number, timeZone: string): string {
  return getFormatter(
    `iso-day ${timeZone}`,
    () => new Intl.DateTimeFormat('en-CA', { year: 'numeric', month: '2-digit', day: '2-digit', timeZone }),
  ).format(new Date(instant))
}

/** Whether an instant's wall time occurs twice because of a clock change, so that it needs its offset. */
export function isRepeatedTime(instant: string, timeZone: string): boolean {
  const at = Date.parse(instant)
  const formatWall = (time: number) =>
    getDayInZone(time, timeZone) + formatTime(new Date(time).toISOString(), 'en', timeZone)
  return [-3_600_000, 3_600_000].some((shift) => formatWall(at + shift) === formatWall(at))
}

/** Formats a relative time: `in 12 minutes`, `yesterday`. Show it only beside the time itself. */
export function formatRelative(instant: string, now: number, language: Language): string {
  const seconds = (Date.parse(instant) - now) / 1000
  const [unit, size] = units.find(([, length]) => Math.abs(seconds) >= length) ?? (['minute', 60] as const)
  return getFormatter(
    `relative ${language}`,
    () => new Intl.RelativeTimeFormat(getLocale(language), { numeric: 'auto' }),
  ).format(Math.trunc(seconds / size), unit)
}

const units = [
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3600],
] as const

/** Formats a file size: `2.5 MB`. A few bytes are 0.1 kB, because 0 kB would be an empty file. */
export function formatSize(bytes: number, intl: IntlShape): string {
  const [unit, size] = bytes >= 1_048_576 ? (['megabyte', 1_048_576] as const) : (['kilobyte', 1024] as const)
  return intl.formatNumber(bytes ? Math.max(0.1, bytes / size) : 0, {
    style: 'unit',
    unit,
    // Arabic has no short form that its texts use
    unitDisplay: intl.locale.startsWith('ar') ? 'long' : 'short',
    maximumFractionDigits: 1,
  })
}

/** Formats a zone: `Cairo (GMT+2)`, with the offset at an instant; never broken between the two. */
export function formatZone(timeZone: string, language: Language, at: Date): string {
  const city = formatZoneName(timeZone, language).split('،')[0] ?? ''
  // Offsets are counted from it
  if (city === formatZoneName('UTC', language)) return city
  return `${city}\u00A0(${formatOffset(timeZone, language, at)})`
}

/** Formats a zone's offset from UTC at an instant: `GMT+2`. */
export function formatOffset(timeZone: string, language: Language, at: Date): string {
  // Cached per quarter of an hour, because clocks change on quarters and lists name the same zone on every card
  const quarter = Math.floor(at.getTime() / 900_000)
  return getFormatter(`offset ${language} ${timeZone} ${quarter}`, () => {
    const parts = getFormatter(
      `zone ${language} ${timeZone}`,
      () => new Intl.DateTimeFormat(getLocale(language), { timeZone, timeZoneName: 'shortOffset' }),
    ).formatToParts(at)
    return parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
  })
}

import type { IntlShape } from 'react-intl'
import type { Language } from '#sdk/language.ts'
import { getFormatter } from './getFormatter.ts'
import { formatZoneName } from './zoneNames.ts'

/** Latin digits in both languages (ruling 24). */
export function getLocale(language: Language): string {
  return language === 'ar' ? 'ar-u-nu-latn' : 'en-GB'
}

export function formatMoney(amount: number, currency: string, language: Language): string {
  return getFormatter(
    `money ${language} ${currency} ${Number.isInteger(amount)}`,
    () =>
      new Intl.NumberFormat(getLocale(language), {
        style: 'currency',
        currency,
        currencyDisplay: language === 'ar' ? 'symbol' : 'code',
        maximumFractionDigits: Number.isInteger(amount) ? 0 : 2,
        minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
      }),
  ).format(amount)
}

export function formatNumber(value: number, language: Language): string {
  return getFormatter(`number ${language}`, () => new Intl.NumberFormat(getLocale(language))).format(value)
}

/** `Mon 23 Nov, 18:00` in a zone. @param instant ISO date and time with offset */
export function formatDateTime(instant: string, language: Language, timeZone: string): string {
  return getFormatter(
    `date-time ${language} ${timeZone}`,
    () =>
      new Intl.DateTimeFormat(getLocale(language), {
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
  return getFormatter(
    `day ${language} ${timeZone}`,
    () =>
      new Intl.DateTimeFormat(getLocale(language), {
        weekday: 'long',
        day: 'numeric',
        month: 'long',
        timeZone,
      }),
  ).format(new Date(instant))
}

/** `Mon 23 Nov` */
export function formatDayShort(instant: string, language: Language, timeZone: string): string {
  return getFormatter(
    `day-short ${language} ${timeZone}`,
    () =>
      new Intl.DateTimeFormat(getLocale(language), {
        weekday: 'short',
        day: 'numeric',
        month: 'short',
        timeZone,
      }),
  ).format(new Date(instant))
}

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

/** `Monday, 18:00`: when something happens every week. */
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

/** A calendar day that belongs to no zone. @param day YYYY-MM-DD */
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
 * `Mon 23 Nov, 18:00–19:00` in a zone; the second day is named when midnight lies between.
 * @param start @param end ISO dates and times with offsets
 */
export function formatRange(start: string, end: string, language: Language, timeZone: string): string {
  const isSameDay = getDayInZone(start, timeZone) === getDayInZone(end, timeZone)
  const until = isSameDay ? formatTime(end, language, timeZone) : formatDateTime(end, language, timeZone)
  return `${formatDateTime(start, language, timeZone)}–${until}`
}

/** The day of an instant in a zone, YYYY-MM-DD: lists are grouped by the viewer's day. */
export function getDayInZone(instant: string | number, timeZone: string): string {
  return getFormatter(
    `iso-day ${timeZone}`,
    () => new Intl.DateTimeFormat('en-CA', { year: 'numeric', month: '2-digit', day: '2-digit', timeZone }),
  ).format(new Date(instant))
}

/** An hour that the clocks go back over happens twice; its time needs the offset beside it. */
export function isRepeatedTime(instant: string, timeZone: string): boolean {
  const at = Date.parse(instant)
  const wall = (time: number) =>
    getDayInZone(time, timeZone) + formatTime(new Date(time).toISOString(), 'en', timeZone)
  return [-3_600_000, 3_600_000].some((shift) => wall(at + shift) === wall(at))
}

/** `in 12 minutes`, `yesterday`: only ever beside the time itself. */
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

/** `2.5 MB` */
export function formatSize(bytes: number, intl: IntlShape): string {
  const [unit, size] = bytes >= 1_048_576 ? (['megabyte', 1_048_576] as const) : (['kilobyte', 1024] as const)
  return intl.formatNumber(bytes / size, { style: 'unit', unit, maximumFractionDigits: 1 })
}

/** `Cairo (GMT+2)`: the city and the offset at that instant. */
export function formatZone(timeZone: string, language: Language, at: Date): string {
  const city = formatZoneName(timeZone, language).split('،')[0] ?? ''
  return `${city} (${formatOffset(timeZone, language, at)})`
}

/** `GMT+2`: how far a zone is from the world's time at an instant. */
export function formatOffset(timeZone: string, language: Language, at: Date): string {
  // Clocks change on quarters of an hour, and a list names the same zone on every card
  const quarter = Math.floor(at.getTime() / 900_000)
  return getFormatter(`offset ${language} ${timeZone} ${quarter}`, () => {
    const parts = getFormatter(
      `zone ${language} ${timeZone}`,
      () => new Intl.DateTimeFormat(getLocale(language), { timeZone, timeZoneName: 'shortOffset' }),
    ).formatToParts(at)
    return parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
  })
}

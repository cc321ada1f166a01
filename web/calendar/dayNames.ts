import type { Language } from '#sdk/language.ts'
import { getLocale } from '#web/time/format.ts'
import { getFormatter } from '#web/time/getFormatter.ts'
import type { Day } from './week.ts'

/** Formats the first and the last one of some days. */
export function formatDays(days: readonly Day[], language: Language): string {
  return [days[0], days.at(-1)].map((day) => day && getDayNames(day.date, language).date()).join(' – ')
}

/**
 * Returns functions that format names of a day and its month.
 * @param date YYYY-MM-DD
 */
export function getDayNames(date: string, language: Language) {
  // Cached: a week needs the name of each of its days about twenty times
  const write = (key: string, options: Intl.DateTimeFormatOptions) =>
    getFormatter(`day-name ${key} ${language} ${date}`, () =>
      getFormatter(
        `day-name ${key} ${language}`,
        () => new Intl.DateTimeFormat(getLocale(language), { ...options, timeZone: 'UTC' }),
      ).format(new Date(`${date}T12:00:00Z`)),
    )
  return {
    weekday: () => write('weekday', { weekday: 'short' }),
    /** One letter, for a month on a phone */
    narrow: () => write('narrow', { weekday: 'narrow' }),
    /** As short as unambiguous: Arabic's short names are as long as its long ones */
    brief: () => write('brief', { weekday: language === 'ar' ? 'narrow' : 'short' }),
    number: () => write('number', { day: 'numeric' }),
    date: () => write('date', { day: 'numeric', month: 'short' }),
    full: () => write('full', { weekday: 'long', day: 'numeric', month: 'long' }),
    month: () => write('month', { month: 'long', year: 'numeric' }),
  }
}

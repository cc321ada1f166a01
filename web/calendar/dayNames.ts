import type { Language } from '#sdk/language.ts'
import { getLocale } from '#web/time/format.ts'
import { getFormatter } from '#web/time/getFormatter.ts'

/** Names of a calendar's days and months, which belong to no zone. @param date YYYY-MM-DD */
export function getDayNames(date: string, language: Language) {
  // A week asks for the name of each of its days twenty times
  const write = (key: string, options: Intl.DateTimeFormatOptions) =>
    getFormatter(`day-name ${key} ${language} ${date}`, () =>
      getFormatter(
        `day-name ${key} ${language}`,
        () => new Intl.DateTimeFormat(getLocale(language), { ...options, timeZone: 'UTC' }),
      ).format(new Date(`${date}T12:00:00Z`)),
    )
  return {
    weekday: () => write('weekday', { weekday: 'short' }),
    /** One letter, for a phone's month */
    narrow: () => write('narrow', { weekday: 'narrow' }),
    /** As short as it is clear: Arabic's short names are its long ones */
    brief: () => write('brief', { weekday: language === 'ar' ? 'narrow' : 'short' }),
    number: () => write('number', { day: 'numeric' }),
    date: () => write('date', { day: 'numeric', month: 'short' }),
    full: () => write('full', { weekday: 'long', day: 'numeric', month: 'long' }),
    month: () => write('month', { month: 'long', year: 'numeric' }),
  }
}

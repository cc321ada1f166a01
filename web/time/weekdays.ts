import type { Language } from '#sdk/language.ts'
import { getLocale } from './format.ts'
import { getFormatter } from './getFormatter.ts'

export interface Weekday {
  /** 1 to 7 from Monday */
  day: number
  short: string
  long: string
}

/** Lists the days of a week: from Saturday in Arabic, from Monday in English. */
export function listWeekdays(language: Language): Weekday[] {
  const first = language === 'ar' ? 6 : 1
  return Array.from({ length: 7 }, (_, index) => createWeekday(((first - 1 + index) % 7) + 1, language))
}

/**
 * Lists the short names of weekdays in the order of the viewer's week.
 * @param days 1 to 7 from Monday
 */
export function listDayNames(days: readonly number[], language: Language): string[] {
  return listWeekdays(language)
    .filter(({ day }) => days.includes(day))
    .map(({ short }) => short)
}

function createWeekday(day: number, language: Language): Weekday {
  // 1 January 2024 was a Monday
  const date = new Date(Date.UTC(2024, 0, day))
  const formatName = (weekdayStyle: 'short' | 'long') =>
    getFormatter(
      `weekday ${weekdayStyle} ${language}`,
      () => new Intl.DateTimeFormat(getLocale(language), { weekday: weekdayStyle, timeZone: 'UTC' }),
    ).format(date)
  return { day, short: formatName('short'), long: formatName('long') }
}

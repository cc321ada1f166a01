import type { Language } from '#sdk/language.ts'
import { getLocale } from './format.ts'
import { getFormatter } from './getFormatter.ts'

export interface Weekday {
  /** 1 to 7 from Monday (specification section 3) */
  day: number
  short: string
  long: string
}

/** The days of a week in the order of a language: Arabic weeks begin on Saturday, English ones on Monday. */
export function listWeekdays(language: Language): Weekday[] {
  const first = language === 'ar' ? 6 : 1
  return Array.from({ length: 7 }, (_, index) => createWeekday(((first - 1 + index) % 7) + 1, language))
}

function createWeekday(day: number, language: Language): Weekday {
  // 1 January 2024 was a Monday
  const date = new Date(Date.UTC(2024, 0, day))
  const name = (weekdayStyle: 'short' | 'long') =>
    getFormatter(
      `weekday ${weekdayStyle} ${language}`,
      () => new Intl.DateTimeFormat(getLocale(language), { weekday: weekdayStyle, timeZone: 'UTC' }),
    ).format(date)
  return { day, short: name('short'), long: name('long') }
}

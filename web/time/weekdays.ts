import type { Language } from '#web/state/institute.ts'
import { localeOf } from './format.ts'
import { formatter } from './formatter.ts'

export interface Weekday {
  /** 1 to 7 from Monday (specification section 3) */
  day: number
  short: string
  long: string
}

/** The days of a week in the order of a language: Arabic weeks begin on Saturday, English ones on Monday. */
export function weekdaysOf(language: Language): Weekday[] {
  const first = language === 'ar' ? 6 : 1
  return Array.from({ length: 7 }, (_, index) => weekday(((first - 1 + index) % 7) + 1, language))
}

function weekday(day: number, language: Language): Weekday {
  // 1 January 2024 was a Monday
  const date = new Date(Date.UTC(2024, 0, day))
  const name = (weekdayStyle: 'short' | 'long') =>
    formatter(
      `weekday ${weekdayStyle} ${language}`,
      () => new Intl.DateTimeFormat(localeOf(language), { weekday: weekdayStyle, timeZone: 'UTC' }),
    ).format(date)
  return { day, short: name('short'), long: name('long') }
}

import { removeDirectionMarks, toLatinDigits } from './normalize.ts'

/**
 * Dates, times and both as they are typed and shown in fields: day, month, year and 24 hours in both languages,
 * whatever the browser's own language is. Values are those of the native inputs of the same type.
 */
export type TypedKind = 'date' | 'time' | 'datetime-local'

/**
 * Reads what was typed.
 * @returns `YYYY-MM-DD`, `HH:MM` or `YYYY-MM-DDTHH:MM`; the text itself while it is unfinished or wrong
 */
export function parseTyped(kind: TypedKind, typed: string): string {
  const text = toLatinDigits(removeDirectionMarks(typed)).trim()
  return readers[kind](text) ?? text
}

/** Formats a value as it is typed; an unfinished one is shown as it is. */
export function formatTyped(kind: TypedKind, value: string): string {
  if (kind === 'time') return value
  const [, year, month, day, rest = ''] = /^(\d{4})-(\d\d)-(\d\d)(?:T(\d\d:\d\d))?$/.exec(value) ?? []
  if (!year) return value
  return `${day}/${month}/${year}${rest && ` ${rest}`}`
}

/** Whether a value is a whole date or time, not an unfinished or a wrong one. */
export function isTyped(kind: TypedKind, value: string): boolean {
  return readers[kind](value) === value
}

const readers: Readonly<Record<TypedKind, (text: string) => string | undefined>> = {
  date: parseDate,
  time: parseTime,
  'datetime-local'(text) {
    // A phone's keypad has digits only
    const [, day = '', time = ''] =
      /^(\S+?)(?:T|[\s,،]+)(\S.*)$/.exec(text) ?? /^(\d{8})(\d{4})$/.exec(text) ?? []
    const [date, at] = [parseDate(day), parseTime(time)]
    return date && at && `${date}T${at}`
  },
}

/** Day first, also without separators; or year first, as programs write it. */
function parseDate(text: string): string | undefined {
  const [, day, month, year] =
    /^(\d{1,2})[/.\s-](\d{1,2})[/.\s-](\d{4})$/.exec(text) ?? /^(\d\d)(\d\d)(\d{4})$/.exec(text) ?? []
  if (year) return toDate(year, month ?? '', day ?? '')
  const [, first, second, third] = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text) ?? []
  return first && toDate(first, second ?? '', third ?? '')
}

/** Returns undefined for a day that does not exist, such as 30 February. */
function toDate(year: string, month: string, day: string): string | undefined {
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const at = new Date(`${date}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(date) ? date : undefined
}

/** 24 hours, also without a colon. */
function parseTime(text: string): string | undefined {
  const [, hours = '', minutes = '00'] = /^(\d{1,2})(?:[:.]?([0-5]\d))?$/.exec(text) ?? []
  return hours && Number(hours) < 24 ? `${hours.padStart(2, '0')}:${minutes}` : undefined
}

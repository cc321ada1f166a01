import { beforeAll, expect, test } from 'vitest'
import type { CalendarClass } from '#sdk'
import { loadTexts } from '#web/i18n/catalog.ts'
import { getIntl } from '#web/i18n/intl.ts'
import { toCalendarEntry } from './toCalendarEntry.ts'

const person = { id: 1, profile_picture_url: null }
const bookedClass = {
  id: 41,
  course: { id: 107, name: 'Tajweed' },
  tutor: { ...person, name: 'Amal Khalid' },
  students: [
    { ...person, name: 'Layan' },
    { ...person, id: 2, name: 'Omar' },
  ],
  state: 'confirmed',
  start_date_time: '2026-11-25T18:00:00Z',
  end_date_time: '2026-11-25T18:30:00Z',
} as CalendarClass
const madeAt = Date.parse('2026-11-25T17:00:00Z')
const viewer = {
  language: 'en',
  timeZone: 'Africa/Cairo',
  clock: { madeAt, offset: 0, respondedAt: madeAt },
} as const

beforeAll(() => loadTexts('en', ['classes', 'calendar']))

interface EntryChanges {
  change?: Partial<CalendarClass>
  side?: 'student' | 'tutor'
  now?: number
  requested?: number[]
}

function build({ change, side = 'student', now = madeAt, requested = [] }: EntryChanges = {}) {
  const options = { side, intl: getIntl('en'), viewer, now, requested: new Set(requested) }
  return toCalendarEntry({ ...bookedClass, ...change }, options)
}

test('a student is shown the tutor, a tutor all students', () => {
  expect(build().detail).toBe('Amal Khalid')
  expect(build({ side: 'tutor' }).detail).toBe('Layan and Omar')
})

test('a tutor is shown a kid with the name of the parent', () => {
  const [kid, ...others] = bookedClass.students
  const students = [{ ...kid, guardian: 'Sara Nasr' }, ...others] as CalendarClass['students']
  const entry = build({ side: 'tutor', change: { students } })
  expect(entry.detail).toBe('Layan (Sara Nasr) and Omar')
  expect(entry.name).toContain('Layan (Sara Nasr)')
})

test('a class that is to be moved waits, until it is over', () => {
  expect(build({ requested: [41] }).tone).toBe('waiting')
  expect(build({ requested: [42] }).tone).not.toBe('waiting')
  expect(build({ requested: [41], now: Date.parse(bookedClass.end_date_time) }).tone).toBe('past')
})

test('a cancelled class is marked, and is gone before it is past', () => {
  const cancelled = build({ change: { outcome: 'cancelled' }, now: Date.parse('2026-12-01T00:00:00Z') })
  expect(cancelled.tone).toBe('gone')
  expect(cancelled.name).toContain(cancelled.mark)
  expect(build()).not.toHaveProperty('mark')
})

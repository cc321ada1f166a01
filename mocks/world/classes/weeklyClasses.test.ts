import { expect, test } from 'vitest'
import learning from '#mocks/data/learning.json'
import reasons from '#mocks/data/records.json'
import { getById, institutes } from '#mocks/data/catalogue.ts'
import { getText } from '#mocks/data/texts.ts'
import { noon } from '#mocks/emptyState.ts'
import { createClasses } from '#mocks/world/classes/classes.ts'
import { DAY, HOUR } from '#mocks/world/hours/clock.ts'
import { buildTimetable } from '#mocks/world/hours/timetable.ts'
import { getWeekday, toInstant } from '#mocks/world/hours/zones.ts'
import { createPeople } from '#mocks/world/people/accounts.ts'
import { createTutors } from '#mocks/world/people/tutors.ts'
import type { ClassRecord } from '#mocks/world/records.ts'

const day = noon - 12 * HOUR
const institute = getById(institutes, 1)
const people = { tutors: createTutors(institute, 1, day), ...createPeople(institute, 1, day) }
const rows = createClasses(institute, 1, day, people)

/** The date of a class in its tutor's zone, and its position in the week, which make its id. */
const readId = ({ id }: ClassRecord) => ({
  date: Math.floor((id - 10_000_000) / 100) * DAY + Math.floor(day / DAY / 10_000) * 10_000 * DAY,
  position: id % 100,
})

/** A Monday, from which terms of thirteen weeks are counted. */
const monday = Date.UTC(2024, 0, 1)
const TERM = 91 * DAY
const timetables = new Map<number, ReturnType<typeof buildTimetable>>()
function findSeat(row: ClassRecord) {
  const { date, position } = readId(row)
  const begin = monday + Math.floor((date - monday) / TERM) * TERM
  const seats = timetables.get(begin) ?? buildTimetable(institute, 1, begin, people)
  timetables.set(begin, seats)
  return { date, seat: seats[position] }
}

test('a class is an hour of the timetable of its term, at the wall time of its tutor', () => {
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
  for (const row of rows) {
    const { date, seat } = findSeat(row)
    expect(seat && [seat.tutor.id, seat.students, seat.kind, seat.course_id, seat.weekday]).toEqual([
      row.tutor,
      row.students,
      row.kind,
      row.course_id,
      getWeekday(date),
    ])
    expect(row.start).toBe(seat && toInstant(seat.tutor.time_zone, date + seat.time).instant)
  }
  expect(timetables.size).toBe(5)
})

test('classes are of ten months before today and two after, each day in order', () => {
  const days = rows.map((row) => (readId(row).date - day) / DAY)
  expect(days).toEqual(days.toSorted((a, b) => a - b))
  expect([Math.min(...days) >= -302, Math.min(...days) < -295]).toEqual([true, true])
  expect([Math.max(...days) <= 61, Math.max(...days) > 55]).toEqual([true, true])
})

test('the demo family has classes for four months before today and one after', () => {
  const own = rows.filter((row) => findSeat(row).seat?.isFamily)
  const days = own.map((row) => (readId(row).date - day) / DAY)
  expect([Math.min(...days) >= -126, Math.min(...days) < -119]).toEqual([true, true])
  expect([Math.max(...days) <= 31, Math.max(...days) > 24]).toEqual([true, true])
})

test('no one has a class before joining, and those who left have none in the last sixty days', () => {
  const joined = new Map(
    [...people.tutors, ...people.students].map((one) => [one.id, Date.parse(one.joined_on)]),
  )
  const left = new Set(people.students.flatMap(({ id, status }) => (status ? [] : [id])))
  const lastDates: number[] = []
  for (const row of rows) {
    const { date } = readId(row)
    for (const id of [row.tutor, ...row.students]) {
      expect(joined.get(id) ?? 0).toBeLessThanOrEqual(date)
      if (left.has(id)) lastDates.push(date)
    }
  }
  expect(lastDates.length).toBeGreaterThan(0)
  expect(Math.max(...lastDates)).toBeLessThan(day - 60 * DAY)
  expect(rows.some((row) => joined.get(row.students[0] ?? 0) === undefined)).toBe(true)
})

/** Finds the history of a past class, which follows from its id. */
function findHistory({ id, students }: ClassRecord, age: number) {
  if (id % 11 === 3 && id % 4 !== 2) return { outcome: 'cancelled' }
  if (id % 11 === 3) return age <= 21 ? { isOwed: true } : { outcome: 'rescheduled' }
  if (id % 13 === 5) return { outcome: 'rescheduled' }
  if (id % 17 === 9) return {}
  const came = id % 9 === 0 ? 'absent' : id % 8 === 1 ? 'late' : 'present'
  return { attendance: Object.fromEntries(students.map((student) => [student, came])) }
}

test('past classes were held, cancelled, moved or not recorded; those to come have no history', () => {
  for (const row of rows) {
    const { date } = readId(row)
    const { outcome, isOwed, attendance } = row
    const history = date < day ? findHistory(row, (day - date) / DAY) : {}
    expect({ outcome, isOwed, attendance }).toEqual({
      outcome: undefined,
      isOwed: undefined,
      attendance: undefined,
      ...history,
    })
  }
})

test('most classes that were held have notes, and others none', () => {
  const held = rows.filter(({ attendance }) => attendance)
  const noted = rows.filter(({ notes }) => notes)
  expect(noted.every(({ attendance }) => attendance)).toBe(true)
  expect([noted.length > held.length / 2, noted.length < held.length * 0.7]).toEqual([true, true])
  const texts = learning.notes.map(getText)
  expect(new Set(noted.map(({ notes }) => JSON.stringify(notes)))).toEqual(
    new Set(texts.map((text) => JSON.stringify(text))),
  )
})

test('a class that was cancelled, or waits for its new time, has a reason in one language', () => {
  const texts = reasons.reasons.slice(0, 4).map(getText)
  for (const row of rows) {
    const { position } = readId(row)
    const isOff = row.outcome === 'cancelled' || row.isOwed
    const reason = texts[position % 4]?.[position % 3 ? 'en' : 'ar']
    expect(row.cancel_reason).toBe(isOff ? reason : undefined)
  }
})

const count = (state: string) => rows.filter((row) => row.state === state).length / rows.length

test('half of the classes are confirmed, the others are scheduled or wait', () => {
  expect(count('confirmed')).toBeCloseTo(0.5, 1)
  expect(count('scheduled')).toBeCloseTo(0.25, 1)
  expect(count('pending')).toBeCloseTo(0.25, 1)
})

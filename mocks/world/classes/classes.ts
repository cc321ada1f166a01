import type { InstituteData } from '#mocks/data/catalogue.ts'
import learning from '#mocks/data/learning.json'
import data from '#mocks/data/records.json'
import { getText } from '#mocks/data/texts.ts'
import { DAY } from '#mocks/world/hours/clock.ts'
import type { Attendance, ClassRecord } from '#mocks/world/records.ts'
import { createRng, type Rng } from '#mocks/world/codes/rng.ts'
import { buildTimetable, type People, type Seat } from '#mocks/world/hours/timetable.ts'
import { toInstant, getWeekday } from '#mocks/world/hours/zones.ts'

/** Days of the class history: ten months back and two ahead. */
const YEAR = { from: -302, to: 62 }
const FAMILY = { from: -126, to: 32 }
/** Time since inactive students had their last class */
const GONE = 60 * DAY
const WEEK = 7 * DAY
const TERM = 13 * WEEK
/** Age in days of the oldest class that still has no new time */
const OWED_DAYS = 21
const MONDAY = Date.UTC(2024, 0, 1)

const notes = learning.notes.map(getText)
const reasons = data.reasons.slice(0, 4).map(getText)

/**
 * Creates a year of weekly classes around today, at the same wall time of the tutor's zone. Ids and contents
 * depend on
 * the date only and stay when the day changes; past classes have attendance and notes.
 */
export function createClasses(
  institute: InstituteData,
  seed: number,
  day: number,
  people: People,
): ClassRecord[] {
  const dates = Array.from({ length: YEAR.to - YEAR.from }, (_, index) => day + (YEAR.from + index) * DAY)
  const seats = buildSeats(institute, seed, people)
  const isMember = buildIsMember(people, day)
  return dates.flatMap((date) => {
    const isFamily = date >= day + FAMILY.from * DAY && date < day + FAMILY.to * DAY
    const rng = createRng(seed, 'classes', institute.id, date / DAY)
    return seats(date).flatMap(({ seat, position }) => {
      const row = buildClass(institute, seat, { date, position, day, rng })
      const isThere = [seat.tutor.id, ...seat.students].every((id) => isMember(id, date))
      return isThere && (isFamily || !seat.isFamily) ? [row] : []
    })
  })
}

/** Builds a test whether a person was a member on a date. */
function buildIsMember({ tutors, students }: People, day: number): (id: number, date: number) => boolean {
  const joined = new Map([...tutors, ...students].map(({ id, joined_on }) => [id, Date.parse(joined_on)]))
  const left = new Set(students.flatMap(({ id, status }) => (status ? [] : [id])))
  return (id, date) => (joined.get(id) ?? 0) <= date && !(left.has(id) && date >= day - GONE)
}

/**
 * Invents what happened in a past class: it was cancelled, moved, or held with attendance, rarely unrecorded. A paid
 * class that was cancelled gets its new time within weeks.
 * @param age days since the class
 */
function inventHistory(id: number, students: readonly number[], age: number): Partial<ClassRecord> {
  if (id % 11 === 3) {
    if (id % 4 !== 2) return { outcome: 'cancelled' }
    return age <= OWED_DAYS ? { isOwed: true } : { outcome: 'rescheduled' }
  }
  if (id % 13 === 5) return { outcome: 'rescheduled' }
  if (id % 17 === 9) return {}
  return { attendance: Object.fromEntries(students.map((student) => [student, inventAttendance(id)])) }
}

function inventAttendance(id: number): Attendance {
  return id % 9 === 0 ? 'absent' : id % 8 === 1 ? 'late' : 'present'
}

/** Builds a function that lists the seats of a date with their position in the week. */
function buildSeats(institute: InstituteData, seed: number, people: People) {
  const terms = new Map<number, readonly { seat: Seat; position: number }[]>()
  return (date: number) => {
    const begin = MONDAY + Math.floor((date - MONDAY) / TERM) * TERM
    const week =
      terms.get(begin) ??
      buildTimetable(institute, seed, begin, people).map((seat, position) => ({ seat, position }))
    terms.set(begin, week)
    return week.filter(({ seat }) => seat.weekday === getWeekday(date))
  }
}

function buildClass(
  institute: InstituteData,
  { tutor, time, students, kind, course_id }: Seat,
  { date, position, day, rng }: { date: number; position: number; day: number; rng: Rng },
): ClassRecord {
  const id = institute.id * 10_000_000 + ((date / DAY) % 10_000) * 100 + position
  const state = rng.pick(['confirmed', 'confirmed', 'scheduled', 'pending'] as const)
  const text = rng.pick(notes)
  const history = date < day ? inventHistory(id, students, (day - date) / DAY) : {}
  const isNoted = rng.chance(0.6) && history.attendance !== undefined
  const isOff = history.outcome === 'cancelled' || history.isOwed === true
  const reason = reasons[position % reasons.length]?.[position % 3 ? 'en' : 'ar']
  return {
    id,
    start: toInstant(tutor.time_zone, date + time).instant,
    tutor: tutor.id,
    students,
    kind,
    course_id,
    state,
    ...history,
    ...(isNoted && { notes: text }),
    ...(isOff && reason && { cancel_reason: reason }),
  }
}

import { getById, courses } from '#mocks/data/catalogue.ts'
import data from '#mocks/data/records.json'
import type { CourseHour, ReservationRecord } from '#mocks/world/booking/bookingRecords.ts'
import { DAY, HOUR } from '#mocks/world/hours/clock.ts'
import { isBusyAt, listStarts, buildUsualHours } from '#mocks/world/hours/hours.ts'
import { computePrice } from '#mocks/world/booking/prices.ts'
import type { ClassRecord, KidRecord, PersonRecord, TutorRecord } from '#mocks/world/records.ts'
import { isMonthly, countRenewals } from '#mocks/world/booking/renewals.ts'
import { toInstant, toWallTime } from '#mocks/world/hours/zones.ts'

/** A booking without its hours; without a program it is a trial. */
interface BookingInputs {
  id: number
  state: ReservationRecord['state']
  student: number
  learner: PersonRecord | KidRecord
  tutor: TutorRecord
  program_id: number | null
  created: number
}

interface PlanningInputs {
  seed: number
  day: number
  /** All other classes */
  otherClasses: readonly ClassRecord[]
}

/** Starts of known classes in quarter hours since the epoch, by the id of the tutor or learner. */
type Agenda = Map<number, Set<number>>

const WEEK = 7 * DAY
const QUARTER = HOUR / 4
/** Offsets in quarter hours at which another one-hour class would overlap. */
const around = [-3, -2, -1, 0, 1, 2, 3]
/** Days ahead that can be booked. */
const AHEAD = 34
/** Position of the demo family's booking whose first class waits for another time, whatever the date is. */
const OWED = 5

/** Creates the reservations with hours and price, and the classes of their paid months. */
export function createBookedClasses(drafts: readonly BookingInputs[], rest: PlanningInputs) {
  const agenda: Agenda = new Map()
  for (const { tutor, students, start } of rest.otherClasses) addToAgenda(agenda, [tutor, ...students], start)
  const made = drafts.map((draft, index) => buildBooking(draft, index, agenda, rest))
  return { reservations: made.map(({ row }) => row), classes: made.flatMap(({ classes }) => classes) }
}

function buildBooking(draft: BookingInputs, index: number, agenda: Agenda, { seed, day }: PlanningInputs) {
  const { id, tutor, learner, program_id, student, created } = draft
  const [, , , perWeek, factor] = data.programs[(program_id ?? 0) - 1] ?? []
  const monthly = isMonthly(program_id)
  const perFirst = program_id === null ? 1 : monthly ? Number(perWeek) : 1 + (index % 3)
  const countWeeks = (begun: readonly number[]) => countPaidMonths(draft, begun, day) * (monthly ? 4 : 1)
  // Single hours can be booked weeks ahead
  const isAhead = !monthly && draft.state === 'active' && created > day - AHEAD * DAY
  const from = isAhead ? day + DAY : created + DAY
  const weeks = countWeeks([from])
  const starts = weeks
    ? findFirstWeek({ seed, tutor, learner: learner.id, from, weeks, perFirst, agenda })
    : []
  // Each course has an hour of the week
  const course_ids = listCourseIds(draft).slice(0, Math.min(starts.length || perFirst, 1 + (index % 2)))
  const course_hours = assignCourses(course_ids, starts)
  const isFree = buildIsFree(agenda, [tutor.id, learner.id])
  // An hour that was taken when the first month was booked was not charged, so it is left out. From the second
  // month on hours are paid ahead, so a taken one stays paid and is owed.
  const plan = course_hours
    .flatMap(({ start: first, course_id }) =>
      repeatWeekly(tutor, first, countWeeks(starts))
        .filter((start, week) => week > 3 || isFree(start))
        .map((start) => ({ start, course_id })),
    )
    .toSorted((a, b) => a.start - b.start)
    .map((hour, position) => ({
      ...hour,
      isOwed: !isFree(hour.start) || (index === OWED && position === 0),
    }))
  const paid = starts.flatMap((start) => repeatWeekly(tutor, start, monthly ? 4 : 1).filter(isFree)).length
  for (const { start, isOwed } of plan) if (!isOwed) addToAgenda(agenda, [tutor.id, learner.id], start)
  const isOver = !monthly && plan.every(({ start }) => start < day)
  const row: ReservationRecord = {
    id,
    kind: program_id === null ? 'trial' : 'one_to_one',
    state: draft.state === 'active' && isOver ? 'finished' : draft.state,
    student,
    learner: learner.id,
    tutor: tutor.id,
    course_ids,
    program_id,
    starts,
    ...(course_ids.length > 1 && starts.length > 0 && { course_hours }),
    price: computePrice({
      sessions: paid || perFirst * (monthly ? 4 : 1),
      each: program_id === null ? 0 : tutor.price * Number(factor),
    }),
    created,
  }
  const classes = plan.map(({ start, course_id, isOwed }, position): ClassRecord => ({
    id: id + 2000 + index * 99 + position,
    course_id,
    tutor: tutor.id,
    students: [learner.id],
    kind: 'one_to_one',
    state: 'confirmed',
    start,
    reservation_id: id,
    ...(isOwed ? { isOwed } : start < day && buildAttendance(learner.id, position)),
  }))
  return { row, classes }
}

/** Builds the attendance of a past class: late at every fifth. */
function buildAttendance(learner: number, position: number): Pick<ClassRecord, 'attendance'> {
  return { attendance: { [learner]: position % 5 === 4 ? 'late' : 'present' } }
}

/** Gives the hours of a week to the courses in turn. */
function assignCourses(course_ids: readonly number[], starts: readonly number[]): CourseHour[] {
  return starts.map((start, index) => ({ start, course_id: course_ids[index % course_ids.length] ?? 0 }))
}

/** Whether the last month of a booking is unpaid: of every third booking. */
export function isLastOwed({ id }: { id: number }): boolean {
  return id % 3 === 0
}

/** Counts the paid months; the first one always counts. */
function countPaidMonths(
  { id, state, program_id, created }: BookingInputs,
  starts: readonly number[],
  day: number,
): number {
  if (state === 'cancelled') return 0
  const later = countRenewals({ kind: 'one_to_one', state, program_id, created, starts }, day)
  return 1 + later - (isLastOwed({ id }) && later ? 1 : 0)
}

interface WeekSearch {
  seed: number
  tutor: TutorRecord
  learner: number
  from: number
  weeks: number
  perFirst: number
  agenda: Agenda
}

/** Finds hours on different days at which tutor and learner are free in all weeks, or at least in the first. */
function findFirstWeek({ seed, tutor, learner, from, weeks, perFirst, agenda }: WeekSearch): number[] {
  const isFree = buildIsFree(agenda, [tutor.id, learner])
  const hours = buildUsualHours(seed, tutor)
  const chosen: number[] = []
  for (const wanted of [weeks, 1])
    for (let day = from; day < from + WEEK && chosen.length < perFirst; day += DAY) {
      const start = listStarts(hours, { from: day, to: day + DAY }).find(
        (hour) =>
          chosen.every((other) => Math.abs(other - hour) >= DAY) &&
          isFree(hour) &&
          !isBusyAt(seed, tutor.id, hour) &&
          repeatWeekly(tutor, hour, wanted).every(isFree),
      )
      if (start !== undefined) chosen.push(start)
    }
  return chosen
}

function buildIsFree(agenda: Agenda, people: readonly number[]): (start: number) => boolean {
  const taken = people.flatMap((id) => agenda.get(id) ?? [])
  return (start) => {
    const quarter = start / QUARTER
    return !taken.some((own) => around.some((step) => own.has(quarter + step)))
  }
}

/** Repeats an hour weekly at the same wall time of the tutor's zone. */
function repeatWeekly({ time_zone }: TutorRecord, start: number, weeks: number): number[] {
  const wall = toWallTime(time_zone, start)
  return Array.from({ length: weeks }, (_, week) => toInstant(time_zone, wall + week * WEEK).instant)
}

function listCourseIds({ tutor, learner }: BookingInputs): readonly number[] {
  const type = 'parent' in learner ? 'kids' : 'adult'
  const fitting = tutor.course_ids.filter((id) => getById(courses, id).type === type)
  return fitting.length ? fitting : tutor.course_ids
}

function addToAgenda(agenda: Agenda, people: readonly number[], start: number): void {
  for (const id of people) {
    const own = agenda.get(id) ?? new Set()
    agenda.set(id, own.add(start / QUARTER))
  }
}

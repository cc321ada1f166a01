import { type Ages, courses, type InstituteData } from '#mocks/data/catalogue.ts'
import { DAY, HOUR, formatDate } from '#mocks/world/hours/clock.ts'
import { listGroupStarts } from '#mocks/world/classes/groupClassSessions.ts'
import { sortByZoneDistance, buildUsualHours } from '#mocks/world/hours/hours.ts'
import type { GroupClassRecord } from '#mocks/world/staffRecords.ts'
import type { ClassRecord, KidRecord, TutorRecord } from '#mocks/world/records.ts'
import { createRng } from '#mocks/world/codes/rng.ts'
import { parseTime, toWallTime } from '#mocks/world/hours/zones.ts'

interface GroupClassInputs {
  institute: InstituteData
  seed: number
  root: number
  day: number
  approved: readonly TutorRecord[]
  kids: readonly KidRecord[]
  classes: readonly ClassRecord[]
}

const YEAR = 365.25 * DAY
/** Hours at which a group may begin, where its families live. */
const [FIRST_HOUR, LAST_HOUR] = [8, 20]

/** Creates one group class for each group course, twice a week when tutor and kids are free. */
export function createGroupClasses(draft: GroupClassInputs): GroupClassRecord[] {
  const { institute, seed, root, day, approved, kids } = draft
  const rng = createRng(seed, 'groupClasses', institute.id)
  const teaching = approved.filter(({ isTeaching }) => isTeaching)
  // Kids of a group live in nearby time zones and meet by day
  const nearby = sortByZoneDistance(teaching, institute.time_zone, day).slice(0, 8)
  const busy = collectBusyHours(draft)
  return courses
    .filter(({ isGroup }) => isGroup)
    .map((course, index) => {
      const isKids = course.type === 'kids'
      const ages = course.ages ?? { from: 18, to: 99 }
      const begin = day + (3 + (index % 9)) * DAY
      // Where the picked tutor has no free week, another one teaches the group
      const tutors = index % 8 ? [rng.pick(nearby), ...nearby] : teaching.slice(0, 1)
      // The demo family's kids are left out, so that they can join
      const fitting = kids.slice(3).filter((kid) => isBetween(kid, day, ages))
      const learners = isKids ? pickSome(fitting, index).map(({ id }) => id) : []
      const dates = { start_date: formatDate(begin), end_date: formatDate(begin + 98 * DAY) }
      const search = { seed, zone: institute.time_zone, learners, index, dates, busy }
      const { tutor, week } = findTutorAndWeek(tutors, search)
      for (const start of listGroupStarts(tutor.time_zone, { ...dates, ...week }))
        for (const person of [tutor.id, ...learners]) busy.add(`${person}/${start / HOUR}`)
      return {
        id: root + index + 1,
        name: course.name,
        course_id: course.id,
        tutor: tutor.id,
        ...dates,
        ...week,
        minutes: 60,
        min: 2,
        max: 5,
        isRenewed: index % 2 === 0,
        age_from: ages.from,
        age_to: ages.to,
        price: institute.currency === 'USD' ? 8 + (index % 4) : 120 + (index % 5) * 20,
        learners,
      }
    })
}

interface WeekSearch {
  seed: number
  /** Of the institute's families */
  zone: string
  learners: readonly number[]
  index: number
  dates: { start_date: string; end_date: string }
  busy: ReadonlySet<string>
}

/**
 * Finds the first tutor who, like all learners, is free in a whole week. Without one, the first tutor gets the first week of
 * daytime hours, which may overlap another class.
 */
function findTutorAndWeek(tutors: readonly TutorRecord[], search: WeekSearch) {
  for (const tutor of tutors) {
    const week = listWeeks(tutor, search).find((choice) => isFree(choice, tutor, search))
    if (week) return { tutor, week }
  }
  const [tutor] = tutors
  if (!tutor) throw new Error('A group needs a tutor')
  const [week] = listWeeks(tutor, search)
  if (!week) throw new Error('A group needs an hour')
  return { tutor, week }
}

interface Week {
  readonly days: number[]
  readonly start_time: string
}

/** Lists two days with an hour of a tutor, in the day of the institute's zone, late hours first. */
function listWeeks(tutor: TutorRecord, { seed, zone, index, dates }: WeekSearch): Week[] {
  const { week } = buildUsualHours(seed, tutor)
  const choices = week.flatMap((_, shift) => {
    const [one, two] = [week[(index + shift) % week.length], week[(index + shift + 2) % week.length]]
    if (!one || !two) return []
    const days = [one.day, two.day].toSorted((a, b) => a - b)
    const hours = (parseTime(one.to) - parseTime(one.from)) / HOUR
    return Array.from({ length: hours }, (_unused, back) => ({
      days,
      start_time: formatTime(parseTime(one.to) - (back + 1) * HOUR),
    }))
  })
  return choices.filter((choice) =>
    listGroupStarts(tutor.time_zone, { ...dates, ...choice }).every((start) => {
      const hour = Math.floor((toWallTime(zone, start) % DAY) / HOUR)
      return FIRST_HOUR <= hour && hour <= LAST_HOUR
    }),
  )
}

/** Whether tutor and learners are free at all hours of a week. */
function isFree(week: Week, { id, time_zone }: TutorRecord, { learners, dates, busy }: WeekSearch): boolean {
  return listGroupStarts(time_zone, { ...dates, ...week }).every((start) =>
    [-0.75, -0.5, -0.25, 0, 0.25, 0.5, 0.75].every((off) =>
      [id, ...learners].every((person) => !busy.has(`${person}/${start / HOUR + off}`)),
    ),
  )
}

function collectBusyHours({ classes, day }: GroupClassInputs): Set<string> {
  const soon = classes.filter(({ start }) => start > day && start < day + 45 * DAY)
  return new Set(
    soon.flatMap(({ tutor, students, start }) => [tutor, ...students].map((one) => `${one}/${start / HOUR}`)),
  )
}

/** Picks up to five kids, different ones for each group. */
function pickSome(kids: readonly KidRecord[], index: number): KidRecord[] {
  const count = Math.min(index % 6, kids.length)
  return Array.from({ length: count }, (_, place) => kids[(index * 2 + place) % kids.length]).flatMap(
    (kid) => kid ?? [],
  )
}

function isBetween({ date_of_birth }: KidRecord, day: number, { from, to }: Ages): boolean {
  const age = (day - Date.parse(date_of_birth)) / YEAR
  return age >= from && age < to + 1
}

function formatTime(time: number): string {
  return new Date(time).toISOString().slice(11, 16)
}

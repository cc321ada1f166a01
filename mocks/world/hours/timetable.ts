import { getById, courses, type InstituteData } from '#mocks/data/catalogue.ts'
import { DAY, HOUR } from '#mocks/world/hours/clock.ts'
import { buildUsualHours } from '#mocks/world/hours/hours.ts'
import type { ClassRecord, KidRecord, StudentRecord, TutorRecord } from '#mocks/world/records.ts'
import { createRng, type Rng } from '#mocks/world/codes/rng.ts'
import { toInstant, parseTime } from '#mocks/world/hours/zones.ts'

export interface People {
  tutors: readonly TutorRecord[]
  students: readonly StudentRecord[]
  kids: readonly KidRecord[]
}

/** One hour of a tutor's week with its learners. */
export interface Seat {
  readonly tutor: TutorRecord
  /** Monday is 1, Sunday is 7 */
  readonly weekday: number
  /** Milliseconds since midnight in the tutor's zone */
  readonly time: number
  readonly students: readonly number[]
  readonly kind: ClassRecord['kind']
  readonly course_id: number
  /** Whether it belongs to the demo family */
  readonly isFamily: boolean
}

interface Hour {
  weekday: number
  time: number
}

const DEMO_HOURS = 6
const TUTORS = 24

/**
 * Builds the weekly timetable of an institute in one term within the tutors' working hours. Only the demo family has
 * more than one hour, and these never overlap.
 * @param begin the first day of the term
 */
export function buildTimetable(
  institute: InstituteData,
  seed: number,
  begin: number,
  people: People,
): Seat[] {
  const teaching = people.tutors.filter(({ status, isTeaching }) => status === 'approved' && isTeaching)
  const tutors = teaching.slice(0, TUTORS)
  const draft: TimetableInputs = { ...people, institute, seed, begin, tutors }
  const family = buildFamilySeats(draft)
  const rng = createRng(seed, 'timetable', institute.id, begin / DAY)
  const taken = new Set(family.flatMap(({ students }) => students))
  const adults = people.students.filter(({ id }) => !taken.has(id))
  const kids = people.kids.filter(({ id }) => !taken.has(id))
  const pupils = [...rng.sample(adults, adults.length), ...kids]
  const others = tutors.flatMap((tutor, position) => {
    const own = family.filter((seat) => seat.tutor === tutor)
    const free = listHours(seed, tutor).filter(
      (hour) => !own.some(({ weekday, time }) => weekday === hour.weekday && time === hour.time),
    )
    // A tutor's hours stay from term to term, their learners change
    const steady = createRng(seed, 'seats', tutor.id)
    const wanted = position === 0 ? DEMO_HOURS - own.length : steady.between(2, 3)
    return steady.sample(free, wanted).flatMap((hour) => {
      // One hour in six is a kid's while kids are left
      const pupil = pupils.splice(rng.chance(1 / 6) ? -1 : 0, 1)[0]
      return pupil ? [buildSeat(tutor, hour, pupil, rng)] : []
    })
  })
  return [...family.map((seat) => ({ ...seat, isFamily: true })), ...others]
}

interface TimetableInputs extends People {
  institute: InstituteData
  seed: number
  begin: number
}

/**
 * Builds the demo family's hours: two with the demo tutor, one each of the student and the youngest kid with
 * others.
 */
function buildFamilySeats({ institute, seed, begin, tutors, students, kids }: TimetableInputs): Seat[] {
  const rng = createRng(seed, 'family', institute.id)
  const [demo, ...rest] = tutors
  const [student] = students
  const [elder, youngest, eldest] = kids
  if (!demo || !student || !elder || !youngest || !eldest) throw new Error('A world needs its demo people')
  const hours = listHours(seed, demo)
  const days = [...new Set(hours.map(({ weekday }) => weekday))]
  const [group, reading] = [1, 3].map((position) =>
    rng.pick(hours.filter(({ weekday }) => weekday === days[position])),
  )
  if (!group || !reading) throw new Error('The demo tutor needs a week')
  const peers = kids.slice(3).filter((kid) => computeYearsApart(kid, elder) <= 5)
  const isElsewhere = (weekday: number | undefined) =>
    findFittingHour(rng.sample(rest, rest.length), { institute, seed, begin, weekday, zone: demo.time_zone })
  const abroad = isElsewhere(days[2])
  const afternoon = isElsewhere(days[4])
  return [
    {
      ...buildSeat(demo, group, elder, rng),
      kind: 'group',
      students: [elder.id, ...rng.sample(peers, rng.between(2, 4)).map(({ id }) => id)],
    },
    buildSeat(demo, reading, eldest, rng),
    ...(abroad ? [buildSeat(abroad.tutor, abroad.hour, student, rng)] : []),
    ...(afternoon ? [buildSeat(afternoon.tutor, afternoon.hour, youngest, rng)] : []),
  ]
}

interface HourSearch {
  institute: InstituteData
  seed: number
  begin: number
  weekday: number | undefined
  /** Excluded zone, so that families also learn with tutors elsewhere */
  zone: string
}

/** Finds the first hour of that weekday in the daytime of the institute's city. */
function findFittingHour(
  tutors: readonly TutorRecord[],
  { institute, seed, begin, weekday, zone }: HourSearch,
) {
  for (const tutor of tutors) {
    if (tutor.time_zone === zone) continue
    const hour = listHours(seed, tutor).find(
      (one) => one.weekday === weekday && isDaytime(institute.time_zone, tutor, begin, one),
    )
    if (hour) return { tutor, hour }
  }
  return undefined
}

// One hour of tolerance on both sides, since clocks change within a term
function isDaytime(zone: string, tutor: TutorRecord, begin: number, { time }: Hour): boolean {
  const { instant } = toInstant(tutor.time_zone, begin + time)
  const at = [9, 19].map((hour) => toInstant(zone, begin + hour * HOUR).instant)
  return at.some((edge) => edge === instant) || (instant > (at[0] ?? 0) && instant < (at[1] ?? 0))
}

function listHours(seed: number, tutor: TutorRecord): Hour[] {
  return buildUsualHours(seed, tutor).week.flatMap(({ day, from, to }) =>
    Array.from({ length: (parseTime(to) - parseTime(from)) / HOUR }, (_, index) => ({
      weekday: day,
      time: parseTime(from) + index * HOUR,
    })),
  )
}

function buildSeat(tutor: TutorRecord, hour: Hour, pupil: StudentRecord | KidRecord, rng: Rng): Seat {
  const type = 'parent' in pupil ? 'kids' : 'adult'
  const taught = tutor.course_ids.map((id) => getById(courses, id)).filter((course) => course.type === type)
  const fitting = taught.length ? taught : courses.filter((course) => course.type === type)
  return {
    tutor,
    ...hour,
    students: [pupil.id],
    kind: 'one_to_one',
    course_id: rng.pick(fitting).id,
    isFamily: false,
  }
}

function computeYearsApart(a: KidRecord, b: KidRecord): number {
  return Math.abs(Number(a.date_of_birth.slice(0, 4)) - Number(b.date_of_birth.slice(0, 4)))
}

import type { InstituteData } from '#mocks/data/catalogue.ts'
import type { PaymentRecord, ReservationRecord } from '#mocks/world/booking/bookingRecords.ts'
import { DAY, HOUR, formatDate } from '#mocks/world/hours/clock.ts'
import { isBusyAt, listStarts, buildUsualHours } from '#mocks/world/hours/hours.ts'
import type { GroupClassRecord } from '#mocks/world/staffRecords.ts'
import { computePrice, countGroupSessions } from '#mocks/world/booking/prices.ts'
import type { ClassRecord, KidRecord, PersonRecord, TutorRecord } from '#mocks/world/records.ts'

interface BookingInputs {
  institute: InstituteData
  seed: number
  day: number
  /** Id of the first booking */
  first: number
  /** Approved tutors */
  tutors: readonly TutorRecord[]
  students: readonly PersonRecord[]
  kids: readonly KidRecord[]
  classes: readonly ClassRecord[]
  groupClasses: readonly GroupClassRecord[]
}

interface OpenBookings {
  reservations: ReservationRecord[]
  payments: PaymentRecord[]
}

/**
 * Creates three recent bookings: the demo student's with a declined payment, their kid's group course with an
 * unconfirmed bank transfer, and a paid one of another family.
 */
export function createOpenBookings(draft: BookingInputs): OpenBookings {
  const { day, first, kids } = draft
  const declined = createDeclinedBooking(draft)
  const waiting = createGroupBooking(draft, first + 1, ({ parent }) => parent === kids[0]?.parent, 'pending')
  const joined = createGroupBooking(draft, first + 2, ({ parent }) => parent !== kids[0]?.parent, 'active')
  const paid = (joined?.created ?? day) + HOUR / 2
  const all = [
    { row: declined, payment: { state: 'failed', message: 'paymentDeclined' } as const },
    { row: waiting, payment: { state: 'pending' } as const },
    { row: joined, payment: { state: 'completed', paid, due: formatDate(paid) } as const },
  ]
  return {
    reservations: all.flatMap(({ row }) => row ?? []),
    payments: all.flatMap(({ row, payment }) =>
      row ? [{ id: row.id, kind: 'attempt', reservation: row.id, created: row.created, ...payment }] : [],
    ),
  }
}

/** Creates a weekly booking at the tutor's first free hour three days ahead, with a declined payment. */
function createDeclinedBooking({
  seed,
  day,
  first,
  tutors,
  students,
  classes,
}: BookingInputs): ReservationRecord | undefined {
  const [student] = students
  const tutor = tutors.find(({ isTeaching, has_trial }) => isTeaching && !has_trial) ?? tutors[0]
  if (!student || !tutor) return undefined
  const range = { from: day + 3 * DAY, to: day + 7 * DAY }
  const isTaught = (start: number) =>
    classes.some((row) => row.tutor === tutor.id && Math.abs(row.start - start) < HOUR)
  const start = listStarts(buildUsualHours(seed, tutor), range).find(
    (hour) => !isTaught(hour) && !isBusyAt(seed, tutor.id, hour),
  )
  return {
    id: first,
    kind: 'one_to_one',
    state: 'pending',
    student: student.id,
    learner: student.id,
    tutor: tutor.id,
    course_ids: tutor.course_ids.slice(0, 1),
    program_id: 1,
    starts: start === undefined ? [] : [start],
    price: computePrice({ sessions: 4, each: tutor.price }),
    created: day - 2 * DAY + 17 * HOUR,
  }
}

/** Creates a booking of a seat in a group class for a kid of the family, of a fitting age. */
function createGroupBooking(
  { day, kids, groupClasses }: BookingInputs,
  id: number,
  isAsked: (kid: KidRecord) => boolean,
  state: 'pending' | 'active',
): ReservationRecord | undefined {
  const candidates = groupClasses.flatMap((group) =>
    kids.filter((kid) => isAsked(kid) && isFit(kid, group, day)).map((kid) => ({ group, kid })),
  )
  const candidate = candidates.find(
    ({ group, kid }) => group.learners.includes(kid.id) === (state === 'active'),
  )
  if (!candidate) return undefined
  const { group, kid } = candidate
  const price = computePrice({ sessions: countGroupSessions(group.days, null), each: group.price })
  return {
    id,
    kind: 'group',
    state,
    student: kid.parent,
    learner: kid.id,
    tutor: group.tutor,
    course_ids: [group.course_id],
    program_id: null,
    starts: [],
    matrix: [{ course_id: group.course_id, user_id: kid.id, group: group.id, price: price.total }],
    price,
    created: day - (state === 'active' ? 6 : 1) * DAY + 10 * HOUR,
  }
}

function isFit({ date_of_birth }: KidRecord, group: GroupClassRecord, day: number): boolean {
  const age = (day - Date.parse(date_of_birth)) / (365.25 * DAY)
  return age >= group.age_from && age < group.age_to + 1
}

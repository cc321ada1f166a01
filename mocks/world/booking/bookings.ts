import type { InstituteData } from '#mocks/data/catalogue.ts'
import type { BookingTables } from '#mocks/world/booking/bookingRecords.ts'
import { DAY, HOUR, formatDate } from '#mocks/world/hours/clock.ts'
import type { GroupClassRecord } from '#mocks/world/staffRecords.ts'
import { createBookedClasses, isLastOwed } from '#mocks/world/booking/bookedClasses.ts'
import { sortByZoneDistance } from '#mocks/world/hours/hours.ts'
import { createOpenBookings } from '#mocks/world/booking/openBookings.ts'
import { buildFee, countRenewals } from '#mocks/world/booking/renewals.ts'
import type { ClassRecord, KidRecord, PersonRecord, TutorRecord } from '#mocks/world/records.ts'
import { createRequests } from '#mocks/world/booking/createRequests.ts'
import { createRng } from '#mocks/world/codes/rng.ts'

interface BookingInputs {
  tutors: readonly TutorRecord[]
  students: readonly PersonRecord[]
  kids: readonly KidRecord[]
  classes: readonly ClassRecord[]
  groupClasses: readonly GroupClassRecord[]
}

type Bookings = { readonly [Name in keyof BookingTables]: readonly BookingTables[Name][] } & {
  /** The classes of the bookings */
  readonly booked: readonly ClassRecord[]
}

/** States of the seeded bookings and their payments; an unpaid booking is cancelled. */
const stories = [
  { state: 'active', paid: 'completed' },
  { state: 'active', paid: 'paid' },
  { state: 'finished', paid: 'paid' },
  { state: 'cancelled', paid: 'failed' },
  { state: 'active', paid: 'overdue' },
] as const
/** Reasons of failed payments in turn; the first one was refunded. */
const failures = ['paymentLostSlots', 'paymentExpired', 'paymentDeclined'] as const

/** Creates bookings, payments and requests of the past months in every state, without holds. */
export function createBookings(
  institute: InstituteData,
  seed: number,
  day: number,
  inputs: BookingInputs,
): Bookings {
  const root = institute.id * 10_000
  const rng = createRng(seed, 'bookings', institute.id)
  const tutors = inputs.tutors.filter(({ status }) => status === 'approved')
  const teaching = tutors.filter(({ isTeaching }) => isTeaching)
  // The first bookings are the demo family's: only tutors of near time zones fit
  const nearby = sortByZoneDistance(teaching, institute.time_zone, day).slice(0, 4)
  const drafts = Array.from({ length: 64 }, (_, index) => {
    const student = inputs.students[index < 6 ? 0 : index - 5]
    const tutor = index % (index < 6 ? 5 : 15) ? rng.pick(index < 6 ? nearby : teaching) : tutors[0]
    const [kid] = inputs.kids
    if (!student || !tutor || !kid) throw new Error('A booking needs its people')
    const { state } = selectStory(index)
    // A finished booking is more than a month old
    const days = (state === 'finished' ? 40 : 3) + index * 2
    return {
      id: root + index + 1,
      state,
      student: student.id,
      learner: index === 1 ? kid : student,
      tutor,
      program_id: index % 16 === 7 ? null : 1 + (index % 4),
      created: day - days * DAY + 9 * HOUR,
    }
  })
  const { reservations, classes } = createBookedClasses(drafts, { seed, day, otherClasses: inputs.classes })
  const open = createOpenBookings({
    institute,
    seed,
    day,
    first: root + reservations.length + 1,
    ...inputs,
    classes: [...inputs.classes, ...classes],
    tutors,
  })
  return {
    booked: classes,
    holds: [],
    reservations: [...reservations, ...open.reservations],
    payments: [
      ...reservations.flatMap((row, index) => (row.kind === 'trial' ? [] : [buildPayment(row, index)])),
      ...open.payments,
      ...createFees(reservations, day),
    ],
    requests: createRequests({ ...inputs, classes: [...inputs.classes, ...classes], root, seed, day }),
  }
}

function buildPayment(row: BookingTables['reservations'], index: number): BookingTables['payments'] {
  const state = selectStory(index).paid
  const isFee = state === 'paid' || state === 'overdue'
  return {
    id: row.id,
    kind: isFee ? 'fee' : 'attempt',
    state,
    reservation: row.id,
    created: row.created,
    ...(state === 'failed' && { message: failures[Math.floor(index / 5) % 3] ?? 'paymentDeclined' }),
    ...(isFee && { due: formatDate(row.created + 2 * DAY) }),
    ...((state === 'paid' || state === 'completed') && { paid: row.created + HOUR }),
  }
}

function selectStory(index: number) {
  return stories[index % stories.length] ?? stories[0]
}

/** Creates the fees from the second month on. In every third booking the latest fee is unpaid. */
function createFees(
  rows: readonly BookingTables['reservations'][],
  day: number,
): BookingTables['payments'][] {
  const fees = rows.flatMap((row) => {
    const months = countRenewals(row, day)
    return Array.from({ length: months }, (_, index) => {
      const fee = buildFee(row, index + 1, row.id + 100 * (index + 1))
      const isOwed = isLastOwed(row) && index + 1 === months
      return isOwed ? fee : { ...fee, state: 'paid' as const, paid: fee.created + HOUR }
    })
  })
  return fees.toSorted((a, b) => a.id - b.id)
}

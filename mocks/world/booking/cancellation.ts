import type { GroupSeat, ReservationRecord } from '#mocks/world/booking/bookingRecords.ts'
import { DAY, HOUR } from '#mocks/world/hours/clock.ts'
import type { ClassRecord } from '#mocks/world/records.ts'
import { roundToCents } from '#mocks/world/booking/prices.ts'
import { getPaidMonth } from '#mocks/world/booking/renewals.ts'
import { isPaidBy, isSessionOfSeat } from '#mocks/world/classes/offeredGroups.ts'
import type { InstituteState } from '#mocks/world/world.ts'

/** Minimum time between moving or cancelling a class and its start, in milliseconds. */
export const MOVE_NOTICE = 12 * HOUR
/** Time in which a refund arrives. */
export const REFUND_TIME = 7 * DAY

/** The refund, the number of classes that it pays back, and the number that were held. */
export interface Refund {
  amount: number
  refunded: number
  held: number
}

export interface Cancelled extends Refund {
  lost: number
  /** Time until which no class is lost */
  freeUntil: number | undefined
}

/** The result of cancelling something free: it brings nothing back and loses nothing. */
export const NOTHING: Cancelled = { amount: 0, refunded: 0, held: 0, lost: 0, freeUntil: undefined }

/**
 * Computes the refund and losses of a cancelled booking: classes that begin in more than twelve hours are refunded,
 * all of them when staff cancel (docs/decisions.md#cancelling). Those that the family cancelled before are not paid back
 * again; they count in the sum that is rounded, so that all parts together are never more than was paid.
 */
export function computeCancellation(
  state: InstituteState,
  row: ReservationRecord,
  classes: readonly ClassRecord[],
  { now, isByStaff }: { now: number; isByStaff: boolean },
): Cancelled {
  // Of a free trial there is nothing to pay back or to lose
  if (row.price.total === 0) return NOTHING
  const coming = classes.filter((one) => one.isOwed || (!one.outcome && one.start > now))
  const safe = coming.filter((one) => one.isOwed || isByStaff || one.start - now >= MOVE_NOTICE)
  const isPaid = state.payments
    .list()
    .some(
      ({ reservation, state: stage }) =>
        reservation === row.id && (stage === 'completed' || stage === 'paid'),
    )
  const before = classes.filter(({ returned }) => returned === 'refunded')
  const values = [...safe, ...before].map((one) =>
    row.kind === 'group' ? computeSessionValue(state, row, one, classes) : computeClassValue(row, one),
  )
  const refunded = row.kind === 'group' ? 0 : (row.refund?.amount ?? 0)
  // A session of a group is one class for each kid who has a seat in it
  const count = (rows: readonly ClassRecord[]) =>
    rows.reduce((sum, one) => sum + (row.kind === 'group' ? countSeats(state, row, one) : 1), 0)
  const starts = safe.flatMap(({ start, isOwed }) => (isOwed || isByStaff ? [] : [start]))
  return {
    amount: isPaid ? roundToCents(values.reduce((sum, value) => sum + value, 0) - refunded) : 0,
    refunded: count(safe),
    lost: count(coming) - count(safe),
    held: count(classes.filter((one) => !one.isOwed && !one.outcome && one.start <= now)),
    freeUntil: starts.length ? Math.min(...starts) - MOVE_NOTICE : undefined,
  }
}

/** Computes what was paid for one class; the first month has the discount of a promo code. */
function computeClassValue(row: ReservationRecord, one: ClassRecord): number {
  return getPaidMonth(row, one) === 0 ? row.price.total / Math.max(1, row.price.sessions) : row.price.each
}

/** Computes what was paid for a session of group classes: of each seat's price the part of one session. */
function computeSessionValue(
  state: InstituteState,
  { id, matrix = [] }: ReservationRecord,
  session: ClassRecord,
  classes: readonly ClassRecord[],
): number {
  // A cancelled session was replaced by another one
  const held = classes.filter(({ outcome }) => outcome !== 'cancelled')
  const isOfSeat = (one: ClassRecord, seat: GroupSeat) =>
    isSessionOfSeat(state, one, seat) && isPaidBy(one, seat.user_id, id)
  return matrix
    .filter((seat) => isOfSeat(session, seat))
    .map((seat) => seat.price / held.filter((one) => isOfSeat(one, seat)).length)
    .reduce((sum, value) => sum + value, 0)
}

/** Counts the seats that a booking has paid in a session of a group class. */
function countSeats(
  state: InstituteState,
  { id, matrix = [] }: ReservationRecord,
  session: ClassRecord,
): number {
  return matrix.filter((seat) => isSessionOfSeat(state, session, seat) && isPaidBy(session, seat.user_id, id))
    .length
}

/** Adds refunds up, rounded to cents. */
export function addRefunds(refunds: readonly Refund[]): Refund {
  const add = (name: keyof Refund) => refunds.reduce((sum, refund) => sum + refund[name], 0)
  return { amount: roundToCents(add('amount')), refunded: add('refunded'), held: add('held') }
}

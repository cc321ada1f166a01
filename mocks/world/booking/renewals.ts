import data from '#mocks/data/records.json'
import type { PaymentRecord, Price, ReservationRecord } from '#mocks/world/booking/bookingRecords.ts'
import { DAY, formatDate } from '#mocks/world/hours/clock.ts'
import type { Collection } from '#mocks/world/collection.ts'
import { computeLaterPrice, computePrice } from '#mocks/world/booking/prices.ts'

/** A program month: four weeks. */
const MONTH = 28 * DAY
/** Time before a month begins from which on its fee can be paid. See docs/decisions.md#fees-ahead. */
export const AHEAD = 7 * DAY

/** Whether a one-to-one program is paid monthly and renews. */
export function isMonthly(program_id: number | null): boolean {
  return program_id !== null && data.programs[program_id - 1]?.[2] === 'monthly'
}

type StartedReservation = Pick<
  ReservationRecord,
  'kind' | 'state' | 'program_id' | 'starts' | 'created' | 'lastMonth'
>

/** Whether a booking is of a monthly program, and active: it renews unless that was stopped. */
export function isRenewable({ kind, state, program_id }: StartedReservation): boolean {
  return kind === 'one_to_one' && state === 'active' && isMonthly(program_id)
}

/** Whether a booking has another month after the paid ones. */
export function isRenewing(row: StartedReservation): boolean {
  return isRenewable(row) && row.lastMonth === undefined
}

/** Computes the start of a booking's month; the first is number 0. */
export function computeMonthStart({ starts, created }: StartedReservation, month: number): number {
  return (starts.length ? Math.min(...starts) : created) + month * MONTH
}

/** Counts the months of a booking that have begun after its first, up to its last one. */
export function countRenewals(row: StartedReservation, now: number): number {
  if (!isRenewable(row)) return 0
  const begun = Math.max(0, Math.floor((now - computeMonthStart(row, 0)) / MONTH))
  return Math.min(begun, row.lastMonth ?? begun)
}

/** Returns the month of a booking that paid for a class, 0 for the first. */
export function getPaidMonth(
  row: StartedReservation,
  { month, start }: { month?: number; start: number },
): number {
  return month ?? Math.max(0, Math.floor((start - computeMonthStart(row, 0)) / MONTH))
}

/** Counts the classes of a month that have begun. */
export function countUsed(
  row: ReservationRecord,
  classes: readonly { month?: number; start: number; isOwed?: boolean; outcome?: string }[],
  now: number,
  month: number,
): number {
  const isOfMonth = (one: { month?: number; start: number }) =>
    row.kind === 'group' || !isMonthly(row.program_id) || getPaidMonth(row, one) === month
  const begun = classes.filter(
    (one) => one.start < now && !one.isOwed && !one.outcome && isOfMonth(one),
  ).length
  return Math.min(countMonthClasses(row, month), begun)
}

/**
 * Builds the unpaid fee of a month after the first.
 * @param activated when the student was activated again; the fee is due not before that day, and not overdue on it
 */
export function buildFee(
  row: ReservationRecord,
  month: number,
  id: number,
  activated = -Infinity,
): PaymentRecord {
  const start = computeMonthStart(row, month)
  const times = {
    created: Math.max(start - AHEAD, activated),
    due: formatDate(Math.max(start, activated)),
    ...(activated > start - AHEAD && { overdueFrom: activated > start ? activated + DAY : start }),
  }
  return { id, kind: 'fee', state: 'overdue', reservation: row.id, month, ...times }
}

/** Computes the state of a payment: an unpaid fee is pending until its month begins. */
export function computeState(
  { kind, state, month, created, overdueFrom = created + AHEAD }: PaymentRecord,
  now: number,
): PaymentRecord['state'] {
  const isAhead = isUnpaidFee({ kind, state }) && month !== undefined && now < overdueFrom
  return isAhead ? 'pending' : state
}

/** Finds the last paid month of a booking before an unpaid fee, up to the current month; the first is 0. */
export function findPaidMonth(
  row: ReservationRecord,
  payments: readonly PaymentRecord[],
  now: number,
): number {
  const unpaid = payments.filter((one) => one.reservation === row.id && isUnpaidFee(one))
  const bound = Math.min(countRenewals(row, now), ...unpaid.map(({ month = 1 }) => month - 1))
  return Math.max(0, ...listPaidMonths(row, payments).filter((month) => month <= bound))
}

/** Finds the last paid month of a booking, which may not have begun. */
export function findLastPaidMonth(row: ReservationRecord, payments: readonly PaymentRecord[]): number {
  return Math.max(0, ...listPaidMonths(row, payments))
}

/** Finds the month of a booking that can be paid next: after the paid ones, and none that has passed unpaid. */
export function findNextMonth(
  row: ReservationRecord,
  payments: readonly PaymentRecord[],
  now: number,
): number {
  return Math.max(1 + findLastPaidMonth(row, payments), countRenewals(row, now))
}

function listPaidMonths({ id }: ReservationRecord, payments: readonly PaymentRecord[]): number[] {
  return payments
    .filter(({ reservation, kind, state }) => reservation === id && kind === 'fee' && state === 'paid')
    .map(({ month = 0 }) => month)
}

/** Whether a payment is a fee that was not paid yet, before or after its month has begun. */
export function isUnpaidFee({ kind, state }: Pick<PaymentRecord, 'kind' | 'state'>): boolean {
  return kind === 'fee' && state === 'overdue'
}

/** Whether an attempt has paid a fee: in lists the fee stands for it, so that one payment is not shown as two. */
export function hasPaidFee({ fee, state }: PaymentRecord): boolean {
  return fee !== undefined && state === 'completed'
}

/** Computes the price of a payment: of the booking, or of the later month of a fee. */
export function computeDue({ payments, reservations }: Booked, row: PaymentRecord): Price {
  const booking = reservations.get(row.reservation)
  if (!booking) return computePrice({ sessions: 0, each: 0 })
  if (row.price) return row.price
  const { month } = row.fee === undefined ? row : (payments.get(row.fee) ?? row)
  return month ? computeLaterPrice(booking.price, countMonthClasses(booking, month)) : booking.price
}

/** Counts the paid classes of a month; of the first one only those that had a free hour. */
export function countMonthClasses({ starts, price }: ReservationRecord, month: number): number {
  return month ? starts.length * 4 : price.sessions
}

/** Counts the classes that were paid of a month: those that had a time when a later month was paid. */
export function countPaidClasses(
  row: ReservationRecord,
  payments: readonly PaymentRecord[],
  month: number,
): number {
  const fee = payments.find(
    (one) => one.reservation === row.id && one.kind === 'fee' && one.state === 'paid' && one.month === month,
  )
  return fee?.price?.sessions ?? countMonthClasses(row, month)
}

interface Booked {
  readonly reservations: Collection<ReservationRecord>
  readonly payments: Collection<PaymentRecord>
}

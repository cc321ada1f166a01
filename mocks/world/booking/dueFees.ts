import type { PaymentRecord, ReservationRecord } from '#mocks/world/booking/bookingRecords.ts'
import { countPlacedHours } from '#mocks/world/booking/computePriceNow.ts'
import { isUnderWay } from '#mocks/world/booking/isUnderWay.ts'
import { AHEAD, buildFee, countRenewals, isUnpaidFee } from '#mocks/world/booking/renewals.ts'
import { withdrawFee } from '#mocks/world/booking/withdrawFee.ts'
import { isDeactivated } from '#mocks/world/people/isDeactivated.ts'
import type { InstituteState } from '#mocks/world/world.ts'

/**
 * Adds the fees of the months that run or begin soon, of bookings that renew, and removes those that are owed no more.
 * Nothing becomes due for a deactivated student, and afterwards not before the day of activation.
 * See docs/decisions.md#unpaid-months.
 */
export function addDueFees(state: InstituteState, now: number): void {
  for (const fee of state.payments.list()) {
    const row = state.reservations.get(fee.reservation)
    if (!row || !isLapsed(state, row, fee, now)) continue
    withdrawFee(state, row, fee, { now, event: selectEvent(state, row, fee, now) })
  }
  const asked = new Map<number, number>()
  for (const { kind, reservation, month = 0 } of state.payments.list())
    if (kind === 'fee') asked.set(reservation, Math.max(month, asked.get(reservation) ?? 0))
  for (const row of state.reservations.list()) {
    if (isDeactivated(state, row.student)) continue
    const activated = state.students.get(row.student)?.activated
    const first = Math.max((asked.get(row.id) ?? 0) + 1, countRenewals(row, now))
    for (let month = first; month <= countRenewals(row, now + AHEAD); month++)
      if (countPlacedHours(state, row, month, now) > 0)
        state.payments.insert((id) => buildFee(row, month, id, activated))
  }
}

/**
 * Whether nothing is owed for an unpaid fee: its month is over or has no free hour, or the student is deactivated, and no
 * class of it has a time. A fee that is being paid stays.
 */
function isLapsed(state: InstituteState, row: ReservationRecord, fee: PaymentRecord, now: number): boolean {
  const { month } = fee
  if (!month || !isUnpaidFee(fee)) return false
  const isOwed = countRenewals(row, now) <= month && !isDeactivated(state, row.student)
  if (isOwed && countPlacedHours(state, row, month, now) > 0) return false
  const isBooked = state.classes.list().some((one) => one.reservation_id === row.id && one.month === month)
  return !isBooked && !state.payments.list().some((one) => one.fee === fee.id && isUnderWay(one, now))
}

/** Selects what is notified when a fee is withdrawn: why. */
function selectEvent(
  state: InstituteState,
  row: ReservationRecord,
  { month = 0 }: PaymentRecord,
  now: number,
) {
  if (countRenewals(row, now) > month) return 'feeLapsed'
  return isDeactivated(state, row.student) ? 'feeWithdrawn' : 'feeUnplaced'
}

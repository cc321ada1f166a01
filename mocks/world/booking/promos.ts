import type { ReservationRecord } from '#mocks/world/booking/bookingRecords.ts'
import type { InstituteState } from '#mocks/world/world.ts'

/** Each code may be used once by each student; `isSingle` once by all students together. */
const codes: Readonly<Record<string, { percentage: number; isSingle?: boolean }>> = {
  WELCOME10: { percentage: 10 },
  HALAQA25: { percentage: 25 },
  FULL100: { percentage: 100 },
  ONCE50: { percentage: 50, isSingle: true },
}

/** Finds the discount of a code in percent; undefined for an unknown code. */
export function findPercentage(code: string): number | undefined {
  return Object.hasOwn(codes, code) ? codes[code]?.percentage : undefined
}

/** The codes that are spent, of the institute's state */
type SpentCodes = Pick<InstituteState, 'promos'>

/** Whether a student can no longer use a promo code. */
export function isSpent(state: SpentCodes, student: number, code: string): boolean {
  return state.promos.has(formatSpentKey(student, code))
}

/** Marks a promo code as spent by a student. */
export function spend(state: SpentCodes, student: number, code: string): void {
  state.promos.add(formatSpentKey(student, code))
}

function formatSpentKey(student: number, code: string): string {
  return codes[code]?.isSingle ? code : `${code}/${student}`
}

/** Whether another payment has spent the promo code of a reservation since its quote. */
export function isPromoLost(
  state: InstituteState,
  { student, price }: Pick<ReservationRecord, 'student' | 'price'>,
): boolean {
  return price.promo !== null && isSpent(state, student, price.promo)
}

import type { Receipt } from '#sdk'
import { formatClassCount } from '#mocks/data/texts.ts'
import type { Call } from '#mocks/handlers/call.ts'
import { findNamedCourse } from '#mocks/handlers/views.ts'
import type { PaymentRecord, Price, ReservationRecord } from '#mocks/world/booking/bookingRecords.ts'
import { listBookedClasses } from '#mocks/world/booking/listBookedTutors.ts'
import { roundToCents } from '#mocks/world/booking/prices.ts'
import { getPaidMonth, isMonthly } from '#mocks/world/booking/renewals.ts'
import { findGroupOfSeat } from '#mocks/world/classes/offeredGroups.ts'

/** Lists what a payment was for: the classes, or those of each course where a booking has two. */
export function listReceiptLines(
  payment: PaymentRecord,
  row: ReservationRecord,
  { sessions, subtotal }: Price,
  call: Call,
): Receipt['lines'] {
  const lengths = formatLengths(row, call)
  const classes = row.course_hours ? listBookedClasses(call.state, row) : []
  const paid = classes.filter(
    (one) => !isMonthly(row.program_id) || getPaidMonth(row, one) === (payment.month ?? 0),
  )
  // Classes that were not all booked with the payment are counted together
  if (paid.length === 0 || paid.length !== sessions)
    return [{ description: formatClassCount(sessions, call.language, lengths), amount: subtotal }]
  return row.course_ids.flatMap((course) => {
    const count = paid.filter(({ course_id }) => course_id === course).length
    const { name } = findNamedCourse(course, call)
    const description = `${formatClassCount(count, call.language, lengths)} · ${name}`
    return count ? [{ description, amount: roundToCents((subtotal * count) / sessions) }] : []
  })
}

/** Formats how many minutes the classes of a booking have; group classes have each its own length. */
function formatLengths({ matrix = [] }: ReservationRecord, { state }: Call): string {
  const lengths = matrix.flatMap((seat) => findGroupOfSeat(state, seat)?.minutes ?? [])
  if (lengths.length === 0) return '60'
  return [...new Set([Math.min(...lengths), Math.max(...lengths)])].join('–')
}

import type { PaymentRecord } from '#mocks/world/booking/bookingRecords.ts'

/** Formats the reference of a payment; an attempt to pay a fee has the fee's, which its lists and receipt name. */
export function formatReference({ id, fee }: Pick<PaymentRecord, 'id' | 'fee'>): string {
  return `P-${fee ?? id}`
}

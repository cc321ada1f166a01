import type { Payment } from '#sdk'
import { splitPayment } from '#web/domain/booking/describePayment.ts'
import { useFormats } from '#web/resource/formats.ts'

/**
 * Names a payment: its courses, the program and the month. The names of the courses are isolated, so that one in another
 * script does not reverse the order of the line.
 */
export function PaymentName({ payment }: { payment: Payment }) {
  const { title, details } = splitPayment(payment, useFormats())
  return (
    <>
      <bdi>{title}</bdi>
      {details.map((text) => ` · ${text}`)}
    </>
  )
}

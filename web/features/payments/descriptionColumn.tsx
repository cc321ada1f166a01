import type { Payment } from '#sdk'
import { describePayment } from '#web/domain/booking/describePayment.ts'
import type { Column } from '#web/resource/resource.ts'
import { PaymentName } from './PaymentName.tsx'

/** The courses, program and month of a payment. */
export const descriptionColumn: Column<Payment> = {
  name: 'description',
  show: (payment) => <PaymentName payment={payment} />,
  text: (payment, formats) => describePayment(payment, formats),
}

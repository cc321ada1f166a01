import { makeStyles, tokens } from '@fluentui/react-components'
import type { Payment } from '#sdk'
import type { ReactNode } from 'react'
import type { Formats } from '#web/resource/formats.ts'
import type { Column } from '#web/resource/resource.ts'
import { Status } from '#web/ui/Status.tsx'

/**
 * Adds the refund to the column of a payment's state: the state alone stays what it was when it was paid. An open
 * attempt whose booking has ended says so, although it may still be paid until it expires.
 */
export function withRefund(state: Column<Payment>): Column<Payment> {
  return {
    ...state,
    show: (payment, formats) => (
      <>
        {payment.is_ended ? (
          <Status tone="neutral">{formats.text('myPayments.ended')}</Status>
        ) : (
          state.show(payment, formats)
        )}
        {payment.refund && <RefundLine>{formatRefund(payment, formats)}</RefundLine>}
      </>
    ),
    text: (payment, formats) =>
      [
        payment.is_ended ? formats.text('myPayments.ended') : state.text?.(payment, formats),
        formatRefund(payment, formats),
      ]
        .filter(Boolean)
        .join(', '),
  }
}

function formatRefund({ refund }: Payment, { money, text }: Formats): string | undefined {
  return refund ? `${text('resource.refund.label')}: ${money(refund.amount, refund.currency)}` : undefined
}

function RefundLine({ children }: { children: ReactNode }) {
  return <span className={useStyles().refund}>{children}</span>
}

const useStyles = makeStyles({
  refund: { display: 'block', color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
})

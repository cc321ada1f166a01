import { makeStyles, tokens } from '@fluentui/react-components'
import type { Payment } from '#sdk'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import { learnersColumn } from '#web/domain/booking/learnersColumn.tsx'
import { PaymentDetail, paymentTones } from './PaymentDetail.tsx'
import { descriptionColumn } from './descriptionColumn.tsx'
import { PaymentName } from './PaymentName.tsx'
import { withRefund } from './withRefund.tsx'
import { PaymentReturn } from '#web/domain/booking/PaymentReturn.tsx'
import { DuePayments } from './DuePayments.tsx'
import { dateTime, person, plain, status } from '#web/resource/columns.tsx'
import { type Column, defineResource } from '#web/resource/resource.ts'
import { paths, withSearch } from '#web/paths.ts'
import { Hidden } from '#web/ui/Hidden.tsx'

const state = withRefund(status('state', 'myPayments.options.state', paymentTones))

/** The state, with a link to pay what is open: the menu of a row is closed. */
const payableState: Column<Payment> = {
  ...state,
  show: (payment, formats) => (
    <StateLine>
      {state.show(payment, formats)}
      {payment.is_payable && <PayLink payment={payment} />}
    </StateLine>
  ),
}

function StateLine({ children }: { children: ReactNode }) {
  return <span className={useStyles().line}>{children}</span>
}

function PayLink({ payment }: { payment: Payment }) {
  const styles = useStyles()
  return (
    <Link to={withSearch(paths.payments, { id: payment.id })} preventScrollReset className={styles.pay}>
      <FormattedMessage id={payment.is_past ? 'payments.newTimes' : 'payments.payNow'} />
      <Hidden>
        {' '}
        <PaymentName payment={payment} />
      </Hidden>
    </Link>
  )
}

const useStyles = makeStyles({
  // In one line: the description beside it gives way
  line: { display: 'inline-flex', alignItems: 'center', gap: '12px', whiteSpace: 'nowrap' },
  pay: {
    color: tokens.colorBrandForegroundLink,
    fontWeight: tokens.fontWeightSemibold,
    textUnderlineOffset: '4px',
  },
})

/** The result of a payment that was started here, and the open payments, above a family's list. */
function FamilyPayments() {
  return (
    <>
      <PaymentReturn />
      <DuePayments />
    </>
  )
}

/** Declares the list of the user's payments and fees; for tutors, those of their learners, with names. */
export function defineMyPayments(side: 'student' | 'tutor') {
  return defineResource({
    name: 'myPayments',
    list: '/payments/list/',
    isSimple: true,
    ...(side === 'student' && { Header: FamilyPayments }),
    getName: ({ reference }) => reference,
    columns: [
      descriptionColumn,
      ...(side === 'tutor' ? [person('payer')] : []),
      learnersColumn,
      plain('reference', { isExtra: true }),
      side === 'student' ? payableState : state,
      {
        name: 'total_cost',
        isFigure: true,
        show: ({ total_cost, currency }, { money }) => money(total_cost, currency),
        text: ({ total_cost }) => total_cost,
      },
      dateTime('dated_on', { sort: true }),
    ],
    filters: [
      { name: 'state', kind: 'choices', options: ['completed', 'pending', 'failed', 'paid', 'overdue'] },
    ],
    Detail: PaymentDetail,
  })
}

import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { PrintRegular } from '@fluentui/react-icons/svg/print'
import type { Payment, Receipt } from '#sdk'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import { useQuery } from '#web/api/query.ts'
import { toReservation } from '#web/paths.ts'
import { useFormats } from '#web/resource/formats.ts'
import { CourseLink } from '#web/resource/StaffLink.tsx'
import { RecordDetail } from '#web/resource/RecordDetail.tsx'
import type { DetailProps } from '#web/resource/resource.ts'
import { isStaff } from '#web/state/session.ts'
import { useSession } from '#web/state/stores.ts'
import { Facts } from '#web/ui/Facts.tsx'
import { Heading } from '#web/ui/Heading.tsx'
import { Status } from '#web/ui/Status.tsx'
import { usePayActions } from '#web/domain/booking/usePayActions.tsx'
import { ReceiptAmounts } from '#web/domain/booking/AmountRows.tsx'
import { PendingNote } from '#web/domain/booking/PendingNote.tsx'
import { RefundNote } from '#web/domain/booking/RefundNote.tsx'
import { receiptQuery } from '#web/domain/booking/queries.ts'
import { PaymentName } from './PaymentName.tsx'
import { PaymentPeople } from './PaymentPeople.tsx'

const settled = new Set(['completed', 'paid'])

export const paymentTones = {
  completed: 'good',
  paid: 'good',
  pending: 'waiting',
  failed: 'bad',
  overdue: 'bad',
} as const

/** A payment: its printable receipt, or the button to pay. */
export function PaymentDetail({ row, actions, ...panel }: DetailProps<Payment>) {
  const styles = useStyles()
  const { dateTime } = useFormats()
  const { user } = useSession()
  const isSettled = settled.has(row.state)
  const isOpen = row.state === 'pending' && row.kind === 'attempt' && !row.is_ended
  const { data } = useQuery(isSettled ? receiptQuery(row.id) : null)
  const payActions = usePayActions(actions, {
    isPayable: row.is_payable,
    isPast: row.is_past,
    paymentId: row.id,
    reservationId: row.reservation_id,
    isFee: row.kind === 'fee',
  })
  return (
    <RecordDetail {...panel} title={row.reference} actions={payActions}>
      <div className={styles.root}>
        <Heading level={2}>
          <PaymentName payment={row} />
        </Heading>
        {row.message && (
          <p dir="auto" className={styles.text}>
            {row.message}
          </p>
        )}
        {row.is_ended && (
          <p className={styles.text}>
            <FormattedMessage id="myPayments.ended.text" />
          </p>
        )}
        {isOpen && !row.message && <PendingNote isPayable={row.is_payable} />}
        {isOpen && !row.message && !row.is_payable && isStaff(user) && (
          <p className={styles.text}>
            <FormattedMessage id="payments.pending.staff" values={{ time: dateTime(row.created_on) }} />
          </p>
        )}
        {row.unplaced !== undefined && row.unplaced > 0 && (
          <p className={styles.text}>
            <FormattedMessage id="myPayments.unplaced" values={{ count: row.unplaced }} />{' '}
            {user?.category === 'student' && row.tutor && (
              <Link to={toReservation(row.tutor.id)}>
                <FormattedMessage id="myPayments.otherTimes" values={{ name: <bdi>{row.tutor.name}</bdi> }} />
              </Link>
            )}
          </p>
        )}
        {row.refund && <RefundNote refund={row.refund} />}
        <PaymentPeople payment={row} />
        <PaymentSubject payment={row} isSettled={isSettled} />
        {data && <ReceiptView receipt={data.data} />}
        {isSettled && (
          <Button icon={<PrintRegular />} onClick={() => print()}>
            <FormattedMessage id="myPayments.print" />
          </Button>
        )}
      </div>
    </RecordDetail>
  )
}

interface PaymentSubjectProps {
  payment: Payment
  isSettled: boolean
}

/** State, dates, method and courses of a payment; the amounts of a settled one stand in its receipt. */
function PaymentSubject({ payment, isSettled }: PaymentSubjectProps) {
  const { money, day, dateTime, list } = useFormats()
  const {
    state,
    reference,
    total_cost,
    currency,
    created_on,
    due_on,
    paid_on,
    method,
    courses = [],
  } = payment
  const facts: (readonly [FactName, ReactNode] | false)[] = [
    [
      'state',
      <Status key="state" tone={payment.is_ended ? 'neutral' : paymentTones[state]}>
        <FormattedMessage id={payment.is_ended ? 'myPayments.ended' : `myPayments.options.state.${state}`} />
      </Status>,
    ],
    !isSettled && ['total_cost', money(total_cost, currency)],
    payment.kind === 'fee' && due_on !== null && ['due_on', day(due_on)],
    ['created_on', dateTime(created_on)],
    paid_on !== null && ['paid_on', dateTime(paid_on)],
    method !== null && [
      'method',
      <FormattedMessage key="method" id={`myPayments.options.method.${method}`} />,
    ],
    courses.length > 0 && [
      'courses',
      list(courses.map((course) => <CourseLink key={course.id} course={course} />)),
    ],
    ['reference', <bdi key="reference">{reference}</bdi>],
  ]
  return (
    <div className={useStyles().receipt}>
      <Facts
        facts={facts
          .filter((fact) => fact !== false)
          .map(([name, value]) => ({
            name,
            label: <FormattedMessage id={`myPayments.fields.${name}`} />,
            value,
          }))}
      />
    </div>
  )
}

type FactName =
  | 'state'
  | 'total_cost'
  | 'due_on'
  | 'created_on'
  | 'paid_on'
  | 'method'
  | 'courses'
  | 'reference'

const texts = {
  subtotal: 'myPayments.receipt.subtotal',
  discount_amount: 'myPayments.receipt.discount',
  net_cost: 'myPayments.receipt.net',
  vat: 'myPayments.receipt.vat',
  total_cost: 'myPayments.fields.total_cost',
} as const

function ReceiptView({ receipt }: { receipt: Receipt }) {
  const styles = useStyles()
  const { dateTime } = useFormats()
  return (
    <div className={styles.receipt}>
      <p className={styles.text}>
        <FormattedMessage
          id="myPayments.receipt"
          values={{
            number: receipt.number,
            day: dateTime(receipt.issued_on),
            institute: receipt.institute_name,
          }}
        />
      </p>
      <ReceiptAmounts receipt={receipt} texts={texts} />
    </div>
  )
}

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: '20px',
    '& > dl': { alignSelf: 'stretch' },
    '& dl a, & ol a': { color: tokens.colorBrandForegroundLink },
  },
  text: { margin: 0, color: tokens.colorNeutralForeground2 },
  receipt: { display: 'grid', gap: '16px', width: '100%' },
})

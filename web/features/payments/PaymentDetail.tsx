import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { PrintRegular } from '@fluentui/react-icons/svg/print'
import type { Payment, Receipt } from '#sdk'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { useQuery } from '#web/api/query.ts'
import { toReservation } from '#web/paths.ts'
import { useFormats } from '#web/resource/formats.ts'
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
  const isOpen = row.state === 'pending' && row.kind === 'attempt'
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
        {!isSettled && <PaymentSubject payment={row} />}
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

/** The subject of a payment that has no receipt yet. */
function PaymentSubject({ payment }: { payment: Payment }) {
  const intl = useIntl()
  const { money, day, dateTime } = useFormats()
  const { state, reference, total_cost, currency, created_on, due_on } = payment
  const createFact = (
    name: 'state' | 'reference' | 'total_cost' | 'created_on' | 'due_on',
    value: ReactNode,
  ) => ({
    name,
    label: intl.formatMessage({ id: `myPayments.fields.${name}` }),
    value,
  })
  return (
    <div className={useStyles().receipt}>
      <Facts
        facts={[
          createFact(
            'state',
            <Status tone={paymentTones[state]}>
              {intl.formatMessage({ id: `myPayments.options.state.${state}` })}
            </Status>,
          ),
          createFact('total_cost', money(total_cost, currency)),
          payment.kind === 'fee' && due_on
            ? createFact('due_on', day(due_on))
            : createFact('created_on', dateTime(created_on)),
          createFact('reference', <bdi>{reference}</bdi>),
        ]}
      />
    </div>
  )
}

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

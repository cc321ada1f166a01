import { Button, makeStyles } from '@fluentui/react-components'
import type { Payment } from '#sdk'
import { useEffect } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useQuery } from '#web/api/query.ts'
import type { PaymentAttempt } from '#web/state/selection.ts'
import { paths, withSearch } from '#web/paths.ts'
import { ButtonLink } from '#web/ui/ButtonLink.tsx'
import { Container } from '#web/ui/Container.tsx'
import { Failure } from '#web/ui/Failure.tsx'
import { Money } from '#web/ui/Money.tsx'
import { Heading } from '#web/ui/Heading.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { PageSkeleton } from '#web/ui/PageSkeleton.tsx'
import { Status } from '#web/ui/Status.tsx'
import { formatTime } from '#web/time/format.ts'
import { useViewer } from '#web/time/viewer.ts'
import { useEvent } from '#web/ui/useEvent.ts'
import { formatBookingError } from './formatBookingError.ts'
import { CompletedBooking } from './CompletedBooking.tsx'
import { paymentQuery } from './queries.ts'
import { usePay } from './usePay.ts'
import { useResultAlert } from './useResultAlert.ts'

export interface OutcomeProps {
  payment: number
  selection: { attempt: PaymentAttempt | undefined }
  /** Path of this step */
  path: string
  /** Path for choosing other times */
  changePath: string
  /** Path for another booking, where this one has ended */
  restartPath?: string | undefined
  /** Called when the booking is complete and its selection can be cleared */
  onDone: () => void
}

const POLL_MS = 3000

/** The result of a payment, read from the API: the query parameters of the return URL are only a hint. */
export function Outcome({ payment: id, selection, path, onDone, ...toPaths }: OutcomeProps) {
  const intl = useIntl()
  const { data, error, isValidating, mutate } = useQuery(paymentQuery(id), {
    refreshInterval: (latest) => (latest?.data.state === 'pending' ? POLL_MS : 0),
  })
  const state = data?.data.state
  const isDone = state === 'completed' || state === 'paid'
  const done = useEvent(onDone)
  useEffect(() => {
    if (isDone) done()
  }, [isDone, done])
  if (error && !data)
    return (
      <Container>
        <Failure text={formatBookingError(error, intl)} isBusy={isValidating} onRetry={() => void mutate()} />
      </Container>
    )
  if (!data) return <PageSkeleton />
  if (isDone) return <CompletedBooking reservation={data.data.reservation_id} payment={data.data} />
  return (
    <UnpaidBooking
      payment={data.data}
      selection={selection}
      path={path}
      {...toPaths}
      onCheck={() => void mutate()}
    />
  )
}

interface UnpaidBookingProps extends Pick<OutcomeProps, 'selection' | 'path' | 'changePath' | 'restartPath'> {
  payment: Payment
  onCheck: () => void
}

function UnpaidBooking({ payment, selection, path, onCheck, ...toPaths }: UnpaidBookingProps) {
  const { changePath, restartPath = changePath } = toPaths
  const styles = useStyles()
  const intl = useIntl()
  const { isBusy, problem, payAgain, dropAttempt, keepBooking } = usePay(selection, path)
  const isPending = payment.state === 'pending' && payment.is_ended !== true
  const isEnded = payment.is_ended === true
  const isOver = isEnded || (payment.state === 'failed' && !payment.is_payable)
  const drop = useEvent(() => dropAttempt(payment.id))
  useEffect(() => {
    // The next booking is another one: the checkout would lead back to this result
    if (isOver) drop()
  }, [isOver, drop])
  const failed = payment.message ?? intl.formatMessage({ id: 'booking.failed.text' })
  useResultAlert(`failed-${payment.id}`, isPending ? undefined : { intent: 'error', text: failed })
  return (
    <Container className={styles.root}>
      {!isEnded && (
        <Status tone={isPending ? 'waiting' : 'bad'}>
          <FormattedMessage id={isPending ? 'booking.payment.pending' : 'booking.payment.failed'} />
        </Status>
      )}
      <Heading level={1}>
        <FormattedMessage id={findTitle(payment)} />
      </Heading>
      <div role="status">
        <Notice
          seed={isPending ? 'payment-pending' : 'payment-failed'}
          title={isPending ? (payment.message ?? intl.formatMessage({ id: 'booking.pending.text' })) : failed}
          text={
            <>
              <KeptText payment={payment} />
              {problem && (
                <strong role="alert" className={styles.problem}>
                  {problem}
                </strong>
              )}
            </>
          }
        >
          <div className={styles.actions}>
            {payment.is_payable && (
              <Button
                appearance="primary"
                size="large"
                disabledFocusable={isBusy}
                onClick={() => void payAgain(payment.reservation_id, isPending)}
              >
                <FormattedMessage id={isPending ? 'booking.payment.goOn' : 'booking.payment.again'} />
              </Button>
            )}
            {isPending ? (
              <Button size="large" onClick={onCheck}>
                <FormattedMessage id="booking.payment.check" />
              </Button>
            ) : (
              <ButtonLink
                size="large"
                appearance={payment.is_payable ? 'secondary' : 'primary'}
                to={payment.is_payable ? changePath : restartPath}
                onFollow={payment.is_payable ? () => keepBooking(payment.reservation_id) : undefined}
              >
                <FormattedMessage id={payment.is_payable ? 'booking.changeBooking' : 'booking.chooseAgain'} />
              </ButtonLink>
            )}
            {!isPending && payment.is_payable && (
              <ButtonLink size="large" to={withSearch(paths.reservations, { id: payment.reservation_id })}>
                <FormattedMessage id="booking.toReservation" />
              </ButtonLink>
            )}
          </div>
        </Notice>
      </div>
    </Container>
  )
}

function findTitle({ state, is_ended: isEnded }: Payment) {
  if (isEnded) return 'booking.ended.title'
  return state === 'pending' ? 'booking.pending.title' : 'booking.failed.title'
}

/** Says whether something was charged, and until when the hours are held; seats of group classes are not held. */
function KeptText({ payment }: { payment: Payment }) {
  const { language, timeZone } = useViewer()
  const { reference, total_cost, currency, held_until } = payment
  const amount = <Money amount={total_cost} currency={currency} />
  const time = held_until && <bdi>{formatTime(held_until, language, timeZone)}</bdi>
  return (
    <FormattedMessage
      id={findKeptText(payment)}
      values={{ reference: <bdi>{reference}</bdi>, amount, time }}
    />
  )
}

function findKeptText({ state, is_payable, held_until, is_ended: isEnded }: Payment) {
  if (isEnded) return 'booking.failed.ended'
  if (state === 'pending') return held_until ? 'booking.pending.kept' : 'booking.pending.free'
  if (!is_payable) return 'booking.failed.ended'
  return held_until ? 'booking.failed.kept' : 'booking.failed.free'
}

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: '16px',
    paddingBlock: '48px 96px',
    textAlign: 'center',
  },
  actions: { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: '12px' },
  problem: { display: 'block', marginTop: '8px' },
})

import { Button, makeStyles, mergeClasses } from '@fluentui/react-components'
import { ApiError, type QuotedSeat } from '#sdk'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useSWRConfig } from 'swr'
import { useClients } from '#web/api/clients.ts'
import { isConflict } from '#web/api/formatError.ts'
import { isDoneAlready } from '#web/api/isDoneAlready.ts'
import { useFailure } from '#web/api/useFailure.ts'
import { notify } from '#web/state/notifications.ts'
import { useStores } from '#web/state/stores.ts'
import { formatBookingError } from './formatBookingError.ts'
import { paymentQuery, reservationQuery } from './queries.ts'
import { useRebook } from './useRebook.ts'
import { useStartPayment } from './useStartPayment.ts'
import { brandTokens } from '#web/theme/tokens.ts'
import { Hidden } from '#web/ui/Hidden.tsx'

export interface PayDueProps {
  paymentId: number | null
  reservationId: number
  /** A fee is paid by itself; an open or failed payment is continued for its booking */
  isFee: boolean
  /** A chosen hour has passed: new times are chosen in place of paying. A list says so in the row */
  isPast?: boolean | undefined
  /** Of a booking of group classes: tutor and dates as the page shows them; others are refused */
  seats?: readonly QuotedSeat[] | undefined
  /** In a list: a smaller button, which names what is paid to screen readers */
  name?: string
}

/**
 * Starts or continues a payment and redirects to the hosted payment page, which returns here. A double click starts one
 * payment. When the hours or seats of the booking are taken, others can be chosen; a price that changed is read again.
 */
export function PayDue(props: PayDueProps) {
  const { paymentId, reservationId, isFee, isPast = false, seats, name } = props
  const styles = useStyles()
  const intl = useIntl()
  const clients = useClients()
  const { mutate } = useSWRConfig()
  const { notifications } = useStores()
  const rebook = useRebook()
  const { isBusy, run, start } = useStartPayment()
  const [refusal, setRefusal] = useFailure()
  const [choice, setChoice] = useState<'payments.newTimes' | 'payments.newGroup'>()
  const size = name === undefined ? 'large' : 'medium'

  async function pay() {
    setRefusal(undefined)
    setChoice(undefined)
    const what = isFee && paymentId !== null ? { payment_id: paymentId } : { reservation_id: reservationId }
    const shown = !isFee && seats && { seats: [...seats] }
    const body = { ...what, ...shown, return_url: location.pathname + withoutPayment(location.search) }
    const error = await run(() => start(`pay-${reservationId}-${paymentId ?? 0}`, body))
    if (await isDoneAlready(error, isPaid)) {
      notify(notifications, 'info', intl.formatMessage({ id: 'payments.paid' }))
      await readAgain()
    } else if (error !== undefined) {
      if (isConflict(error)) setChoice(await findChoice())
      setRefusal(error)
      if (error instanceof ApiError && error.status === 422) await readAgain()
    }
  }

  function readAgain() {
    return mutate((key) => Array.isArray(key) && /^\/(payments|reservations|classes)\//.test(String(key[1])))
  }

  async function findChoice() {
    const isGroup = await reservationQuery(reservationId)
      .load(clients)
      .then(
        ({ data }) => data.kind === 'group',
        () => false,
      )
    return isGroup ? 'payments.newGroup' : 'payments.newTimes'
  }

  /** Whether it was paid from another window meanwhile. */
  async function isPaid() {
    if (!isFee || paymentId === null)
      return (await reservationQuery(reservationId).load(clients)).data.state === 'active'
    return (await paymentQuery(paymentId).load(clients)).data.state === 'paid'
  }

  return (
    <div
      className={mergeClasses(
        styles.root,
        (isPast || refusal !== undefined) && name === undefined && styles.refused,
      )}
    >
      {isPast && name === undefined && (
        <p className={styles.refusal}>
          <FormattedMessage id="payments.past" />
        </p>
      )}
      <Button
        appearance="primary"
        size={size}
        disabledFocusable={isBusy}
        onClick={() => void (isPast ? rebook(reservationId) : pay())}
      >
        <FormattedMessage id={isPast ? 'payments.newTimes' : 'payments.payNow'} />
        {name !== undefined && (
          <Hidden>
            {' '}
            <bdi>{name}</bdi>
          </Hidden>
        )}
      </Button>
      <p role="alert" className={styles.refusal}>
        {refusal !== undefined && formatBookingError(refusal, intl)}
      </p>
      {choice && (
        <Button size={size} onClick={() => void rebook(reservationId)}>
          <FormattedMessage id={choice} />
        </Button>
      )}
    </div>
  )
}

/** Removes what an earlier payment left in the URL. */
function withoutPayment(search: string): string {
  const params = new URLSearchParams(search)
  params.delete('payment')
  params.delete('status')
  return params.size ? `?${params}` : ''
}

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '8px' },
  // In a line of its own, so that no button beside it grows with it
  refused: { flexBasis: '100%' },
  refusal: { margin: 0, color: brandTokens.bad, ':empty': { display: 'none' } },
})

import { Button } from '@fluentui/react-components'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useClients } from '#web/api/clients.ts'
import { formatError } from '#web/api/formatError.ts'
import { withIdempotencyKey } from '#web/api/withIdempotencyKey.ts'
import { notify } from '#web/state/notifications.ts'
import { useStores } from '#web/state/stores.ts'

interface PayDueProps {
  paymentId: number
  reservationId: number
  /** A fee is paid by itself; a failed payment is repeated for its booking */
  isFee: boolean
}

/**
 * Starts a payment and redirects to the hosted payment page, which returns here. A double click starts one payment.
 */
export function PayDue({ paymentId, reservationId, isFee }: PayDueProps) {
  const intl = useIntl()
  const clients = useClients()
  const { notifications } = useStores()
  const [isBusy, setBusy] = useState(false)

  async function pay() {
    setBusy(true)
    const what = isFee ? { payment_id: paymentId } : { reservation_id: reservationId }
    try {
      const { data } = await withIdempotencyKey(`pay-${paymentId}`, (header) =>
        clients.api.POST('/payments/start/', {
          params: { header },
          body: { ...what, return_url: location.pathname + location.search },
        }),
      )
      if (data) location.assign(data.data.payment_url)
    } catch (error) {
      notify(notifications, 'error', formatError(error, intl))
      setBusy(false)
    }
  }

  return (
    <Button
      appearance="primary"
      size="large"
      disabledFocusable={isBusy}
      onClick={() => !isBusy && void pay()}
    >
      <FormattedMessage id="payments.payNow" />
    </Button>
  )
}

import { useEffect } from 'react'
import { useIntl } from 'react-intl'
import { useSearchParams } from 'react-router-dom'
import { useSWRConfig } from 'swr'
import { useQuery } from '#web/api/query.ts'
import { useEvent } from '#web/ui/useEvent.ts'
import { PendingNote } from './PendingNote.tsx'
import { parseId, paymentQuery } from './queries.ts'
import { useResultAlert } from './useResultAlert.ts'

const POLL_MS = 3000

/**
 * Shows the result of a payment that was started on this page, read from the API, or that it is not known yet, and
 * revalidates what it changes.
 * @see docs/decisions.md#payment-result-from-api
 */
export function PaymentReturn() {
  const intl = useIntl()
  const [search, setSearch] = useSearchParams()
  const { mutate } = useSWRConfig()
  const id = parseId(search.get('payment'))
  const { data } = useQuery(id === undefined ? null : paymentQuery(id), {
    refreshInterval: (latest) => (latest?.data.state === 'pending' ? POLL_MS : 0),
  })
  const state = data?.data.state
  const isFailed = state === 'failed' || data?.data.is_ended === true
  const isPaid = state === 'completed' || state === 'paid'
  useResultAlert(
    `returned-${id}-${state}`,
    isFailed
      ? { intent: 'error', text: data?.data.message ?? intl.formatMessage({ id: 'payments.sorry' }) }
      : isPaid
        ? { intent: 'success', text: intl.formatMessage({ id: 'payments.paid' }) }
        : undefined,
  )
  const finish = useEvent(() => {
    void mutate((key) => Array.isArray(key) && /^\/(payments|reservations|classes)\//.test(String(key[1])))
    const kept = new URLSearchParams(search)
    kept.delete('payment')
    kept.delete('status')
    setSearch(kept, { replace: true })
  })
  useEffect(() => {
    if (isFailed || isPaid) finish()
  }, [isFailed, isPaid, finish])
  return state === 'pending' ? <PendingNote isPayable={data?.data.is_payable ?? true} /> : null
}

import { ApiError, unwrapData, type ReservationDetail } from '#sdk'
import { useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { useClients } from '#web/api/clients.ts'
import { dropIdempotencyKey, withIdempotencyKey } from '#web/api/withIdempotencyKey.ts'
import { openAlert } from '#web/state/dialogs.ts'
import type { PaymentAttempt } from '#web/state/selection.ts'
import { useStores } from '#web/state/stores.ts'
import { formatBookingError } from './formatBookingError.ts'

interface Booking {
  /** Identifies this booking, so that a retry after a lost response has the same idempotency key */
  name: string
  book: (header: { 'Idempotency-Key': string }) => Promise<ReservationDetail>
}

/**
 * Books and redirects to the hosted payment page. A double click, a lost response or a return half-way leads to one
 * booking and one payment, by idempotency keys.
 * @param selection stores the payment attempt for this tab
 * @param returnTo path of the step that shows the result
 */
export function usePay(selection: { attempt: PaymentAttempt | undefined }, returnTo: string) {
  const intl = useIntl()
  const { api } = useClients()
  const navigate = useNavigate()
  const { dialogs } = useStores()
  const isInFlight = useRef(false)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  // Restored from the back/forward cache, the page would still be busy
  useEffect(() => {
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return
      isInFlight.current = false
      setBusy(false)
    }
    addEventListener('pageshow', onPageShow)
    return () => removeEventListener('pageshow', onPageShow)
  }, [])
  return { isBusy, problem, forgetProblem: () => setProblem(undefined), pay, payAgain, run }

  /**
   * Books, then pays unless the booking is free.
   * @returns the refusal, if any
   */
  function pay({ name, book }: Booking) {
    return run(async () => {
      if (selection.attempt) return start(selection.attempt.reservation)
      const made = await withIdempotencyKey(name, book)
      if (made.total_cost === 0) return navigate(`${returnTo}?reservation=${made.id}`, { replace: true })
      return start(made.id)
    })
  }

  /** Continues an open payment, or starts another one for the same booking. */
  function payAgain(reservation: number, isOpen: boolean) {
    if (!isOpen) dropIdempotencyKey(getPaymentName(reservation))
    return run(() => start(reservation))
  }

  async function start(reservation: number) {
    if (selection.attempt?.reservation !== reservation) selection.attempt = { reservation }
    const { data } = await withIdempotencyKey(
      getPaymentName(reservation),
      (header) =>
        unwrapData(
          api.POST('/payments/start/', {
            params: { header },
            body: { reservation_id: reservation, return_url: returnTo },
          }),
        ),
      // After a return half-way the same payment goes on
      true,
    )
    selection.attempt = { reservation, payment: data.id }
    location.assign(data.payment_url)
  }

  /** Runs one booking or payment at a time; a failure is shown on the page and in the alert dialog. */
  async function run(work: () => unknown): Promise<ApiError | undefined> {
    if (isInFlight.current) return undefined
    isInFlight.current = true
    setBusy(true)
    setProblem(undefined)
    try {
      await work()
      return undefined
    } catch (error) {
      isInFlight.current = false
      setBusy(false)
      const text = formatBookingError(error, intl)
      setProblem(text)
      openAlert(dialogs, { intent: 'error', text })
      if (!(error instanceof ApiError)) return undefined
      if (error.status >= 400 && error.status < 500) selection.attempt = undefined
      return error
    }
  }
}

function getPaymentName(reservation: number): string {
  return `payment-${reservation}`
}

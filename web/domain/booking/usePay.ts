import { ApiError, type QuotedSeat, type ReservationDetail } from '#sdk'
import { useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { useClients } from '#web/api/clients.ts'
import { isInterrupted } from '#web/api/formatError.ts'
import { isDoneAlready } from '#web/api/isDoneAlready.ts'
import { useFailure } from '#web/api/useFailure.ts'
import { dropIdempotencyKey, withIdempotencyKey } from '#web/api/withIdempotencyKey.ts'
import { keepLanguage } from '#web/navigation/keepLanguage.ts'
import { openAlert } from '#web/state/dialogs.ts'
import type { PaymentAttempt } from '#web/state/selection.ts'
import { useStores } from '#web/state/stores.ts'
import { formatBookingError } from './formatBookingError.ts'
import { reservationQuery } from './queries.ts'
import { useStartPayment } from './useStartPayment.ts'

/** Whether the page itself says what a refusal means; it is not shown then. */
type IsExplained = (refusal: ApiError) => Promise<boolean>

interface Booking {
  /** Identifies this booking, so that a retry after a lost response has the same idempotency key */
  name: string
  book: (header: { 'Idempotency-Key': string }) => Promise<ReservationDetail>
  isExplained?: IsExplained
  /** Of group classes: tutor and dates as the checkout shows them; others are refused */
  seats?: QuotedSeat[] | undefined
}

/**
 * Books and redirects to the hosted payment page. A double click, a lost response or a return half-way leads to one
 * booking and one payment, by idempotency keys.
 * @param selection stores the payment attempt for this tab
 * @param returnTo path of the step that shows the result
 */
export function usePay(selection: { attempt: PaymentAttempt | undefined }, returnTo: string) {
  const intl = useIntl()
  const clients = useClients()
  const navigate = useNavigate()
  const { dialogs, preferences } = useStores()
  const payment = useStartPayment()
  // Without an answer the same booking can be sent again, and another choice would not help
  const [failure, setFailure] = useFailure()
  return {
    isBusy: payment.isBusy,
    ...(failure !== undefined && {
      problem: formatBookingError(failure, intl),
      isInterrupted: isInterrupted(failure),
    }),
    forgetProblem: () => setFailure(undefined),
    pay,
    payAgain,
    dropAttempt,
    keepBooking,
    run,
  }

  /** Ends the attempt that a payment belongs to, so that the next booking is another one. */
  function dropAttempt(id: number) {
    if (selection.attempt?.payment === id) selection.attempt = undefined
  }

  /** Forgets a failed payment, so that the checkout shows the booking again and pays for it. */
  function keepBooking(reservation: number) {
    if (selection.attempt?.reservation !== reservation) return
    dropIdempotencyKey(getPaymentName(reservation))
    selection.attempt = { reservation }
  }

  /**
   * Books, then pays unless the booking is free.
   * @returns the refusal, if any
   */
  function pay({ name, book, seats, isExplained }: Booking) {
    return run(async () => {
      if (selection.attempt) return start(selection.attempt.reservation, seats)
      const made = await withIdempotencyKey(name, book)
      if (made.total_cost === 0) return navigate(`${returnTo}?reservation=${made.id}`, { replace: true })
      return start(made.id, seats)
    }, isExplained)
  }

  /** Continues an open payment, or starts another one for the same booking. */
  function payAgain(reservation: number, isOpen: boolean) {
    if (!isOpen) dropIdempotencyKey(getPaymentName(reservation))
    return run(() => start(reservation))
  }

  async function start(reservation: number, seats?: QuotedSeat[]) {
    if (selection.attempt?.reservation !== reservation) selection.attempt = { reservation }
    // The payment page leads to another document, which knows the language of this visit by its URL only
    const return_url = keepLanguage(returnTo, location.search, preferences.language)
    const body = { reservation_id: reservation, return_url, ...(seats && { seats }) }
    try {
      const { id } = await payment.start(getPaymentName(reservation), body, true)
      selection.attempt = { reservation, payment: id }
    } catch (error) {
      if (!(await isDoneAlready(error, () => isBooked(reservation)))) throw error
      // Paid in another window
      await navigate(`${returnTo}?reservation=${reservation}`, { replace: true })
    }
  }

  async function isBooked(reservation: number) {
    return (await reservationQuery(reservation).load(clients)).data.state === 'active'
  }

  /** Runs one booking or payment at a time; a failure is shown on the page and in the alert dialog. */
  async function run(work: () => unknown, isExplained?: IsExplained): Promise<ApiError | undefined> {
    setFailure(undefined)
    const error = await payment.run(work)
    if (error === undefined) return undefined
    if (error instanceof ApiError && (await isExplained?.(error))) return error
    setFailure(error)
    openAlert(dialogs, { intent: 'error', text: formatBookingError(error, intl) })
    if (!(error instanceof ApiError)) return undefined
    // With other dates the same booking is paid, once they were seen
    if (error.status >= 400 && error.status < 500 && !error.fields.seats) selection.attempt = undefined
    return error
  }
}

function getPaymentName(reservation: number): string {
  return `payment-${reservation}`
}

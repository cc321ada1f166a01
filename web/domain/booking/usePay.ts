import { ApiError, unwrapData, type ReservationDetail } from '#sdk'
import { useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { useClients } from '#web/api/clients.ts'
import { once } from '#web/api/once.ts'
import { openAlert } from '#web/state/dialogs.ts'
import type { Attempt } from '#web/state/selection.ts'
import { useStores } from '#web/state/stores.ts'
import { bookingError } from './bookingError.ts'

interface Booking {
  /** Names this very booking, so that a retry after a lost answer is the same call */
  name: string
  book: (header: { 'Idempotency-Key': string }) => Promise<ReservationDetail>
}

/**
 * Books and leads to the hosted payment page. Pressing twice, losing an answer or coming back half-way is one booking
 * and one attempt (ruling 54).
 * @param choice keeps the attempt for this tab @param returnTo the step that shows how it ended
 */
export function usePay(choice: { attempt: Attempt | undefined }, returnTo: string) {
  const intl = useIntl()
  const { api } = useClients()
  const navigate = useNavigate()
  const { dialogs } = useStores()
  const isRunning = useRef(false)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  // Back from the payment page, the browser may show this page as it was left
  useEffect(() => {
    const wake = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return
      isRunning.current = false
      setBusy(false)
    }
    addEventListener('pageshow', wake)
    return () => removeEventListener('pageshow', wake)
  }, [])
  return { isBusy, problem, forgetProblem: () => setProblem(undefined), pay, payAgain, run }

  /** Books, and pays unless nothing is to be paid. @returns the refusal, if there was one */
  function pay({ name, book }: Booking) {
    return run(async () => {
      if (choice.attempt) return start(choice.attempt)
      const made = await once(name, book)
      if (made.total_cost === 0) return navigate(`${returnTo}?reservation=${made.id}`, { replace: true })
      return start({ reservation: made.id, key: crypto.randomUUID() })
    })
  }

  /** Goes on with an attempt that is open, or begins another for the same booking. */
  function payAgain(reservation: number, isOpen: boolean) {
    const open = choice.attempt
    const attempt =
      isOpen && open?.reservation === reservation ? open : { reservation, key: crypto.randomUUID() }
    return run(() => start(attempt))
  }

  async function start(attempt: Attempt) {
    choice.attempt = attempt
    const { data } = await unwrapData(
      api.POST('/payments/start/', {
        params: { header: { 'Idempotency-Key': attempt.key } },
        body: { reservation_id: attempt.reservation, return_url: returnTo },
      }),
    )
    choice.attempt = { ...attempt, payment: data.id }
    location.assign(data.payment_url)
  }

  /** Does what books, once at a time; a refusal stands on the page and is told in the alert dialog (ruling 55). */
  async function run(work: () => unknown): Promise<ApiError | undefined> {
    if (isRunning.current) return undefined
    isRunning.current = true
    setBusy(true)
    setProblem(undefined)
    try {
      await work()
      return undefined
    } catch (error) {
      isRunning.current = false
      setBusy(false)
      const text = bookingError(error, intl)
      setProblem(text)
      openAlert(dialogs, { intent: 'error', text })
      if (!(error instanceof ApiError)) return undefined
      if (error.status >= 400 && error.status < 500) choice.attempt = undefined
      return error
    }
  }
}

import { unwrapData, type PaymentPayload } from '#sdk'
import { useEffect, useRef, useState } from 'react'
import { useClients } from '#web/api/clients.ts'
import { withIdempotencyKey } from '#web/api/withIdempotencyKey.ts'

/**
 * Starts payments, one at a time: while one is under way, and until the hosted payment page has taken over, others are
 * ignored.
 */
export function useStartPayment() {
  const { api } = useClients()
  const isInFlight = useRef(false)
  const [isBusy, setBusy] = useState(false)
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
  return { isBusy, run, start }

  /** Runs a booking or a payment. @returns what it threw; undefined when it went well or another one is under way */
  async function run(work: () => unknown): Promise<unknown> {
    if (isInFlight.current) return undefined
    isInFlight.current = true
    setBusy(true)
    try {
      await work()
      return undefined
    } catch (error) {
      isInFlight.current = false
      setBusy(false)
      return error
    }
  }

  /**
   * Starts a payment or continues the open one, and redirects to the hosted payment page.
   * @param name identifies the payment: a retry after a lost response is the same one
   * @param isKept whether the same payment goes on after a return half-way
   * @returns the payment under way
   */
  async function start(name: string, body: PaymentPayload, isKept = false) {
    const { data } = await withIdempotencyKey(
      name,
      (header) => unwrapData(api.POST('/payments/start/', { params: { header }, body })),
      isKept,
    )
    location.assign(data.payment_url)
    return data
  }
}

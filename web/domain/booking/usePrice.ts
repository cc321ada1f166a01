import type { ApiError, Quote } from '#sdk'
import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { useSnapshot } from 'valtio'
import { useClients } from '#web/api/clients.ts'
import { type Query, useQuery } from '#web/api/query.ts'
import type { PaymentAttempt } from '#web/state/selection.ts'
import { useEvent } from '#web/ui/useEvent.ts'
import { formatBookingError } from './formatBookingError.ts'

interface PricedSelection {
  promo: string | undefined
  /** The price that was last seen, so that another one is told */
  seenTotal: number | undefined
  attempt: PaymentAttempt | undefined
}

/**
 * The price of what is chosen and its promo code.
 * @param choice keeps both for this tab @param createQuery the price with a code; null where nothing is to be paid
 */
export function usePrice(
  choice: PricedSelection,
  createQuery: (promo: string | undefined) => Query<Quote> | null,
) {
  const intl = useIntl()
  const clients = useClients()
  const { promo, seenTotal } = useSnapshot(choice)
  const [problem, setProblem] = useState<string>()
  const quote = useQuery(createQuery(promo), { keepPreviousData: true, revalidateOnMount: true })
  const total = quote.data?.total_cost
  useEffect(() => {
    if (total !== undefined && !quote.isValidating) storeFirstTotal(choice, total)
  }, [total, choice, quote.isValidating])
  // A code that was good when it was typed may be spent by now
  const refuse = useEvent((error: ApiError) => {
    if (!error.fields.promo_code || !choice.promo) return
    choosePromo(choice, undefined)
    setProblem(formatBookingError(error, intl))
  })
  useEffect(() => {
    if (quote.error) refuse(quote.error)
  }, [quote.error, refuse])
  return {
    quote: quote.data,
    total,
    /** What was seen before, where it costs something else by now */
    before: seenTotal === total ? undefined : seenTotal,
    problem: problem ?? (quote.error && !quote.data ? formatBookingError(quote.error, intl) : undefined),
    forgetProblem: () => setProblem(undefined),
    setPromo: (code: string | undefined) => choosePromo(choice, code),
    apply,
    ask: () => quote.mutate(),
  }

  async function apply(code: string) {
    setProblem(undefined)
    try {
      await createQuery(code)?.load(clients)
      choosePromo(choice, code)
    } catch (error) {
      throw new Error(formatBookingError(error, intl), { cause: error })
    }
  }
}

/** The first price that is seen is the one that later ones are compared with. */
function storeFirstTotal(choice: PricedSelection, total: number) {
  choice.seenTotal ??= total
}

/** Another code is another price, and another attempt at paying it. */
function choosePromo(choice: PricedSelection, code: string | undefined) {
  choice.promo = code
  choice.seenTotal = undefined
  choice.attempt = undefined
}

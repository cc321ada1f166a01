import type { ApiError, Quote } from '#sdk'
import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { useSnapshot } from 'valtio'
import { useClients } from '#web/api/clients.ts'
import { type Query, useQuery } from '#web/api/query.ts'
import type { PaymentAttempt } from '#web/state/selection.ts'
import { useEvent } from '#web/ui/useEvent.ts'
import { bookingError } from './bookingError.ts'

interface Priced {
  promo: string | undefined
  /** The price that was last seen, so that another one is told */
  seenTotal: number | undefined
  attempt: PaymentAttempt | undefined
}

/**
 * The price of what is chosen and its promo code.
 * @param choice keeps both for this tab @param queryOf the price with a code; null where nothing is to be paid
 */
export function usePrice(choice: Priced, queryOf: (promo: string | undefined) => Query<Quote> | null) {
  const intl = useIntl()
  const clients = useClients()
  const { promo, seenTotal } = useSnapshot(choice)
  const [problem, setProblem] = useState<string>()
  const quote = useQuery(queryOf(promo), { keepPreviousData: true, revalidateOnMount: true })
  const total = quote.data?.total_cost
  useEffect(() => {
    if (total !== undefined && !quote.isValidating) noteFirst(choice, total)
  }, [total, choice, quote.isValidating])
  // A code that was good when it was typed may be spent by now
  const refuse = useEvent((error: ApiError) => {
    if (!error.fields.promo_code || !choice.promo) return
    choosePromo(choice, undefined)
    setProblem(bookingError(error, intl))
  })
  useEffect(() => {
    if (quote.error) refuse(quote.error)
  }, [quote.error, refuse])
  return {
    quote: quote.data,
    total,
    /** What was seen before, where it costs something else by now */
    before: seenTotal === total ? undefined : seenTotal,
    problem: problem ?? (quote.error && !quote.data ? bookingError(quote.error, intl) : undefined),
    forgetProblem: () => setProblem(undefined),
    setPromo: (code: string | undefined) => choosePromo(choice, code),
    apply,
    ask: () => quote.mutate(),
  }

  async function apply(code: string) {
    setProblem(undefined)
    try {
      await queryOf(code)?.load(clients)
      choosePromo(choice, code)
    } catch (error) {
      throw new Error(bookingError(error, intl), { cause: error })
    }
  }
}

/** The first price that is seen is the one that later ones are compared with. */
function noteFirst(choice: Priced, total: number) {
  choice.seenTotal ??= total
}

/** Another code is another price, and another attempt at paying it. */
function choosePromo(choice: Priced, code: string | undefined) {
  choice.promo = code
  choice.seenTotal = undefined
  choice.attempt = undefined
}

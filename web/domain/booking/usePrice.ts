import type { ApiError, Quote } from '#sdk'
import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { useSnapshot } from 'valtio'
import { useClients } from '#web/api/clients.ts'
import type { Query } from '#web/api/query.ts'
import { useSteadyQuery } from '#web/api/useSteadyQuery.ts'
import type { PaymentAttempt } from '#web/state/selection.ts'
import { useEvent } from '#web/ui/useEvent.ts'
import { formatBookingError } from './formatBookingError.ts'

interface PricedSelection {
  promo: string | undefined
  /** The last price shown, to detect a change */
  seenTotal: number | undefined
  attempt: PaymentAttempt | undefined
}

/**
 * Returns the price of a selection and the actions for its promo code.
 * @param selection stores code and price for this tab
 * @param createQuery creates the price query for a code; null when nothing has a price
 */
export function usePrice(
  selection: PricedSelection,
  createQuery: (promo: string | undefined) => Query<Quote> | null,
) {
  const intl = useIntl()
  const clients = useClients()
  const { promo, seenTotal } = useSnapshot(selection)
  const [problem, setProblem] = useState<string>()
  const quote = useSteadyQuery(createQuery(promo), { revalidateOnMount: true })
  const total = quote.data?.total_cost
  useEffect(() => {
    if (total !== undefined && !quote.isValidating) storeFirstTotal(selection, total)
  }, [total, selection, quote.isValidating])
  // A code that was valid when it was applied may be used up later
  const refuse = useEvent((error: ApiError) => {
    if (!error.fields.promo_code || !selection.promo) return
    choosePromo(selection, undefined)
    setProblem(formatBookingError(error, intl))
  })
  useEffect(() => {
    if (quote.error) refuse(quote.error)
  }, [quote.error, refuse])
  const failure = quote.data ? undefined : quote.error
  return {
    quote: quote.data,
    total,
    /** Whether the price is not being fetched again */
    isFresh: !quote.isValidating,
    /** The price shown before, when it has changed since */
    before: seenTotal === total ? undefined : seenTotal,
    /** Whether something that was chosen is no longer there */
    isMissing: quote.error?.status === 404,
    problem: problem ?? (failure && formatBookingError(failure, intl)),
    /** Fetches a price again that could not be fetched */
    retry: failure && !isRefused(failure) ? () => void quote.mutate() : undefined,
    forgetProblem: () => setProblem(undefined),
    setPromo: (code: string | undefined) => choosePromo(selection, code),
    apply,
    refetch: () => quote.mutate(),
  }

  async function apply(code: string) {
    setProblem(undefined)
    try {
      await createQuery(code)?.load(clients)
      choosePromo(selection, code)
    } catch (error) {
      throw new Error(formatBookingError(error, intl), { cause: error })
    }
  }
}

/** Whether a choice is the cause, so that asking again would not help. */
function isRefused({ status }: ApiError): boolean {
  return status === 422
}

/** Stores the first price shown; later prices are compared with it. */
function storeFirstTotal(selection: PricedSelection, total: number) {
  selection.seenTotal ??= total
}

/** Changes the promo code, and drops the stored price and payment attempt, which belong to the old code. */
function choosePromo(selection: PricedSelection, code: string | undefined) {
  selection.promo = code
  selection.seenTotal = undefined
  selection.attempt = undefined
}

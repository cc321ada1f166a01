import { dataOf } from '#sdk'
import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { useClients } from '#web/api/clients.ts'
import { useQuery } from '#web/api/query.ts'
import { addresses } from '#web/domain/addresses.ts'
import { bookingError } from '#web/domain/booking/bookingError.ts'
import { usePay } from '#web/domain/booking/usePay.ts'
import { useStores } from '#web/state/stores.ts'
import { groupQuoteQuery } from './reads.ts'
import { useGroupChoice } from './useGroupChoice.ts'

/** The price, the promo code and the one call that books seats. */
export function useGroupCheckout() {
  const intl = useIntl()
  const clients = useClients()
  const { groupSelection } = useStores()
  const { matrix, chosen } = useGroupChoice()
  const { program, promo, webinar } = chosen
  const payment = usePay(groupSelection, addresses.groupReservation)
  const [problem, setProblem] = useState<string>()
  const quote = useQuery(groupQuoteQuery(matrix, program, promo), {
    keepPreviousData: true,
    revalidateOnMount: true,
  })
  useEffect(() => {
    // A code that was good when it was typed may be spent by now
    if (!quote.error?.fields.promo_code || !groupSelection.promo) return
    groupSelection.promo = undefined
    setProblem(bookingError(quote.error, intl))
    // oxlint-disable-next-line react/exhaustive-deps
  }, [quote.error])
  const failed = quote.error && !quote.data ? bookingError(quote.error, intl) : undefined
  return {
    quote: quote.data,
    problem: problem ?? payment.problem ?? failed,
    isBusy: payment.isBusy,
    applyPromo,
    setPromo,
    confirm,
  }

  function setPromo(code: string | undefined) {
    groupSelection.promo = code
    groupSelection.attempt = undefined
  }

  async function applyPromo(code: string) {
    setProblem(undefined)
    try {
      await groupQuoteQuery(matrix, program, code)?.load(clients)
      setPromo(code)
    } catch (error) {
      throw new Error(bookingError(error, intl), { cause: error })
    }
  }

  async function confirm() {
    const total_cost = quote.data?.total_cost
    if (webinar === undefined || total_cost === undefined) return
    setProblem(undefined)
    const body = {
      matrix: matrix.map(({ course_id, user_id }) => ({ course_id, user_id })),
      program_id: program ?? null,
      webinar_id: webinar,
      promo_code: promo ?? null,
      total_cost,
    }
    const seats = matrix.map(({ course_id, user_id }) => `${course_id}.${user_id}`).join('_')
    const refusal = await payment.pay({
      name: `group.${[seats, program ?? 0, webinar, promo ?? '', total_cost].join('-')}`,
      book: async (header) =>
        (await dataOf(clients.api.POST('/group/reservation/add/', { params: { header }, body }))).data,
    })
    if (refusal?.status === 409) await quote.mutate()
  }
}

import { unwrapData } from '#sdk'
import { useState } from 'react'
import { useClients } from '#web/api/clients.ts'
import { paths } from '#web/paths.ts'
import { usePay } from '#web/domain/booking/usePay.ts'
import { usePrice } from '#web/domain/booking/usePrice.ts'
import { useStores } from '#web/state/stores.ts'
import { groupQuoteQuery, toMatrix } from './queries.ts'
import { useGroupChoice } from './useGroupChoice.ts'
import { listChangedSeats, useSeenSeats } from './useSeenSeats.ts'

/** Returns the price, promo code and booking action of the group checkout. */
export function useGroupCheckout() {
  const { api } = useClients()
  const { groupSelection } = useStores()
  const { matrix, chosen, webinar, isNewFlow, offers, kids } = useGroupChoice()
  const { program, promo } = chosen
  const payment = usePay(groupSelection, paths.groupReservation)
  const price = usePrice(groupSelection, (code) => groupQuoteQuery(matrix, program, code))
  const { seats } = price.quote ?? {}
  const seen = useSeenSeats(seats, price.isFresh)
  const [isSeat, setSeat] = useState(false)
  const kidsPath = isNewFlow ? paths.groupKids : paths.groupPrograms
  return {
    quote: price.quote,
    before: price.before,
    /** The seats as they were shown before, if they have changed since */
    seatsBefore: seen.before,
    problem: payment.problem ?? price.problem,
    retry: payment.isInterrupted ? confirm : payment.problem === undefined ? price.retry : undefined,
    changePath: isSeat ? kidsPath : paths.groupInterview,
    changeLabel: isSeat ? ('booking.step.kids' as const) : ('booking.step.interview' as const),
    isBusy: payment.isBusy,
    applyPromo: price.apply,
    setPromo: price.setPromo,
    confirm,
  }

  async function confirm() {
    const { total } = price
    if (webinar === undefined || total === undefined) return
    price.forgetProblem()
    groupSelection.seenTotal = total
    seen.accept()
    const body = {
      matrix: toMatrix(matrix),
      program_id: program ?? null,
      webinar_id: webinar,
      promo_code: promo ?? null,
      total_cost: total,
      ...(seats && { seats }),
    }
    const names = matrix.map(({ group_class_id, user_id }) => `${group_class_id}.${user_id}`).join('_')
    const refusal = await payment.pay({
      name: `group.${[names, program ?? 0, webinar, promo ?? '', total].join('-')}`,
      seats,
      book: async (header) =>
        (await unwrapData(api.POST('/group/reservation/add/', { params: { header }, body }))).data,
    })
    if (!refusal) return
    // A taken seat is changed in the kids step, a full interview in the interview step
    setSeat(refusal.fields.matrix !== undefined)
    void offers.mutate()
    void kids.mutate()
    if (refusal.status !== 409 && !refusal.fields.seats) return
    const quote = await price.refetch()
    // A changed price is shown by itself, and so are changed dates
    const isOther = quote && listChangedSeats(seats ?? [], quote.seats ?? []).length > 0
    if (isOther || (quote && quote.total_cost !== total)) payment.forgetProblem()
  }
}

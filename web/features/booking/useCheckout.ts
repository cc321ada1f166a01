import { ApiError, dataOf, type TutorProfile } from '#sdk'
import { useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { useSWRConfig } from 'swr'
import { useClients } from '#web/api/clients.ts'
import { once } from '#web/api/once.ts'
import { useQuery } from '#web/api/query.ts'
import { toReservation } from '#web/domain/addresses.ts'
import { bookingError } from '#web/domain/booking/bookingError.ts'
import { usePay } from '#web/domain/booking/usePay.ts'
import { useSelection, useStores } from '#web/state/stores.ts'
import { useNow } from '#web/time/viewer.ts'
import { quoteQuery } from './reads.ts'
import { useHold } from './useHold.ts'

/** What the checkout knows and does: the price, the promo code, the hold, and the one call that books. */
export function useCheckout(tutor: TutorProfile) {
  const intl = useIntl()
  const { api } = useClients()
  const clients = useClients()
  const navigate = useNavigate()
  const { mutate: mutateAll } = useSWRConfig()
  const { selection } = useStores()
  const chosen = useSelection()
  const path = toReservation(tutor.id, 'checkout')
  const payment = usePay(selection, path)
  const hold = useHold(() => undefined)
  const isBooking = useRef(false)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const quote = useQuery(chosen.isTrial ? null : quoteQuery(chosen, chosen.promo), {
    keepPreviousData: true,
    revalidateOnMount: true,
  })
  const total = quote.data?.total_cost
  const now = useNow()
  const isHeld = chosen.hold !== undefined && Date.parse(chosen.hold.expires_at) > now
  useEffect(() => {
    // The first price that is seen is the one that later ones are compared with
    if (total !== undefined && selection.seenTotal === undefined && !quote.isValidating)
      selection.seenTotal = total
  }, [total, selection, quote.isValidating])
  useEffect(() => {
    // A code that was good when it was typed may be spent by now
    if (quote.error?.fields.promo_code && selection.promo) {
      setPromoOf(undefined)
      setProblem(bookingError(quote.error, intl))
    }
    // oxlint-disable-next-line react/exhaustive-deps
  }, [quote.error])
  return {
    quote: quote.data,
    problem:
      problem ??
      payment.problem ??
      hold.problem ??
      (quote.error && !quote.data ? bookingError(quote.error, intl) : undefined),
    isBusy: isBusy || payment.isBusy,
    isHeld,
    isHolding: hold.isBusy,
    extend: () => void hold.extend(),
    renew: () => void hold.choose(selection.slots, selection.slots),
    applyPromo,
    setPromo: setPromoOf,
    confirm: () => (chosen.isTrial ? bookTrial() : pay()),
  }

  function setPromoOf(code: string | undefined) {
    selection.promo = code
    selection.seenTotal = undefined
    selection.attempt = undefined
  }

  async function applyPromo(code: string) {
    setProblem(undefined)
    try {
      await quoteQuery(selection, code)?.load(clients)
      setPromoOf(code)
    } catch (error) {
      throw new Error(bookingError(error, intl), { cause: error })
    }
  }

  async function pay() {
    const { tutor: tutor_id, program: program_id, hold: kept, courses, promo, learner } = selection
    if (tutor_id === undefined || program_id === undefined || !kept || total === undefined) return
    setProblem(undefined)
    selection.seenTotal = total
    const body = {
      tutor_id,
      program_id,
      course_ids: [...courses],
      hold_id: kept.id,
      promo_code: promo ?? null,
      kid_id: learner ?? null,
      total_cost: total,
    }
    const refusal = await payment.pay({
      name: `book.${[kept.id, program_id, courses.join('.'), promo ?? '', learner ?? 0, total].join('-')}`,
      book: async (header) =>
        (await dataOf(api.POST('/reservation/add/', { params: { header }, body }))).data,
    })
    if (refusal?.status === 409) await quote.mutate()
  }

  async function bookTrial() {
    const [slot] = selection.slots
    const [course] = selection.courses
    if (isBooking.current || !slot || course === undefined) return
    isBooking.current = true
    setBusy(true)
    setProblem(undefined)
    try {
      const body = {
        tutor_id: tutor.id,
        course_id: course,
        slot_id: slot.id,
        kid_id: selection.learner ?? null,
      }
      const { data } = await once(`trial.${Object.values(body).join('-')}`, (header) =>
        dataOf(api.POST('/reservation/trial/', { params: { header }, body })),
      )
      void mutateAll((key) => Array.isArray(key) && key[1] === '/reservation/trials/')
      await navigate(`${path}?reservation=${data.id}`, { replace: true })
    } catch (error) {
      isBooking.current = false
      setProblem(bookingError(error, intl))
      if (!(error instanceof ApiError)) throw error
    } finally {
      setBusy(false)
    }
  }
}

import { type ApiError, unwrapData, type TutorProfile } from '#sdk'
import { useEffect } from 'react'
import { useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { useSWRConfig } from 'swr'
import { useClients } from '#web/api/clients.ts'
import { withIdempotencyKey } from '#web/api/withIdempotencyKey.ts'
import { toReservation } from '#web/paths.ts'
import { kidsQuery } from '#web/domain/booking/queries.ts'
import { usePay } from '#web/domain/booking/usePay.ts'
import { usePrice } from '#web/domain/booking/usePrice.ts'
import { findIdleCourse } from '#web/state/hourCourses.ts'
import { useSelection, useStores } from '#web/state/stores.ts'
import { useNow } from '#web/time/viewer.ts'
import { useEvent } from '#web/ui/useEvent.ts'
import { nameBooking, quoteQuery, toCourseHours, toReplacements } from './queries.ts'
import { useHold } from './useHold.ts'
import { useIsLearnerGone } from './useIsLearnerGone.ts'

/**
 * Returns the price, promo code, hold and booking action of the checkout.
 * @param onMissingLearner called instead of booking for a child who is no longer in the account
 */
export function useCheckout(tutor: TutorProfile, onMissingLearner: () => void) {
  const intl = useIntl()
  const clients = useClients()
  const { api } = clients
  const navigate = useNavigate()
  const { mutate } = useSWRConfig()
  const { selection } = useStores()
  const selected = useSelection()
  const isLearnerGone = useIsLearnerGone()
  // The price is shown until another learner is chosen
  const chosen = isLearnerGone ? { ...selected, learner: undefined } : selected
  const path = toReservation(tutor.id, 'checkout')
  const payment = usePay(selection, path)
  const hold = useHold(() => undefined)
  const price = usePrice(selection, (promo) => (chosen.isTrial ? null : quoteQuery(chosen, promo)))
  const { isMissing } = price
  const findMissingLearner = useEvent(isLearnerMissing)
  useEffect(() => {
    if (isMissing) void findMissingLearner()
  }, [isMissing, findMissingLearner])
  const now = useNow()
  const isPast = chosen.slots.some(({ start_date_time }) => Date.parse(start_date_time) <= now)
  const lacksHour = findIdleCourse(chosen) !== undefined
  const problem =
    isPast || lacksHour
      ? intl.formatMessage({ id: isPast ? 'calendar.selectSlot' : 'booking.eachCourse' })
      : (payment.problem ?? hold.problem)
  const isHeld =
    !isPast && !lacksHour && chosen.hold !== undefined && Date.parse(chosen.hold.expires_at) > now
  const book = chosen.isTrial ? bookTrial : pay
  const confirm = () => (isLearnerGone ? onMissingLearner() : book())
  return {
    quote: price.quote,
    before: price.before,
    problem: problem ?? price.problem,
    retry: problem === undefined ? price.retry : !isPast && payment.isInterrupted ? confirm : undefined,
    isBusy: payment.isBusy || hold.isBusy,
    isPast,
    isHeld,
    isHolding: hold.isBusy,
    extend: () => void hold.extend(),
    replace: hold.replace,
    holdAgain,
    applyPromo: price.apply,
    setPromo: price.setPromo,
    confirm,
  }

  function readAgain(callPath: string) {
    return mutate((key) => Array.isArray(key) && key[1] === callPath)
  }

  function holdAgain() {
    payment.forgetProblem()
    if (isLearnerGone) return onMissingLearner()
    void hold.choose(selection.slots, selection.slots)
  }

  async function pay() {
    const { tutor: tutor_id, program: program_id, hold: currentHold, courses, promo, learner } = selection
    const replacements = toReplacements(selection.replacements)
    const { total } = price
    if (tutor_id === undefined || program_id === undefined || !currentHold || total === undefined) return
    price.forgetProblem()
    selection.seenTotal = total
    const body = {
      tutor_id,
      program_id,
      course_ids: [...courses],
      ...toCourseHours(selection),
      hold_id: currentHold.id,
      replacements,
      promo_code: promo ?? null,
      kid_id: learner ?? null,
      total_cost: total,
    }
    const refusal = await payment.pay({
      name: nameBooking(body),
      book: async (header) =>
        (await unwrapData(api.POST('/reservation/add/', { params: { header }, body }))).data,
      isExplained,
    })
    if (refusal?.status !== 409) return
    const quote = await price.refetch()
    // With an unchanged price the hold is the cause; a changed price is shown by itself
    if (quote?.total_cost === total) selection.hold = undefined
    else if (quote) payment.forgetProblem()
  }

  /** Says beside the learners that the chosen child is no longer there, where that is what a refusal means. */
  async function isExplained({ status }: ApiError) {
    if (status !== 404 || !(await isLearnerMissing())) return false
    onMissingLearner()
    return true
  }

  /** Reads the children again, where one of them is chosen. */
  async function isLearnerMissing() {
    const { learner } = selection
    if (!learner) return false
    const kids = await kidsQuery.load(clients).catch(() => undefined)
    if (!kids || kids.data.some(({ id }) => id === learner)) return false
    await readAgain(kidsQuery.path)
    return true
  }

  function bookTrial() {
    const [slot] = selection.slots
    const [course] = selection.courses
    if (!slot || course === undefined) return undefined
    const body = {
      tutor_id: tutor.id,
      course_id: course,
      slot_id: slot.id,
      kid_id: selection.learner ?? null,
    }
    return payment.run(async () => {
      const { data } = await withIdempotencyKey(`trial.${Object.values(body).join('-')}`, (header) =>
        unwrapData(api.POST('/reservation/trial/', { params: { header }, body })),
      )
      void readAgain('/reservation/trials/')
      await navigate(`${path}?reservation=${data.id}`, { replace: true })
    }, isExplained)
  }
}

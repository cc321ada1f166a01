import { unwrapData, type PlannedSession, type Quote, type ReservationPayload } from '#sdk'
import { type Query, query } from '#web/api/query.ts'
import { sortSlots } from '#web/state/sortSlots.ts'
import type { SelectionState } from '#web/state/selection.ts'

/** SWR option for data that does not change during a booking: fetched once for all steps. */
export const noRevalidation = { revalidateIfStale: false } as const

/** Creates the query for the programs that can be booked with a tutor. */
export function programsQuery(tutor: number) {
  return query('/programs/list/', { query: { tutor_id: tutor, page: 1, page_size: 20 } })
}

/** How many free trials the student has used. */
export const trialsQuery = query('/reservation/trials/')

type QuoteSelection = Readonly<
  Pick<SelectionState, 'tutor' | 'program' | 'learner'> & {
    courses: readonly number[]
    slots: readonly SelectionState['slots'][number][]
    replacements: readonly SelectionState['replacements'][number][]
  }
>

/** Creates the price query; null while the selection is incomplete. */
export function quoteQuery(selection: QuoteSelection, promo: string | undefined): Query<Quote> | null {
  const { tutor, program, courses, slots, replacements } = selection
  if (tutor === undefined || program === undefined || courses.length === 0) return null
  const body = {
    tutor_id: tutor,
    course_ids: [...courses],
    program_id: program,
    slot_ids: sortSlots(slots).map(({ id }) => id),
    replacements: toReplacements(replacements),
    promo_code: promo ?? null,
    ...toLearner(selection),
  }
  return {
    path: '/reservation/quote/',
    init: body,
    load: async ({ api }) => (await unwrapData(api.POST('/reservation/quote/', { body }))).data,
  }
}

/** Builds the replacements of a call. */
export function toReplacements(replacements: QuoteSelection['replacements']) {
  return replacements.map(({ clash, slot }) => ({ clash_date_time: clash, slot_id: slot.id }))
}

/** Builds the course of each hour as a booking of two courses names it; nothing for one course. */
export function toCourseHours({ slots }: Pick<QuoteSelection, 'slots'>) {
  const course_hours = sortSlots(slots).flatMap(({ id, course }) =>
    course === undefined ? [] : [{ slot_id: id, course_id: course }],
  )
  return course_hours.length ? { course_hours } : {}
}

/**
 * Names a booking, so that only the same one is sent again under one idempotency key.
 * @param body of the call that books
 */
export function nameBooking(body: ReservationPayload): string {
  const { hold_id, program_id, course_ids, course_hours = [], promo_code, kid_id, total_cost } = body
  const courses = [course_ids, course_hours.map(({ course_id }) => course_id)].map((ids) => ids.join('.'))
  return `book.${[hold_id, program_id, ...courses, promo_code ?? '', kid_id ?? 0, total_cost].join('-')}`
}

/** Creates the query for all dates that follow from the first week; null while there is no program or slot. */
export function scheduleQuery(
  selection: Omit<QuoteSelection, 'courses' | 'replacements'>,
): Query<PlannedSession[]> | null {
  const { tutor, program, slots } = selection
  if (tutor === undefined || program === undefined || slots.length === 0) return null
  const slot_ids = sortSlots(slots).map(({ id }) => id)
  const body = { tutor_id: tutor, program_id: program, slot_ids, ...toLearner(selection) }
  return {
    path: '/reservation/schedule/',
    init: body,
    load: async ({ api }) => (await unwrapData(api.POST('/reservation/schedule/', { body }))).data,
  }
}

/** Returns the learner as calls name it: null for the student; nothing while it is not known. */
export function toLearner({ learner }: Pick<SelectionState, 'learner'>) {
  return learner === undefined ? {} : { kid_id: learner }
}

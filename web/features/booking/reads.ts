import { unwrapData, type PlannedSession, type Quote } from '#sdk'
import { type Query, query } from '#web/api/query.ts'
import { inOrder } from '#web/state/choose.ts'
import type { SelectionState } from '#web/state/selection.ts'

/** Of what stays the same while somebody books: read once for all steps, however long each of them takes. */
export const readOnce = { revalidateIfStale: false } as const

export function programsQuery(tutor: number) {
  return query('/programs/list/', { query: { tutor_id: tutor, page: 1, page_size: 20 } })
}

export const trialsQuery = query('/reservation/trials/')

type Choices = Readonly<
  Pick<SelectionState, 'tutor' | 'program'> & {
    courses: readonly number[]
    slots: readonly SelectionState['slots'][number][]
  }
>

/** The price of what is chosen; null while it cannot be asked for. */
export function quoteQuery(choices: Choices, promo: string | undefined): Query<Quote> | null {
  const { tutor, program, courses, slots } = choices
  if (tutor === undefined || program === undefined || courses.length === 0) return null
  const body = {
    tutor_id: tutor,
    course_ids: [...courses],
    program_id: program,
    slot_ids: inOrder(slots).map(({ id }) => id),
    promo_code: promo ?? null,
  }
  return {
    path: '/reservation/quote/',
    init: body,
    load: async ({ api }) => (await unwrapData(api.POST('/reservation/quote/', { body }))).data,
  }
}

/** Every date that follows from the first week; null while there is nothing to follow. */
export function scheduleQuery({ tutor, program, slots }: Choices): Query<PlannedSession[]> | null {
  if (tutor === undefined || program === undefined || slots.length === 0) return null
  const body = { tutor_id: tutor, program_id: program, slot_ids: inOrder(slots).map(({ id }) => id) }
  return {
    path: '/reservation/schedule/',
    init: body,
    load: async ({ api }) => (await unwrapData(api.POST('/reservation/schedule/', { body }))).data,
  }
}

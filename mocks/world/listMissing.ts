import type { Teaching } from '#sdk'
import type { TutorRecord } from '#mocks/world/records.ts'
import { getWeeklyHours } from '#mocks/world/hours/slots.ts'
import type { InstituteState } from '#mocks/world/world.ts'

/** Lists what a tutor's profile lacks before learners can book. */
export function listMissing(tutor: TutorRecord, state: InstituteState): Teaching['missing'] {
  const { week, exceptions } = getWeeklyHours(state, tutor)
  return [
    ...(tutor.course_ids.length ? [] : (['courses'] as const)),
    ...(tutor.price ? [] : (['price'] as const)),
    ...(week.length || exceptions.some(({ is_closed }) => !is_closed) ? [] : (['hours'] as const)),
  ]
}

import { useQuery } from '#web/api/query.ts'
import { checkQuery } from './queries.ts'
import { useGroupChoice } from './useGroupChoice.ts'

/** Maximum number of pairs that one call checks */
const PAIRS_MAX = 100

/** Returns which kids may join which of the chosen group classes. */
export function useMatrixChecks() {
  const { kids, courses: chosen, matrix, offers, findCourse, listOffers } = useGroupChoice()
  const gone = offers.data ? chosen.filter((id) => !findCourse(id)) : []
  const courses = chosen.filter((id) => !gone.includes(id))
  const pairs = (kids.data?.data ?? []).flatMap(({ id: user_id }) =>
    courses.flatMap((course_id) =>
      listOffers(course_id).map(({ group_class_id }) => ({ course_id, user_id, group_class_id })),
    ),
  )
  const checks = useQuery(checkQuery(pairs.slice(0, PAIRS_MAX)), {
    keepPreviousData: true,
    revalidateOnMount: true,
  })
  const isRefused = matrix.some((seat) =>
    checks.data?.some(
      ({ group_class_id, user_id, is_allowed: isAllowed }) =>
        group_class_id === seat.group_class_id && user_id === seat.user_id && !isAllowed,
    ),
  )
  return {
    checks,
    courses,
    /** Chosen courses without a group class by now */
    gone,
    /** The choice that is missing for the next step */
    missing: matrix.length === 0 ? 'form.atLeastOne' : isRefused ? 'booking.matrix.refused' : undefined,
  } as const
}

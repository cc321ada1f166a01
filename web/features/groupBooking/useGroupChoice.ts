import { useQuery } from '#web/api/query.ts'
import { kidsQuery, offersQuery } from '#web/domain/booking/queries.ts'
import { useGroupSelection, useInstitute, useKidsSelection } from '#web/state/stores.ts'
import { groupFlow } from './flow.ts'

/** Returns the group selection with the names of its courses and kids. */
export function useGroupChoice() {
  const { institute } = useInstitute()
  const isNewFlow = institute?.is_new_group_class_flow_enabled === true
  const { courses } = useKidsSelection()
  const chosen = useGroupSelection()
  const offers = useQuery(offersQuery)
  const kids = useQuery(kidsQuery)
  // Pairs of a course that was removed are dropped
  const matrix = chosen.matrix.filter(({ course_id }) => courses.includes(course_id))
  return {
    isNewFlow,
    flow: groupFlow(isNewFlow),
    state: { courses, matrix, program: chosen.program, webinar: chosen.webinar },
    chosen,
    courses,
    matrix,
    kids,
    offers,
    findOffer: (id: number) => offers.data?.data.find((offer) => offer.id === id),
    kidOf: (id: number) => kids.data?.data.find((kid) => kid.id === id),
  }
}

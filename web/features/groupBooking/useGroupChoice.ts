import { useQuery } from '#web/api/query.ts'
import { kidsQuery, offersQuery } from '#web/domain/booking/queries.ts'
import { useGroupSelection, useInstitute, useKidsSelection } from '#web/state/stores.ts'
import { groupFlow, selectInterview } from './flow.ts'

/** Returns the group selection with the names of its courses and kids. */
export function useGroupChoice() {
  const { institute } = useInstitute()
  const isNewFlow = institute?.is_new_group_class_flow_enabled === true
  const { courses } = useKidsSelection()
  const chosen = useGroupSelection()
  const offers = useQuery(offersQuery)
  const rows = offers.data?.data ?? []
  const kids = useQuery(kidsQuery)
  const isOffered = (id: number) => !offers.data || rows.some((offer) => offer.group_class_id === id)
  // Pairs of a course that was removed, or of a group class that has ended, are dropped
  const matrix = chosen.matrix.filter(
    ({ course_id, group_class_id }) => courses.includes(course_id) && isOffered(group_class_id),
  )
  const { webinar, isKept } = selectInterview(matrix, chosen.webinar)
  return {
    isNewFlow,
    flow: groupFlow(isNewFlow),
    state: { courses, matrix, program: chosen.program, webinar },
    chosen,
    /** The interview to book with */
    webinar,
    /** Every kid has sat in its group class, so that no interview is chosen */
    isInterviewKept: isKept,
    courses,
    matrix,
    /** The group classes that a kid joins */
    groups: [...new Set(matrix.map(({ group_class_id }) => group_class_id))],
    kids,
    offers,
    findCourse: (id: number) => rows.find((offer) => offer.id === id),
    /** Lists the group classes of a course */
    listOffers: (course: number) => rows.filter(({ id }) => id === course),
    findOffer: (id: number) => rows.find(({ group_class_id }) => group_class_id === id),
    kidOf: (id: number) => kids.data?.data.find((kid) => kid.id === id),
  }
}

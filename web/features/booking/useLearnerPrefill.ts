import type { Course, Kid } from '#sdk'
import { useEffect, useState } from 'react'
import { query, useQuery } from '#web/api/query.ts'
import { chooseLearner } from '#web/state/bookingChoices.ts'
import { useSelection, useStores } from '#web/state/stores.ts'
import { noRevalidation } from './queries.ts'

/** Chooses an only child once for courses that are for children, while the student is the learner; returns the courses. */
export function useLearnerPrefill(kids: readonly Kid[] = []) {
  const { selection } = useStores()
  const { courses, learner, attempt } = useSelection()
  // A payment that was begun is for whom it was begun
  const [isOpen] = useState(() => learner === undefined && attempt === undefined)
  const ids = { 'course-id': courses.map(String), page: 1, page_size: courses.length }
  const isNeeded = courses.length > 0 && kids.length > 0
  const { data } = useQuery(isNeeded ? query('/courses/list/', { query: ids }) : null, noRevalidation)
  const usual = isOpen ? findUsualLearner(data?.data ?? [], kids) : undefined
  useEffect(() => {
    if (usual !== undefined) chooseLearner(selection, usual)
  }, [selection, usual])
  return data?.data
}

/**
 * Finds the learner of a booking whose courses are all for children: the only child of the family, since a family of
 * several chooses.
 * @param courses the chosen ones
 */
export function findUsualLearner(
  courses: readonly Pick<Course, 'type'>[],
  kids: readonly Pick<Kid, 'id'>[],
): number | undefined {
  const [kid, ...others] = kids
  const isForKids = courses.length > 0 && courses.every(({ type }) => type === 'kids')
  return isForKids && others.length === 0 ? kid?.id : undefined
}

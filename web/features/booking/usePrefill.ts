import type { Program, TutorProfile } from '#sdk'
import { useEffect, useRef } from 'react'
import { query, useQuery } from '#web/api/query.ts'
import { chooseCourses, chooseProgram } from '#web/state/bookingChoices.ts'
import { useSelection, useStores } from '#web/state/stores.ts'
import { noRevalidation } from './queries.ts'
import { findUsualCourse, findUsualProgram } from './findUsualCourse.ts'

const earlierQuery = query('/reservations/list/', { query: { page: 1, page_size: 10 } })

/** Chooses the tutor's only or usual course once for each hour that begins a booking, while none is chosen. */
export function useCoursePrefill(tutor: TutorProfile) {
  const { selection } = useStores()
  const { courses, wanted } = useSelection()
  const earlier = useEarlier(wanted !== undefined)
  useOncePer(`${tutor.id} ${wanted ?? ''}`, courses.length === 0 && earlier !== undefined, () => {
    const course = findUsualCourse(tutor, { earlier: earlier ?? [], isQuick: wanted !== undefined })
    if (course !== undefined) chooseCourses(selection, [course])
  })
}

/** Chooses the only or usual program once, while none is chosen. */
export function useProgramPrefill(programs: readonly Program[] | undefined) {
  const { selection } = useStores()
  const { program, wanted } = useSelection()
  const earlier = useEarlier(wanted !== undefined)
  useOncePer('', program === undefined && programs !== undefined && earlier !== undefined, () => {
    const id = findUsualProgram(programs ?? [], { earlier: earlier ?? [], isQuick: wanted !== undefined })
    const usual = programs?.find((candidate) => candidate.id === id)
    if (usual) chooseProgram(selection, usual.id, usual.sessions_per_week)
  })
}

/** The student's bookings, newest first; empty when they could not be fetched or are not needed. */
function useEarlier(isQuick: boolean) {
  const { data, error } = useQuery(isQuick ? earlierQuery : null, noRevalidation)
  return isQuick && !error ? data?.data : []
}

/**
 * Runs an effect at the first render of a key that is ready for it: a choice that the student has undone is not
 * repeated.
 */
function useOncePer(key: string, isReady: boolean, effect: () => void) {
  const done = useRef<string>(undefined)
  useEffect(() => {
    if (!isReady || done.current === key) return
    done.current = key
    effect()
  })
}

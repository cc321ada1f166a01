import type { Program, TutorProfile } from '#sdk'
import { useEffect, useRef } from 'react'
import { query, useQuery } from '#web/api/query.ts'
import { chooseCourse, chooseProgram } from '#web/state/selection.ts'
import { useSelection, useStores } from '#web/state/stores.ts'
import { noRevalidation } from './queries.ts'
import { findUsualCourse, findUsualProgram } from './usual.ts'

const earlierQuery = query('/reservations/list/', { query: { page: 1, page_size: 10 } })

/** Chooses the tutor's only or usual course once, while none is chosen. */
export function useCoursePrefill(tutor: TutorProfile) {
  const { selection } = useStores()
  const { courses, wanted } = useSelection()
  const earlier = useEarlier(wanted !== undefined)
  useOnce(courses.length === 0 && earlier !== undefined, () => {
    const course = findUsualCourse(tutor, { earlier: earlier ?? [], isQuick: wanted !== undefined })
    if (course !== undefined) chooseCourse(selection, course)
  })
}

/** Chooses the only or usual program once, while none is chosen. */
export function useProgramPrefill(programs: readonly Program[] | undefined) {
  const { selection } = useStores()
  const { program, wanted } = useSelection()
  const earlier = useEarlier(wanted !== undefined)
  useOnce(program === undefined && programs !== undefined && earlier !== undefined, () => {
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

/** Runs an effect at the first render that is ready for it: a choice that the student has undone is not repeated. */
function useOnce(isReady: boolean, act: () => void) {
  const isDone = useRef(false)
  useEffect(() => {
    if (!isReady || isDone.current) return
    isDone.current = true
    act()
  })
}

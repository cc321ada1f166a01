import { useQuery } from '#web/api/query.ts'
import { useSelection } from '#web/state/stores.ts'
import { programsQuery, noRevalidation } from './queries.ts'

/** Returns the chosen program, and how many slots of the first week it allows. */
export function useProgram(tutor: number) {
  const { program: id, isTrial, courses } = useSelection()
  const list = useQuery(programsQuery(tutor), noRevalidation)
  const program = list.data?.data.find((candidate) => candidate.id === id)
  return {
    list,
    program,
    slotsMax: isTrial ? 1 : (program?.sessions_per_week ?? 0),
    /** Fewer classes a week than there are chosen courses */
    isTooSmall: program !== undefined && program.sessions_per_week < courses.length,
    isMonthly: program?.payment_type === 'monthly',
  }
}

import type { PlannedSession } from '#sdk'
import { useQuery } from '#web/api/query.ts'
import { useSelection } from '#web/state/stores.ts'
import { noRevalidation, scheduleQuery } from './queries.ts'

/** Returns the dates of the chosen month as the API plans them, and how many of them get a class. */
export function useMonth(isMonthly: boolean) {
  const chosen = useSelection()
  const { data } = useQuery(isMonthly ? scheduleQuery(chosen) : null, {
    keepPreviousData: false,
    ...noRevalidation,
  })
  return { data, count: data && countClasses(data) + chosen.replacements.length }
}

function countClasses(data: readonly PlannedSession[]): number {
  return data.filter(({ is_clash, week }) => !is_clash || week === 1).length
}

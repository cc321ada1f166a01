import { useQuery } from '#web/api/query.ts'
import { useSelection } from '#web/state/stores.ts'
import { noRevalidation, scheduleQuery } from './queries.ts'
import { useIsLearnerGone } from './useIsLearnerGone.ts'

/** Returns the dates of the chosen month as the API plans them, how many of them get a class, and how many do not. */
export function useMonth(isMonthly: boolean) {
  const chosen = useSelection()
  const learner = useIsLearnerGone() ? undefined : chosen.learner
  const { data } = useQuery(isMonthly ? scheduleQuery({ ...chosen, learner }) : null, {
    keepPreviousData: false,
    ...noRevalidation,
  })
  const count =
    data && data.filter(({ is_clash, week }) => !is_clash || week === 1).length + chosen.replacements.length
  return { data, count, open: data && count !== undefined ? data.length - count : 0 }
}

import { useQuery } from '#web/api/query.ts'
import { kidsQuery } from '#web/domain/booking/queries.ts'
import { useSelection } from '#web/state/stores.ts'
import { noRevalidation } from './queries.ts'

/** Whether the chosen child is no longer in the account: it was removed in another window. */
export function useIsLearnerGone(): boolean {
  const { learner } = useSelection()
  const { data } = useQuery(kidsQuery, noRevalidation)
  return Boolean(learner) && data !== undefined && data.data.every(({ id }) => id !== learner)
}

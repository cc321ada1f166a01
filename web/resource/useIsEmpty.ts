import { useQuery } from '#web/api/query.ts'
import { isNarrowed, type ListState } from './listState.ts'
import type { Identified, Resource } from './resource.ts'

/**
 * Returns whether a list has no record at all: where the search and the filters match none, such as those that a list
 * begins with, it is asked once more without them.
 * @param total of the shown list; undefined while loading
 */
export function useIsEmpty<Row extends Identified>(
  resource: Resource<Row>,
  state: ListState,
  total: number | undefined,
): boolean {
  const isUnmatched = total === 0 && isNarrowed(state)
  const { data } = useQuery(isUnmatched ? resource.read({ page: 1, page_size: 1 }) : null)
  return isUnmatched ? data?.total === 0 : total === 0
}

import { useState } from 'react'
import { useQuery } from '#web/api/query.ts'
import { PAGE_SIZES } from './listState.ts'
import type { Identified, Resource } from './resource.ts'

const [, , SIZE_MAX] = PAGE_SIZES

/**
 * Finds the record that the URL names: among the shown rows, or else by a call of its own, wherever it stands in the
 * list.
 * @param key key of the record; undefined when none is open
 * @param rows the shown page; undefined while loading
 * @param isLeaving whether an action is moving it to another list, where it is not searched
 * @returns the row, whether the search for it has ended, and its path in another list that holds it
 */
export function useOpenRow<Row extends Identified>(
  resource: Resource<Row>,
  key: string | undefined,
  rows: readonly Row[] | undefined,
  isLeaving: boolean,
): { row: Row | undefined; isKnown: boolean; otherPath: string | undefined } {
  const isNamed = (row: Row) => resource.getKey(row) === key
  const shown = rows?.find(isNamed)
  // A key begins with the id; a learner's may follow
  const id = Number.parseInt(key ?? '', 10)
  const isElsewhere = rows !== undefined && !shown && id > 0
  const found = useQuery(isElsewhere ? resource.read({ id, page: 1, page_size: SIZE_MAX }) : null)
  const known = shown ?? (isElsewhere ? found.data?.data.find(isNamed) : undefined)
  const [last, setLast] = useState(known)
  if (known && known !== last) setLast(known)
  // A record that leaves a filtered list stays open while it is searched, with what was typed into its form
  const isSought = isElsewhere && !isLeaving && found.data === undefined && !found.error
  const row = known ?? (isSought && last && isNamed(last) ? last : undefined)
  const isSearched = rows !== undefined && (!isElsewhere || found.data !== undefined)
  const isMoved = isSearched && isElsewhere && !row && !isLeaving && resource.buildRecordPath !== undefined
  const moved = useQuery(isMoved ? resource.readAll({ id, page: 1, page_size: SIZE_MAX }) : null)
  const other = isMoved ? moved.data?.data.find(isNamed) : undefined
  return {
    row,
    isKnown: isSearched && (!isMoved || moved.data !== undefined),
    otherPath: other && resource.buildRecordPath?.(other, resource.getKey(other)),
  }
}

import { useState } from 'react'
import { useQuery } from '#web/api/query.ts'
import { type ListState, toParams, PAGE_SIZES, writeState } from './listState.ts'
import type { Identified, Resource } from './resource.ts'

const [, , SIZE_MAX] = PAGE_SIZES

/**
 * Keeps the last saved record at the top of the list while the list's state does not change, if its own position is
 * on another page.
 * @param rows the shown page; undefined while loading
 */
export function useLastSaved<Row extends Identified>(
  resource: Resource<Row>,
  state: ListState,
  rows: readonly Row[] | undefined,
) {
  const [last, setLast] = useState<{ id: number; name: string; listKey: string }>()
  const listKey = getListKey(state)
  const saved = last?.listKey === listKey ? last : undefined
  const isElsewhere = saved && rows && !rows.some(({ id }) => id === saved.id)
  const search: ListState = {
    q: saved?.name ?? '',
    sort: '',
    page: 1,
    size: SIZE_MAX,
    filters: {},
    id: undefined,
  }
  const found = useQuery(isElsewhere ? resource.read(toParams(search, resource.pageSize)) : null)
  const row = isElsewhere ? found.data?.data.find(({ id }) => id === saved.id) : undefined
  return {
    rows: row && rows ? [row, ...rows] : rows,
    highlighted: saved?.id,
    /**
     * Called after the list was revalidated.
     * @param name search text that finds the record
     */
    show: (id: number, name: string) => setLast({ id, name, listKey }),
  }
}

/** Identifies a list's state, without the open record. */
function getListKey(state: ListState): string {
  return writeState({ ...state, id: undefined }).toString()
}

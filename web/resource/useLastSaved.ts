import { useState } from 'react'
import { useQuery } from '#web/api/query.ts'
import { type ListState, toParams, PAGE_SIZES, writeState } from './listState.ts'
import type { Identified, Resource } from './resource.ts'

const [, , SIZE_MAX] = PAGE_SIZES

/**
 * The record that was saved last, for as long as the list stays as it is: it is shown above the others where its own
 * place is on another page.
 * @param rows the page that is shown; undefined while it is read
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
  const found = useQuery(isElsewhere ? resource.read(toParams(search)) : null)
  const row = isElsewhere ? found.data?.data.find(({ id }) => id === saved.id) : undefined
  return {
    rows: row && rows ? [row, ...rows] : rows,
    highlighted: saved?.id,
    /** Told once the list has been read anew. @param name by which it is found */
    show: (id: number, name: string) => setLast({ id, name, listKey }),
  }
}

/** Everything but which record is open. */
function getListKey(state: ListState): string {
  return writeState({ ...state, id: undefined }).toString()
}

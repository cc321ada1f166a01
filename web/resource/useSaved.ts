import { useState } from 'react'
import { useQuery } from '#web/api/query.ts'
import { type ListState, paramsOf, SIZES, writeState } from './listState.ts'
import type { Identified, Resource } from './resource.ts'

const [, , MOST] = SIZES

/**
 * The record that was saved last, for as long as the list stays as it is: it is shown above the others where its own
 * place is on another page.
 * @param rows the page that is shown; undefined while it is read
 */
export function useSaved<Row extends Identified>(
  resource: Resource<Row>,
  state: ListState,
  rows: readonly Row[] | undefined,
) {
  const [last, setLast] = useState<{ id: number; name: string; place: string }>()
  const place = placeOf(state)
  const saved = last?.place === place ? last : undefined
  const isElsewhere = saved && rows && !rows.some(({ id }) => id === saved.id)
  const search: ListState = {
    q: saved?.name ?? '',
    sort: '',
    page: 1,
    size: MOST,
    filters: {},
    id: undefined,
  }
  const found = useQuery(isElsewhere ? resource.read(paramsOf(search)) : null)
  const row = isElsewhere ? found.data?.data.find(({ id }) => id === saved.id) : undefined
  return {
    rows: row && rows ? [row, ...rows] : rows,
    highlighted: saved?.id,
    /** Told once the list has been read anew. @param name by which it is found */
    show: (id: number, name: string) => setLast({ id, name, place }),
  }
}

/** Everything but which record is open. */
function placeOf(state: ListState): string {
  return writeState({ ...state, id: undefined }).toString()
}

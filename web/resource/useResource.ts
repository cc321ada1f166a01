import { useCallback, useMemo, useState } from 'react'
import { useQuery } from '#web/api/query.ts'
import { useRevalidateRecords } from '#web/api/menuCounts.ts'
import { usePastEnd } from '#web/ui/usePastEnd.ts'
import { useSearchSteps } from '#web/ui/useSearchSteps.ts'
import { type ListState, toParams, readState, writeState } from './listState.ts'
import type { Identified, Resource } from './resource.ts'

/**
 * Returns a managed list as data: the state in the URL, the rows, and the selection. Use it for a screen that
 * `ResourcePage` does not fit.
 */
export function useResource<Row extends Identified>(resource: Resource<Row>) {
  const [search, step] = useSearchSteps()
  const { filters, columns } = resource
  const read = useCallback(
    (asked: URLSearchParams) =>
      readState(
        asked,
        filters,
        columns.map(({ sort }) => sort),
      ),
    [filters, columns],
  )
  const state = useMemo(() => read(search), [read, search])
  const response = useQuery(resource.read(toParams(state, resource.pageSize)), { keepPreviousData: true })
  const selection = useSelection<Row>()
  const refresh = useRevalidateRecords(resource.path)
  const size = state.size ?? resource.pageSize
  const pages = response.data ? Math.max(1, Math.ceil(response.data.total / size)) : 10

  /** Typing replaces the history entry, a choice adds one; both start at page 1 */
  const change = (next: Partial<ListState>, isTyping = false) => {
    const isOpening = 'id' in next || 'page' in next
    step((known) => keepTab(known, { ...read(known), ...(isOpening ? {} : { page: 1 }), ...next }), {
      replace: isTyping,
      preventScrollReset: !('page' in next),
    })
  }

  usePastEnd(response, state.page, () =>
    step((known) => keepTab(known, { ...read(known), page: 1 }), { replace: true }),
  )

  return {
    state,
    change,
    response,
    rows: response.data?.data,
    paging: { page: state.page, size, ownSize: resource.pageSize, pages },
    selection,
    refresh,
  }
}

/** Formats a list's state and keeps the tab of the page that the list stands on. */
function keepTab(known: URLSearchParams, state: ListState): URLSearchParams {
  const next = writeState(state)
  const tab = known.get('tab')
  if (tab) next.set('tab', tab)
  return next
}

/** Keeps the selected records by id, also across pages. */
function useSelection<Row extends Identified>() {
  const [chosen, setChosen] = useState<ReadonlyMap<number, Row>>(new Map())
  const toggle = useCallback((rows: readonly Row[], isChosen: boolean) => {
    setChosen((before) => {
      const after = new Map(before)
      for (const row of rows)
        if (isChosen) after.set(row.id, row)
        else after.delete(row.id)
      return after
    })
  }, [])
  const clear = useCallback(() => setChosen(new Map()), [])
  return { chosen, toggle, clear }
}

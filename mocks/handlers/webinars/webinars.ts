import type { Handler } from '#mocks/handlers/responses.ts'
import { respondPage } from '#mocks/handlers/paging.ts'
import { parseList } from '#mocks/handlers/callValues.ts'
import { computeWebinarState, toWebinar } from '#mocks/handlers/views.ts'

/** Lists running and coming webinars, the next first, then past ones, the latest first; a cancelled one only by its id. */
export const listWebinars: Handler<'listWebinars'> = (call) => {
  const states = parseList(call, 'state')
  const isForKids = call.query.get('for_kids') === 'true'
  // A link to a cancelled one opens it, and its state says so
  const isOne = call.query.has('id')
  const found = call.state.webinars
    .list()
    .filter(
      (row) =>
        (!row.isCancelled || isOne) &&
        row.interviewFor === undefined &&
        !(isForKids && row.isForParents) &&
        (!states || states.has(computeWebinarState(row, call))),
    )
    .toSorted((a, b) => a.start - b.start || a.id - b.id)
  const isOver = (end: number) => end <= call.world.clock()
  const rows = [
    ...found.filter(({ end }) => !isOver(end)),
    ...found.filter(({ end }) => isOver(end)).toReversed(),
  ]
  return respondPage(call, rows, (row) => toWebinar(row, call), { getSearchText: (row) => row.searchText })
}

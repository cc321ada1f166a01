import type { Handler } from '#mocks/handlers/answer.ts'
import { pageOf } from '#mocks/handlers/paging.ts'
import { listIn, searchIn } from '#mocks/handlers/request.ts'
import { webinarState, webinarView } from '#mocks/handlers/views.ts'
import { createSearch } from '#mocks/world/search.ts'

/** What runs and what comes, the next first; then what is over, the latest first. */
export const listWebinars: Handler<'listWebinars'> = (call) => {
  const states = listIn(call, 'state')
  const search = createSearch(searchIn(call))
  const found = call.state.webinars
    .list()
    .filter((row) => !states || states.has(webinarState(row, call)))
    .filter((row) => !search || search(row.words))
    .toSorted((a, b) => a.start - b.start || a.id - b.id)
  const isOver = (end: number) => end <= call.world.clock()
  const rows = [
    ...found.filter(({ end }) => !isOver(end)),
    ...found.filter(({ end }) => isOver(end)).toReversed(),
  ]
  return { status: 200, body: pageOf(call, rows, (row) => webinarView(row, call)) }
}

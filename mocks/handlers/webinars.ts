import type { Handler } from '#mocks/handlers/answer.ts'
import { page } from '#mocks/handlers/paging.ts'
import { listIn } from '#mocks/handlers/request.ts'
import { webinarState, webinarView } from '#mocks/handlers/views.ts'

/** What runs and what comes, the next first; then what is over, the latest first. */
export const listWebinars: Handler<'listWebinars'> = (call) => {
  const states = listIn(call, 'state')
  const found = call.state.webinars
    .list()
    .filter((row) => !row.isCancelled && (!states || states.has(webinarState(row, call))))
    .toSorted((a, b) => a.start - b.start || a.id - b.id)
  const isOver = (end: number) => end <= call.world.clock()
  const rows = [
    ...found.filter(({ end }) => !isOver(end)),
    ...found.filter(({ end }) => isOver(end)).toReversed(),
  ]
  return page(call, rows, (row) => webinarView(row, call), { words: (row) => row.words })
}

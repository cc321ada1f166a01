import type { Handler } from '#mocks/handlers/answer.ts'
import type { Call } from '#mocks/handlers/call.ts'
import { page } from '#mocks/handlers/paging.ts'
import { learnersAsked } from '#mocks/handlers/people.ts'
import { requireAccount } from '#mocks/handlers/request.ts'
import { classView } from '#mocks/handlers/views.ts'
import { HOUR } from '#mocks/world/clock.ts'

export const listBookedClasses: Handler<'listBookedClasses'> = (call) => {
  const own = learnersAsked(call)
  const rows = coming(call).filter(({ students }) => students.some((student) => own.has(student)))
  return page(call, rows, (row) => classView(row, call))
}

export const listCurrentClasses: Handler<'listCurrentClasses'> = (call) => {
  const { id } = requireAccount(call)
  const rows = coming(call).filter(({ tutor }) => tutor === id)
  return page(call, rows, (row) => classView(row, call))
}

/** A class that has begun stays until it ends. */
function coming(call: Call) {
  const now = call.world.clock()
  return call.state.classes
    .list()
    .filter(({ start, outcome }) => start + HOUR > now && !outcome)
    .toSorted((a, b) => a.start - b.start || a.id - b.id)
}

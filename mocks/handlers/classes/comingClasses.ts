import type { Handler } from '#mocks/handlers/responses.ts'
import type { Call } from '#mocks/handlers/call.ts'
import { respondPage } from '#mocks/handlers/paging.ts'
import { parseLearners } from '#mocks/handlers/caller.ts'
import { requireAccount } from '#mocks/handlers/callValues.ts'
import { toBookedClass } from '#mocks/handlers/views.ts'
import { computeEnd } from '#mocks/world/hours/classTime.ts'
import { computeOutcome } from '#mocks/world/booking/outcome.ts'

export const listBookedClasses: Handler<'listBookedClasses'> = (call) => {
  const own = parseLearners(call)
  const rows = listComingClasses(call).filter(({ students }) => students.some((student) => own.has(student)))
  return respondPage(call, rows, (row) => toBookedClass(row, call))
}

export const listCurrentClasses: Handler<'listCurrentClasses'> = (call) => {
  const { id } = requireAccount(call)
  const rows = listComingClasses(call).filter(({ tutor }) => tutor === id)
  return respondPage(call, rows, (row) => toBookedClass(row, call))
}

/** Lists classes that have not ended, or with `to_reschedule` those without a time; the next first. */
function listComingClasses(call: Call) {
  const now = call.world.clock()
  const isOwed = call.query.get('to_reschedule') === 'true'
  return call.state.classes
    .list()
    .filter((row) =>
      isOwed ? row.isOwed === true : computeOutcome(row, now) === null && computeEnd(row) > now,
    )
    .toSorted((a, b) => a.start - b.start || a.id - b.id)
}

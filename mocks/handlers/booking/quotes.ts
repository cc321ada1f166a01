import { throwNotFound, respondData, type Handler } from '#mocks/handlers/responses.ts'
import { parseStarts, requireBookableTutor } from '#mocks/handlers/booking/holds.ts'
import { listMonthHours } from '#mocks/handlers/booking/month.ts'
import { respondPage } from '#mocks/handlers/paging.ts'
import { parseLearner } from '#mocks/handlers/caller.ts'
import { requireProgram, toProgram, programs, computeQuote, toQuote } from '#mocks/handlers/booking/prices.ts'

export const listPrograms: Handler<'listPrograms'> = (call) => {
  const tutor = call.state.tutors.get(Number(call.query.get('tutor_id')))
  if (tutor?.status !== 'approved') return throwNotFound(call)
  return respondPage(call, programs, (program) => toProgram(program, tutor, call))
}

export const createQuote: Handler<'createQuote'> = (call, body) => {
  const tutor = requireBookableTutor(call, body.tutor_id)
  const program = requireProgram(call, body.program_id)
  const starts = parseStarts(call, tutor, body.slot_ids ?? [])
  const { weeks } = program
  const learner = parseLearner(call, body.kid_id)
  const hours = listMonthHours(call, { tutor, weeks, learner, starts, replacements: body.replacements })
  return respondData(
    toQuote(computeQuote(call, { tutor, program, hours: hours.length, promo: body.promo_code }), call),
  )
}

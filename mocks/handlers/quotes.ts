import { throwNotFound, respondData, type Handler } from '#mocks/handlers/responses.ts'
import { requireBookableTutor } from '#mocks/handlers/holds.ts'
import { respondPage } from '#mocks/handlers/paging.ts'
import { requireProgram, toProgram, programs, computeQuote, toQuote } from '#mocks/handlers/prices.ts'

export const listPrograms: Handler<'listPrograms'> = (call) => {
  const tutor = call.state.tutors.get(Number(call.query.get('tutor_id')))
  if (tutor?.status !== 'approved') return throwNotFound(call)
  return respondPage(call, programs, (program) => toProgram(program, tutor, call))
}

export const createQuote: Handler<'createQuote'> = (call, body) => {
  const tutor = requireBookableTutor(call, body.tutor_id)
  const program = requireProgram(call, body.program_id)
  const slots = body.slot_ids?.length ?? 0
  return respondData(toQuote(computeQuote(call, { tutor, program, slots, promo: body.promo_code }), call))
}

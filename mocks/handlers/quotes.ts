import { missing, ok, type Handler } from '#mocks/handlers/answer.ts'
import { bookable } from '#mocks/handlers/holds.ts'
import { page } from '#mocks/handlers/paging.ts'
import { requireProgram, programView, programs, quoteFor, quoteView } from '#mocks/handlers/prices.ts'

export const listPrograms: Handler<'listPrograms'> = (call) => {
  const tutor = call.state.tutors.get(Number(call.query.get('tutor_id')))
  if (tutor?.status !== 'approved') return missing(call)
  return page(call, programs, (program) => programView(program, tutor, call))
}

export const createQuote: Handler<'createQuote'> = (call, body) => {
  const tutor = bookable(call, body.tutor_id)
  const program = requireProgram(call, body.program_id)
  const slots = body.slot_ids?.length ?? 0
  return ok(quoteView(quoteFor(call, { tutor, program, slots, promo: body.promo_code }), call))
}

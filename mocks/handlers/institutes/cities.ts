import type { MessageKey } from '#mocks/data/texts.ts'
import { buildSuccess, buildFieldFailure, buildFailure, type Handler } from '#mocks/handlers/responses.ts'
import { parseFields, parseId, readText } from '#mocks/handlers/callValues.ts'
import { toNamed } from '#mocks/handlers/views.ts'

export const listCities: Handler<'listCities'> = (call) => ({
  status: 200,
  body: call.state.cities.list().map((city) => toNamed(city, call)),
})

export const insertCity: Handler<'insertCity'> = (call) => {
  const fields = parseFields(call)
  const name = readText(fields, 'name')
  const problems = fields.Id === 0 ? findNameProblems(name) : { Id: 'notAChoice' as const }
  if (problems) return { status: 200, body: buildFieldFailure(problems, call.language) }
  call.state.cities.insert((id) => ({ id, name: { en: name, ar: name } }))
  return { status: 200, body: buildSuccess('saved', call.language) }
}

export const updateCity: Handler<'updateCity'> = (call) => {
  const name = readText(parseFields(call), 'name')
  const city = call.state.cities.get(parseId(call))
  const problems = findNameProblems(name)
  if (!city) return { status: 404, body: buildFailure('notFound', call.language) }
  if (problems) return { status: 200, body: buildFieldFailure(problems, call.language) }
  call.state.cities.update({ id: city.id, name: { en: name, ar: name } })
  return { status: 200, body: buildSuccess('saved', call.language) }
}

export const deleteCity: Handler<'deleteCity'> = (call) => {
  if (!call.state.cities.remove(parseId(call)))
    return { status: 404, body: buildFailure('notFound', call.language) }
  return { status: 200, body: buildSuccess('deleted', call.language) }
}

function findNameProblems(name: string): { name: MessageKey } | undefined {
  if (!name) return { name: 'required' }
  return name.length > 200 ? { name: 'tooLong' } : undefined
}

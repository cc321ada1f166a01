import type { MessageKey } from '#mocks/data/texts.ts'
import { done, invalid, refused, type Handler } from '#mocks/handlers/answer.ts'
import { parseFields, parseId, textIn } from '#mocks/handlers/request.ts'
import { named } from '#mocks/handlers/views.ts'

export const listCities: Handler<'listCities'> = (call) => ({
  status: 200,
  body: call.state.cities.list().map((city) => named(city, call)),
})

export const insertCity: Handler<'insertCity'> = (call) => {
  const fields = parseFields(call)
  const name = textIn(fields, 'name')
  const problems = fields.Id === 0 ? nameProblems(name) : { Id: 'notAChoice' as const }
  if (problems) return { status: 200, body: invalid(problems, call.language) }
  call.state.cities.insert((id) => ({ id, name: { en: name, ar: name } }))
  return { status: 200, body: done('saved', call.language) }
}

export const updateCity: Handler<'updateCity'> = (call) => {
  const name = textIn(parseFields(call), 'name')
  const city = call.state.cities.get(parseId(call))
  const problems = nameProblems(name)
  if (!city) return { status: 404, body: refused('notFound', call.language) }
  if (problems) return { status: 200, body: invalid(problems, call.language) }
  call.state.cities.update({ id: city.id, name: { en: name, ar: name } })
  return { status: 200, body: done('saved', call.language) }
}

export const deleteCity: Handler<'deleteCity'> = (call) => {
  if (!call.state.cities.remove(parseId(call)))
    return { status: 404, body: refused('notFound', call.language) }
  return { status: 200, body: done('deleted', call.language) }
}

function nameProblems(name: string): { name: MessageKey } | undefined {
  if (!name) return { name: 'required' }
  return name.length > 200 ? { name: 'tooLong' } : undefined
}

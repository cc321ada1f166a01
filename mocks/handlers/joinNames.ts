import { languages } from '#sdk/language.ts'
import type { Call } from '#mocks/handlers/call.ts'
import { findPerson } from '#mocks/handlers/views.ts'
import { normalize } from '#mocks/world/search.ts'

/** Joins the names of people in both languages, as search looks in them. */
export function joinNames(ids: readonly number[], call: Call): string {
  const people = ids.flatMap((id) => languages.map((language) => findPerson(id, { ...call, language })))
  return normalize(people.map(({ name, guardian }) => `${name} ${guardian ?? ''}`).join('\n'))
}

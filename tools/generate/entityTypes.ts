import { apiNames, banner, type Documents } from './documents.ts'

/** Names that browsers give to types of their own. */
const renamed: Readonly<Record<string, string>> = {
  Event: 'TutorEvent',
  File: 'StoredFile',
  Notification: 'ServerNotification',
  Option: 'QuestionOption',
}

/** Formats `entities.ts`: a type for each schema of the API. */
export function formatEntityTypes(documents: Documents): string {
  const schemas = new Set(apiNames.flatMap((name) => Object.keys(documents[name].components?.schemas ?? {})))
  const lines = [...schemas]
    .toSorted()
    .map((name) => `export type ${renamed[name] ?? name} = Schemas['${name}']\n`)
  return `${banner}import type { components as Assumed } from './assumed.d.ts'
import type { components as Documented } from './documented.d.ts'

type Schemas = Documented['schemas'] & Assumed['schemas']

${lines.join('')}`
}

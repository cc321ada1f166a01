import { operations } from '#sdk/operations.ts'
import { requests, type Rule } from '#sdk/requests.ts'
import { roles } from '#mocks/handlers/roles.ts'
import type { Sample, Samples } from './sample.ts'

/** The demo account of each category. */
export const personByCategory = {
  student: 'student',
  kids: 'kid',
  tutor: 'tutor',
  operator: 'operator',
  institute_admin: 'admin',
} as const

/**
 * Makes a call of each operation from the documents: the least that its schema takes, on the first record, or on the
 * second one for a deletion. Operations that need more have samples of their own.
 */
export function sampleOperations(): Samples {
  return Object.fromEntries(
    operations.map(({ id, method, template }) => [id, toSample(id, method, template)]),
  )
}

function toSample(id: string, method: string, template: string): Sample {
  const [role] = roles.get(id) ?? []
  const body = requests[id]?.body
  return {
    path: template.replaceAll(/\{\w+\}/g, method === 'DELETE' ? '2' : '1'),
    ...(role && { as: personByCategory[role] }),
    ...(body && { body: toValue(body) }),
  }
}

/** Builds the least value that a schema takes. */
function toValue(schema: Rule): unknown {
  const [choice] = schema.enum ?? []
  if (choice !== undefined) return choice
  if (schema.type === 'object' || schema.properties) {
    const names = schema.required ?? []
    return Object.fromEntries(names.map((name) => [name, toValue(schema.properties?.[name] ?? {})]))
  }
  if (schema.type === 'array') return []
  if (schema.type === 'integer' || schema.type === 'number') return schema.minimum ?? 1
  if (schema.type === 'boolean') return false
  if (schema.format === 'date') return '2027-05-04'
  if (schema.format === 'date-time') return '2027-05-04T10:00:00Z'
  if (schema.format === 'email') return 'sample@example.test'
  return 'Sample text'.padEnd(schema.minLength ?? 0, '.').slice(0, schema.maxLength)
}

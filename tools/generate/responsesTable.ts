import { listOperations, resolve, type ListedOperation, type OpenApiDocument } from '../../openapi/model.ts'
import { apiNames, banner, formatTable, type Documents } from './documents.ts'

/**
 * Formats `responses.ts`: the schemas of the JSON responses. References stay, because entities share and repeat others.
 */
export function formatResponses(documents: Documents): string {
  const all = apiNames.map((name) => documents[name])
  const schemas = Object.assign({}, ...all.map(({ components }) => components?.schemas))
  const rows = all.flatMap((document) =>
    listOperations(document).map((operation) => describeResponses(operation, document)),
  )
  return [
    `${banner}import type { ResponseSchema } from '../responses.ts'\n`,
    formatTable(
      'schemas',
      'ResponseSchema',
      Object.entries(schemas).map(([name, schema]) => [name, strip(schema)]),
    ),
    formatTable('responses', 'Readonly<Record<string, ResponseSchema>>', rows),
  ].join('')
}

function describeResponses(operation: ListedOperation, document: OpenApiDocument): [string, object] {
  const statuses = Object.entries(operation.responses ?? {}).flatMap(([status, response]) => {
    const schema = resolve(response, document)?.content?.['application/json']?.schema
    return schema ? [[status, strip(schema)]] : []
  })
  return [operation.operationId ?? '', Object.fromEntries(statuses)]
}

/** Returns a schema with the names of its references, and without descriptions, examples and our own members. */
function strip(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(strip)
  if (typeof node !== 'object' || node === null) return node
  const kept = Object.entries(node).filter(([key, value]) => !isRemark(key, value))
  return Object.fromEntries(
    kept.map(([key, value]) => [key, key === '$ref' ? String(value).split('/').at(-1) : strip(value)]),
  )
}

/** Whether a member is a remark. A property may have its name, such as `description`; then it is no text or list. */
function isRemark(key: string, value: unknown): boolean {
  return (
    key.startsWith('x-') ||
    (key === 'description' && typeof value === 'string') ||
    (key === 'examples' && Array.isArray(value))
  )
}

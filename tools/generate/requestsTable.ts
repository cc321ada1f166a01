import {
  listOperations,
  resolve,
  type ListedOperation,
  type OpenApiDocument,
  type SchemaObject,
} from '../../openapi/model.ts'
import { banner, formatTable, type Documents } from './documents.ts'

/** Formats `requests.ts`: what each operation of the API takes. */
export function formatRequests({ documented, assumed }: Documents): string {
  const [confirmed, others] = [true, false].map((wanted) =>
    listOperations(documented)
      .filter((operation) => isConfirmed(operation) === wanted)
      .map((operation) => describeRequest(operation, documented)),
  )
  const designed = listOperations(assumed).map((operation) => describeRequest(operation, assumed))
  return [
    `${banner}import type { RequestRules } from '../requests.ts'\n`,
    formatTable('requests', 'RequestRules', [...designed, ...(confirmed ?? [])]),
    formatTable('documentedRequests', 'RequestRules', others ?? []),
  ].join('')
}

/** Whether a recording has shown a call that was assumed: the mocks still check such calls. */
function isConfirmed(operation: ListedOperation): boolean {
  return Boolean(operation['x-provenance']?.confirmed_by)
}

function describeRequest(operation: ListedOperation, document: OpenApiDocument): [string, object] {
  const content = resolve(operation.requestBody, document)?.content ?? {}
  const parameters = (operation.parameters ?? []).map((entry) => resolve(entry, document) ?? {})
  const query = parameters.filter((entry) => entry.in === 'query')
  return [
    operation.operationId ?? '',
    {
      query: query.map(({ name, required = false, schema }) => ({
        name,
        required,
        schema: inline(schema, document),
      })),
      ...listFields(operation, document),
      ...(content['application/json'] && { body: inline(content['application/json'].schema, document) }),
      ...(content['multipart/form-data'] && { isUpload: true }),
      ...(parameters.some((entry) => entry.name === 'Idempotency-Key') && { isOnce: true }),
    },
  ]
}

/** Lists the fields of a page's row that are single values; a list may be ordered by them. */
function listFields(operation: ListedOperation, document: OpenApiDocument): { fields?: string[] } {
  const schema = resolve(operation.responses?.['200'], document)?.content?.['application/json']?.schema
  const row = schema?.allOf?.map((part) => part.properties?.data?.items).find(Boolean)
  if (!row) return {}
  const properties = Object.entries(collectProperties(row, document))
  return { fields: properties.filter(([, value]) => isPlain(value, document)).map(([name]) => name) }
}

function isPlain(node: SchemaObject, document: OpenApiDocument): boolean {
  const { type, oneOf } = resolve(node, document) ?? {}
  if (oneOf) return oneOf.every((part) => isPlain(part, document))
  return type !== undefined && ![type].flat().some((one) => one === 'object' || one === 'array')
}

function collectProperties(
  node: SchemaObject,
  document: OpenApiDocument,
): Readonly<Record<string, SchemaObject>> {
  const { properties, allOf = [] } = resolve(node, document) ?? {}
  return Object.assign({}, ...allOf.map((part) => collectProperties(part, document)), properties)
}

/** Returns a schema without references, descriptions, examples and provenance. */
function inline(node: SchemaObject | undefined, document: OpenApiDocument): object {
  const {
    description: _description,
    examples: _examples,
    'x-provenance': _provenance,
    ...schema
  } = resolve(node, document) ?? {}
  return {
    ...schema,
    ...(schema.items && { items: inline(schema.items, document) }),
    ...(schema.properties && {
      properties: Object.fromEntries(
        Object.entries(schema.properties).map(([name, property]) => [name, inline(property, document)]),
      ),
    }),
  }
}

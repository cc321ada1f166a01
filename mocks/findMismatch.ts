import { isRecord } from '#sdk/isRecord.ts'
import { findBrokenLimit } from '#mocks/findBrokenLimit.ts'
import { responses, schemas, type ResponseSchema } from '#sdk/responses.ts'

/**
 * Finds the first departure of a JSON body from what the OpenAPI documents declare.
 * @returns a text with the JSON pointer, or undefined when the body fits or the status has no JSON
 */
export function findMismatch(operation: string, status: number, body: unknown): string | undefined {
  const declared = responses[operation] ?? {}
  const schema = declared[status] ?? declared.default
  // A server error may have no body
  if (!schema || (body === undefined && status >= 500)) return undefined
  return compare(body, schema, '')
}

function compare(value: unknown, schema: ResponseSchema, pointer: string): string | undefined {
  if (schema.$ref !== undefined) {
    const target = schemas[schema.$ref]
    return target && compare(value, target, pointer)
  }
  const where = pointer || 'the body'
  const types = typeof schema.type === 'string' ? [schema.type] : schema.type
  if (types && !types.some((type) => isOfType(type, value)))
    return `${where} is ${describe(value)}, not ${types.join(' or ')}`
  if (schema.const !== undefined && value !== schema.const)
    return `${where} is ${describe(value)}, not ${JSON.stringify(schema.const)}`
  if (schema.enum && !schema.enum.includes(value))
    return `${where} is ${describe(value)}, not one of ${JSON.stringify(schema.enum)}`
  const limit = findBrokenLimit(value, schema)
  if (limit) return `${where} is ${describe(value)}, ${limit}`
  return (
    findFirst(schema.allOf ?? [], (part) => compare(value, part, pointer)) ??
    compareVariants(value, schema.oneOf ?? schema.anyOf ?? [], pointer) ??
    compareMembers(value, schema, pointer)
  )
}

/** Returns the mismatch of the variant that fits furthest into the value. */
function compareVariants(
  value: unknown,
  variants: readonly ResponseSchema[],
  pointer: string,
): string | undefined {
  const found = variants.map((variant) => compare(value, variant, pointer))
  if (found.includes(undefined)) return undefined
  return found.toSorted((one, other) => measureDepth(other) - measureDepth(one))[0]
}

/** Counts the segments of the pointer that a mismatch begins with. */
function measureDepth(mismatch = ''): number {
  return (mismatch.split(' ')[0] ?? '').split('/').length
}

function compareMembers(value: unknown, schema: ResponseSchema, pointer: string): string | undefined {
  if (Array.isArray(value)) {
    const { items } = schema
    return (
      items &&
      findFirst([...value.entries()], ([index, entry]) => compare(entry, items, `${pointer}/${index}`))
    )
  }
  if (!isRecord(value)) return undefined
  const missing = schema.required?.find((name) => value[name] === undefined)
  if (missing !== undefined) return `${pointer}/${missing} is missing`
  return findFirst(Object.entries(schema.properties ?? {}), ([name, property]) =>
    value[name] === undefined ? undefined : compare(value[name], property, `${pointer}/${name}`),
  )
}

function findFirst<Entry>(
  entries: readonly Entry[],
  find: (entry: Entry) => string | undefined,
): string | undefined {
  for (const entry of entries) {
    const found = find(entry)
    if (found !== undefined) return found
  }
  return undefined
}

function isOfType(type: string, value: unknown): boolean {
  if (type === 'null') return value === null
  if (type === 'array') return Array.isArray(value)
  if (type === 'object') return isRecord(value)
  if (type === 'integer') return Number.isSafeInteger(value)
  return typeof value === type
}

function describe(value: unknown): string {
  if (value === undefined) return 'missing'
  const text = JSON.stringify(value) ?? typeof value
  return text.length > 60 ? `${text.slice(0, 60)}...` : text
}

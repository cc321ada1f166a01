import type { ResponseSchema } from '#sdk/responses.ts'

/** The formats of the OpenAPI documents. */
export const formats: Readonly<Record<string, RegExp>> = {
  date: /^\d{4}-\d\d-\d\d$/,
  'date-time': /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/,
  email: /^[^\s@]+@[^\s@]+$/,
  uri: /^[a-z][a-z\d+.-]*:\S+$/i,
  'uri-reference': /^\S+$/,
}

/**
 * Finds the first limit of a schema that a number, a text or a list breaks.
 * @returns words after the value, such as `more than 5`
 */
export function findBrokenLimit(value: unknown, schema: ResponseSchema): string | undefined {
  if (typeof value === 'number') return compareSize(value, schema.minimum, schema.maximum, '')
  if (Array.isArray(value)) return compareSize(value.length, schema.minItems, schema.maxItems, ' entries')
  if (typeof value !== 'string') return undefined
  // JSON Schema counts characters, not UTF-16 units
  const length = compareSize([...value].length, schema.minLength, schema.maxLength, ' characters')
  if (length) return length
  const { pattern, format } = schema
  if (typeof pattern === 'string' && !new RegExp(pattern, 'u').test(value))
    return `not of the form ${pattern}`
  const isForeign = typeof format === 'string' && formats[format]?.test(value) === false
  return isForeign ? `no ${format}` : undefined
}

function compareSize(size: number, min: unknown, max: unknown, unit: string): string | undefined {
  if (typeof min === 'number' && size < min) return `less than ${min}${unit}`
  return typeof max === 'number' && size > max ? `more than ${max}${unit}` : undefined
}

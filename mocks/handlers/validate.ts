import { isRecord } from '#sdk/isRecord.ts'
import type { QueryRule, Rule } from '#sdk/requests.ts'
import { isMessageKey, type MessageKey } from '#mocks/data/texts.ts'
import { isEmail } from '#mocks/handlers/auth/rules.ts'
import { isDay } from '#mocks/world/hours/clock.ts'

/** The first error message by field. */
export type FieldProblems = Record<string, MessageKey>

/** Validates a JSON value against an OpenAPI rule. */
export function findProblems(value: unknown, rule: Rule, path = ''): FieldProblems {
  const failed = findFailure(value, rule)
  if (failed) {
    const own = rule['x-error-texts']?.[failed.keyword]
    return { [path || 'body']: own && isMessageKey(own) ? own : failed.key }
  }
  if (Array.isArray(value) && rule.items) {
    const { items } = rule
    return Object.assign(
      {},
      ...value.map((entry, index) => findProblems(entry, items, joinPath(path, index))),
    )
  }
  return isRecord(value) && rule.properties ? findInnerProblems(value, rule, path) : {}
}

/** Parameters that the handlers parse themselves, as they do an `ordering` without an enum. */
const elsewhere = new Set(['page', 'page_size', 'search'])

/** Validates the query parameters of a call against their rules. */
export function findQueryProblems(query: URLSearchParams, rules: readonly QueryRule[]): FieldProblems {
  const found: FieldProblems = {}
  for (const { name, required, schema } of rules) {
    const raw = query.get(name)
    if (elsewhere.has(name)) continue
    if (name === 'ordering') {
      if (raw !== null && schema.enum && !schema.enum.includes(raw)) found[name] = 'ordering'
      continue
    }
    if (raw === null || raw === '') {
      if (required) found[name] = 'required'
      continue
    }
    const entries = schema.items ? raw.split(',') : [raw]
    const rule = schema.items ?? schema
    for (const entry of entries)
      Object.assign(found, findProblems(parseQueryValue(entry.trim(), rule), rule, name))
  }
  return found
}

function findInnerProblems(value: Record<string, unknown>, rule: Rule, path: string): FieldProblems {
  const found: FieldProblems = {}
  for (const [name, property] of Object.entries(rule.properties ?? {})) {
    const entry = value[name]
    if (entry === undefined) {
      if (rule.required?.includes(name)) found[joinPath(path, name)] = 'required'
    } else Object.assign(found, findProblems(entry, property, joinPath(path, name)))
  }
  return found
}

interface Failed {
  keyword: string
  key: MessageKey
}

function findFailure(value: unknown, rule: Rule): Failed | undefined {
  const types = typeof rule.type === 'string' ? [rule.type] : rule.type
  if (types && !types.some((type) => isOfType(type, value))) return { keyword: 'type', key: 'invalidData' }
  if (rule.const !== undefined && value !== rule.const) return { keyword: 'const', key: 'notAChoice' }
  if (rule.enum && !rule.enum.some((choice) => choice === value))
    return { keyword: 'enum', key: 'notAChoice' }
  if (typeof value === 'string') return findTextFailure(value, rule)
  if (typeof value === 'number') {
    if (value < (rule.minimum ?? -Infinity)) return { keyword: 'minimum', key: 'outOfRange' }
    if (value > (rule.maximum ?? Infinity)) return { keyword: 'maximum', key: 'outOfRange' }
  }
  if (!Array.isArray(value)) return undefined
  if (value.length < (rule.minItems ?? 0)) return { keyword: 'minItems', key: 'chooseOne' }
  if (value.length > (rule.maxItems ?? Infinity)) return { keyword: 'maxItems', key: 'tooMany' }
  const isDoubled = rule.uniqueItems && new Set(value).size < value.length
  return isDoubled ? { keyword: 'uniqueItems', key: 'doubled' } : undefined
}

function findTextFailure(value: string, rule: Rule): Failed | undefined {
  if (value.trim().length < (rule.minLength ?? 0))
    return { keyword: 'minLength', key: value.trim() ? 'tooShort' : 'required' }
  if (value.length > (rule.maxLength ?? Infinity)) return { keyword: 'maxLength', key: 'tooLong' }
  if (rule.format === 'email' && !isEmail(value)) return { keyword: 'format', key: 'invalidEmail' }
  if (rule.format === 'date-time' && !isInstant(value)) return { keyword: 'format', key: 'timeInvalid' }
  if (rule.format === 'date' && !isDay(value)) return { keyword: 'format', key: 'dateInvalid' }
  const isOther = rule.pattern !== undefined && !new RegExp(rule.pattern, 'u').test(value)
  return isOther ? { keyword: 'pattern', key: 'notAChoice' } : undefined
}

function isOfType(type: string, value: unknown): boolean {
  if (type === 'null') return value === null
  if (type === 'array') return Array.isArray(value)
  if (type === 'object') return isRecord(value)
  if (type === 'integer') return Number.isSafeInteger(value)
  if (type === 'number') return Number.isFinite(value)
  return typeof value === type
}

/** Parses the text of a query parameter to the type of its rule. */
function parseQueryValue(raw: string, rule: Rule): unknown {
  if (rule.type === 'boolean') return raw === 'true' ? true : raw === 'false' ? false : raw
  if (rule.type === 'integer') return /^-?\d{1,15}$/.test(raw) ? Number(raw) : raw
  if (rule.type === 'number') return /^-?\d{1,15}(\.\d{1,6})?$/.test(raw) ? Number(raw) : raw
  return raw
}

function isInstant(text: string): boolean {
  return (
    isDay(text.slice(0, 10)) &&
    /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/.test(text) &&
    !Number.isNaN(Date.parse(text))
  )
}

function joinPath(path: string, name: string | number): string {
  return path ? `${path}.${name}` : String(name)
}

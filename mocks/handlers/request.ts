import { isRecord } from '#sdk/isRecord.ts'
import { parseJson } from '#sdk/parseJson.ts'
import type { MessageKey } from '#mocks/data/texts.ts'
import { ErrorResponse, buildFieldFailure, buildFailure } from '#mocks/handlers/responses.ts'
import type { Call } from '#mocks/handlers/call.ts'
import type { AccountRecord } from '#mocks/world/records.ts'

export type Fields = Readonly<Record<string, unknown>>

/** The JSON object of the body; anything else is refused with 400. */
export function parseFields(call: Call): Fields {
  const value = parseJson(call.text)
  if (isFields(value)) return value
  throw new ErrorResponse({ ...buildFailure('malformed', call.language), errors: [] })
}

export function isFields(value: unknown): value is Fields {
  return isRecord(value)
}

export function readText(fields: Fields, name: string): string {
  const value = fields[name]
  return typeof value === 'string' ? value.trim() : ''
}

/** The number of a path parameter, or 0, which no record has. */
export function parseId(call: Call): number {
  const raw = call.params.id ?? ''
  return /^[1-9]\d{0,9}$/.test(raw) ? Number(raw) : 0
}

/** The values of a comma list; undefined when the filter is not used. */
export function parseList(call: Call, name: string): ReadonlySet<string> | undefined {
  const values = call.query
    .getAll(name)
    .flatMap((value) => value.split(','))
    .map((value) => value.trim())
    .filter(Boolean)
  return values.length ? new Set(values) : undefined
}

export function parseSearch(call: Call): string | null {
  const search = call.query.get('search')
  if ((search?.length ?? 0) > 200) throwInvalidParameter(call, 'search', 'searchTooLong')
  return search
}

export function throwInvalidParameter(call: Call, field: string, key: MessageKey): never {
  throw new ErrorResponse(buildFieldFailure({ [field]: key }, call.language))
}

/** The caller; operations that need one are refused before their handler is asked. */
export function requireAccount(call: Call): AccountRecord {
  if (!call.account) throw new Error('This operation needs a session')
  return call.account
}

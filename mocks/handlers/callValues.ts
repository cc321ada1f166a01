import { isRecord } from '#sdk/isRecord.ts'
import { parseJson } from '#sdk/parseJson.ts'
import type { MessageKey } from '#mocks/data/texts.ts'
import { ErrorResponse, buildFieldFailure, buildFailure } from '#mocks/handlers/responses.ts'
import type { Call } from '#mocks/handlers/call.ts'
import type { AccountRecord } from '#mocks/world/records.ts'

export type Fields = Readonly<Record<string, unknown>>

/** Parses the body as a JSON object; throws a 400 for anything else. */
export function parseFields(call: Call): Fields {
  const value = parseJson(call.text)
  if (isRecord(value)) return value
  throw new ErrorResponse({ ...buildFailure('malformed', call.language), errors: [] })
}

/** Returns the trimmed text of a field; empty if it is no text. */
export function readText(fields: Fields, name: string): string {
  const value = fields[name]
  return typeof value === 'string' ? value.trim() : ''
}

/** Parses the `id` of the path; 0, which no record has, when it is invalid. */
export function parseId(call: Call): number {
  const raw = call.params.id ?? ''
  return /^[1-9]\d{0,9}$/.test(raw) ? Number(raw) : 0
}

/** Parses a comma list of the query; undefined when it is absent. */
export function parseList(call: Call, name: string): ReadonlySet<string> | undefined {
  const values = call.query
    .getAll(name)
    .flatMap((value) => value.split(','))
    .map((value) => value.trim())
    .filter(Boolean)
  return values.length ? new Set(values) : undefined
}

/** Whether the query names none of these ids, or one of them. */
export function isMatch(call: Call, name: string, ids: readonly number[]): boolean {
  const wanted = call.query.get(name)
  return wanted === null || ids.includes(Number(wanted))
}

/** Parses `search`; throws a 400 above 200 characters. */
export function parseSearch(call: Call): string | null {
  const search = call.query.get('search')
  if ((search?.length ?? 0) > 200) throwInvalidParameter(call, 'search', 'searchTooLong')
  return search
}

/** Throws a 400 for a query parameter or field. */
export function throwInvalidParameter(call: Call, field: string, key: MessageKey): never {
  throw new ErrorResponse(buildFieldFailure({ [field]: key }, call.language))
}

/** Returns the signed-in account, which is checked before the handler runs. */
export function requireAccount(call: Call): AccountRecord {
  if (!call.account) throw new Error('This operation needs a session')
  return call.account
}

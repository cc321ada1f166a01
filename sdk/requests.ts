import { documentedRequests, requests } from './generated/requests.ts'

/** The part of JSON Schema that our payloads use. */
export interface Rule {
  readonly type?: string | readonly string[]
  readonly enum?: readonly (string | number | null)[]
  readonly const?: unknown
  readonly default?: unknown
  readonly contentMediaType?: string
  readonly format?: string
  readonly pattern?: string
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly minItems?: number
  readonly maxItems?: number
  readonly uniqueItems?: boolean
  readonly maxProperties?: number
  readonly items?: Rule
  readonly required?: readonly string[]
  readonly properties?: Readonly<Record<string, Rule>>
  /** Keys of error messages by the JSON Schema keyword that fails */
  readonly 'x-error-texts'?: Readonly<Record<string, string>>
}

export interface QueryRule {
  readonly name: string
  readonly required: boolean
  readonly schema: Rule
}

/** Rules of a call's request, for the mock API and for recordings. Not for the web app. */
export interface RequestRules {
  readonly query: readonly QueryRule[]
  /** Of a list: fields of a row that it may be ordered by */
  readonly fields?: readonly string[]
  readonly body?: Rule
  /** The body is multipart/form-data with one file */
  readonly isUpload?: boolean
  /** Whether it accepts an Idempotency-Key */
  readonly isOnce?: boolean
}

/** `requests` are those of assumed calls, which the mock API checks; `documentedRequests` those of the others. */
export { documentedRequests, requests }

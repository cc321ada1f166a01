import { responses, schemas } from './generated/responses.ts'

/** A JSON Schema of a response; the named keywords are those that mocked bodies are checked for. `$ref` is a name in `schemas`. */
export interface ResponseSchema {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly allOf?: readonly ResponseSchema[]
  readonly oneOf?: readonly ResponseSchema[]
  readonly anyOf?: readonly ResponseSchema[]
  readonly items?: ResponseSchema
  readonly required?: readonly string[]
  readonly properties?: Readonly<Record<string, ResponseSchema>>
  readonly [keyword: string]: unknown
}

/** Schemas of the JSON responses by operation and status, for the mock API. Not for the web app. */
export { responses, schemas }

import type { operations as Assumed } from '#sdk/generated/assumed.d.ts'
import type { operations as Documented } from '#sdk/generated/documented.d.ts'
import type { Language } from '#sdk/language.ts'
import { getMessage, type MessageKey } from '#mocks/data/texts.ts'
import type { Call } from '#mocks/handlers/call.ts'

type Operations = Documented & Assumed
export type OperationId = keyof Operations

type Responses<Id extends OperationId> = Operations[Id]['responses']

/** The responses that the OpenAPI documents declare for an operation. */
export type HandlerResponse<Id extends OperationId> = {
  [Status in keyof Responses<Id>]: Responses<Id>[Status] extends {
    content: { 'application/json': infer Body }
  }
    ? { status: Status; body: Body; headers?: Record<string, string> }
    : Responses<Id>[Status] extends { content: Record<string, string> }
      ? { status: Status; body: string | Uint8Array; headers: Record<string, string> }
      : never
}[keyof Responses<Id>]

/** Statuses of any call, which the documents declare as the default response. */
export type ServerStatus = 500 | 501 | 502 | 503 | 504

/** Statuses that a mocked response of an operation may have. */
export type StatusOf<Id extends OperationId> = (keyof Responses<Id> & number) | ServerStatus

/** The body of a response with a status. */
export type BodyFor<Id extends OperationId, Status> = Status extends keyof Responses<Id>
  ? Responses<Id>[Status] extends { content: { 'application/json': infer Body } }
    ? Body
    : Responses<Id>[Status] extends { content: object }
      ? string | Uint8Array
      : undefined
  : Failure | undefined

/** The JSON body that the OpenAPI documents declare for an operation. */
export type BodyOf<Id extends OperationId> = Operations[Id] extends {
  requestBody: { content: { 'application/json': infer Body } }
}
  ? Body
  : undefined

/** @param body validated against the OpenAPI documents if the operation is assumed */
export type Handler<Id extends OperationId> = (call: Call, body: BodyOf<Id>) => HandlerResponse<Id>

export interface Failure {
  success: false
  Messages?: { Message: string }[]
  errors?: Record<string, string[]> | string[]
}

export type ErrorStatus = 400 | 401 | 403 | 404 | 409 | 422

/** An error response, thrown by a handler or by the checks of its request. */
export class ErrorResponse extends Error {
  override readonly name = 'ErrorResponse'
  readonly body: Failure
  readonly status: ErrorStatus

  constructor(body: Failure, status: ErrorStatus = 400) {
    super(String(status))
    this.body = body
    this.status = status
  }
}

/** Builds an error body with one message. */
export function buildFailure(key: MessageKey, language: Language): Failure {
  return { success: false, Messages: [{ Message: getMessage(key, language) }] }
}

/** Builds an error body with one message for each field. */
export function buildFieldFailure(errors: Readonly<Record<string, MessageKey>>, language: Language): Failure {
  const entries = Object.entries(errors).map(([field, key]) => [field, [getMessage(key, language)]])
  return { success: false, errors: Object.fromEntries(entries) }
}

/** Builds a success body with a message. */
export function buildSuccess(key: MessageKey, language: Language) {
  return { success: true as const, Messages: [{ Message: getMessage(key, language) }] }
}

/** Responds with one record, or with computed rows without pages. */
export function respondData<Data>(data: Data) {
  return { status: 200 as const, body: { success: true as const, data } }
}

/** Responds with a success message. */
export function respondMessage(call: Call, key: MessageKey) {
  return { status: 200 as const, body: buildSuccess(key, call.language) }
}

/** Responds with the id of a saved record. */
export function respondSaved(call: Call, id: number) {
  return { status: 200 as const, body: { ...buildSuccess('saved', call.language), data: { id } } }
}

/** Throws a 404: the record does not exist or is not visible to the caller. */
export function throwNotFound(call: Call, key: MessageKey = 'notFound'): never {
  throw new ErrorResponse(buildFailure(key, call.language), 404)
}

/** Throws a 409: the state of the record does not allow the action. */
export function throwConflict(call: Call, key: MessageKey = 'changed'): never {
  throw new ErrorResponse(buildFailure(key, call.language), 409)
}

/** Throws a 409 with a text that names other records. */
export function throwConflictText(text: string): never {
  throw new ErrorResponse({ success: false, Messages: [{ Message: text }] }, 409)
}

/** Throws a 403. */
export function throwForbidden(call: Call): never {
  throw new ErrorResponse(buildFailure('forbidden', call.language), 403)
}

/** Throws a 422 for a field with a text that names other records. */
export function throwFieldText(field: string, text: string): never {
  throw new ErrorResponse({ success: false, errors: { [field]: [text] } }, 422)
}

/** Throws a 422 for fields that match the schema but not the data. */
export function throwFieldErrors(call: Call, errors: Readonly<Record<string, MessageKey>>): never {
  throw new ErrorResponse(buildFieldFailure(errors, call.language), 422)
}

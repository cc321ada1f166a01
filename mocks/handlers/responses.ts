import type { operations as Assumed } from '#sdk/generated/assumed.d.ts'
import type { operations as Documented } from '#sdk/generated/documented.d.ts'
import type { Language } from '#sdk/language.ts'
import { getMessage, type MessageKey } from '#mocks/data/texts.ts'
import type { Call } from '#mocks/handlers/call.ts'

type Operations = Documented & Assumed
export type OperationId = keyof Operations

type Responses<Id extends OperationId> = Operations[Id]['responses']

/** Exactly the answers that the documents declare for an operation. */
export type HandlerResponse<Id extends OperationId> = {
  [Status in keyof Responses<Id>]: Responses<Id>[Status] extends {
    content: { 'application/json': infer Body }
  }
    ? { status: Status; body: Body; headers?: Record<string, string> }
    : Responses<Id>[Status] extends { content: Record<string, string> }
      ? { status: Status; body: string | Uint8Array; headers: Record<string, string> }
      : never
}[keyof Responses<Id>]

/** The JSON that the documents say an operation takes. */
export type BodyOf<Id extends OperationId> = Operations[Id] extends {
  requestBody: { content: { 'application/json': infer Body } }
}
  ? Body
  : undefined

/** @param body of an assumed operation: already found to be what the documents say */
export type Handler<Id extends OperationId> = (call: Call, body: BodyOf<Id>) => HandlerResponse<Id>

export interface Failure {
  success: false
  Messages?: { Message: string }[]
  errors?: Record<string, string[]> | string[]
}

export type ErrorStatus = 400 | 401 | 403 | 404 | 409 | 422

/** Thrown by a handler or by what reads its request; the operation declares the status. */
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

export function buildFailure(key: MessageKey, language: Language): Failure {
  return { success: false, Messages: [{ Message: getMessage(key, language) }] }
}

/** @param errors what is wrong by field */
export function buildFieldFailure(errors: Readonly<Record<string, MessageKey>>, language: Language): Failure {
  const entries = Object.entries(errors).map(([field, key]) => [field, [getMessage(key, language)]])
  return { success: false, errors: Object.fromEntries(entries) }
}

export function buildSuccess(key: MessageKey, language: Language) {
  return { success: true as const, Messages: [{ Message: getMessage(key, language) }] }
}

/** An answer with one record, or with rows that were computed and have no pages. */
export function respondData<Data>(data: Data) {
  return { status: 200 as const, body: { success: true as const, data } }
}

export function respondMessage(call: Call, key: MessageKey) {
  return { status: 200 as const, body: buildSuccess(key, call.language) }
}

export function respondSaved(call: Call, id: number) {
  return { status: 200 as const, body: { ...buildSuccess('saved', call.language), data: { id } } }
}

/** 404: no such record, or none of the caller's. */
export function throwNotFound(call: Call, key: MessageKey = 'notFound'): never {
  throw new ErrorResponse(buildFailure(key, call.language), 404)
}

/** 409: the record is in another state than the action needs. */
export function throwConflict(call: Call, key: MessageKey = 'changed'): never {
  throw new ErrorResponse(buildFailure(key, call.language), 409)
}

export function throwForbidden(call: Call): never {
  throw new ErrorResponse(buildFailure('forbidden', call.language), 403)
}

/** 422: fields that the documents allow and the world does not. */
export function throwFieldErrors(call: Call, errors: Readonly<Record<string, MessageKey>>): never {
  throw new ErrorResponse(buildFieldFailure(errors, call.language), 422)
}

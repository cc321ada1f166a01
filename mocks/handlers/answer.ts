import type { operations as Assumed } from '#sdk/generated/assumed.d.ts'
import type { operations as Documented } from '#sdk/generated/documented.d.ts'
import { message, type Language, type MessageKey } from '#mocks/data/texts.ts'
import type { Call } from '#mocks/handlers/call.ts'

type Operations = Documented & Assumed
export type OperationId = keyof Operations

type Responses<Id extends OperationId> = Operations[Id]['responses']

/** Exactly the answers that the documents declare for an operation. */
export type Answer<Id extends OperationId> = {
  [Status in keyof Responses<Id>]: Responses<Id>[Status] extends {
    content: { 'application/json': infer Body }
  }
    ? { status: Status; body: Body; headers?: Record<string, string> }
    : never
}[keyof Responses<Id>]

export type Handler<Id extends OperationId> = (call: Call) => Answer<Id>

export interface Failure {
  success: false
  Messages?: { Message: string }[]
  errors?: Record<string, string[]> | string[]
}

/** Thrown by the readers of a request; every operation that uses them declares 400. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly body: Failure

  constructor(body: Failure) {
    super('Refused')
    this.body = body
  }
}

export function refused(key: MessageKey, language: Language): Failure {
  return { success: false, Messages: [{ Message: message(key, language) }] }
}

/** @param errors what is wrong by field */
export function invalid(errors: Readonly<Record<string, MessageKey>>, language: Language): Failure {
  const entries = Object.entries(errors).map(([field, key]) => [field, [message(key, language)]])
  return { success: false, errors: Object.fromEntries(entries) }
}

export function done(key: MessageKey, language: Language) {
  return { success: true as const, Messages: [{ Message: message(key, language) }] }
}

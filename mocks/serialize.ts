import type { MockResponse } from '#mocks/scenarios/scenarios.ts'

export interface SerializedResponse {
  status: number
  headers: [name: string, value: string][]
  body: string | Uint8Array
}

/** Serializes a response: text and bytes as they are, anything else as JSON. */
export function serializeResponse({ status, headers = {}, body }: MockResponse): SerializedResponse {
  if (body === undefined) return { status, headers: Object.entries(headers), body: '' }
  const isWritten = typeof body === 'string' || body instanceof Uint8Array
  const type = isWritten ? {} : { 'content-type': 'application/json; charset=utf-8' }
  return {
    status,
    headers: Object.entries({ ...type, ...headers }),
    body: isWritten ? body : JSON.stringify(body),
  }
}

/** Whether requests with a method have a body. */
export function hasBody(method: string): boolean {
  return method !== 'GET' && method !== 'HEAD'
}

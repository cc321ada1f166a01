import type { Reply } from '#mocks/scenarios/scenarios.ts'

export interface Written {
  status: number
  headers: [name: string, value: string][]
  body: string
}

/** Writes a reply out: JSON unless its headers say otherwise. */
export function write({ status, headers = {}, body }: Reply): Written {
  if (body === undefined) return { status, headers: Object.entries(headers), body: '' }
  const type = typeof body === 'string' ? {} : { 'content-type': 'application/json; charset=utf-8' }
  return {
    status,
    headers: Object.entries({ ...type, 'cache-control': 'no-store', ...headers }),
    body: typeof body === 'string' ? body : JSON.stringify(body),
  }
}

/** Whether requests of a method have a body. */
export function hasBody(method: string): boolean {
  return method !== 'GET' && method !== 'HEAD'
}

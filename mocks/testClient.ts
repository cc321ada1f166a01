import { createMocks, type MocksOptions } from '#mocks/index.ts'
import type { MockResponse } from '#mocks/scenarios/scenarios.ts'

export const NOON = Date.parse('2026-11-21T12:20:00Z')

export const people = {
  student: { user_type: 'student', username: 'student@example.test', password: 'Learn#2026' },
  kid: { user_type: 'kids', username: '246810', password: '' },
  tutor: { user_type: 'tutor', username: 'tutor@example.test', password: 'Teach#2026' },
  operator: { user_type: 'operator', username: 'operator@example.test', password: 'Operate#2026' },
  admin: { user_type: 'institute_admin', username: 'admin@example.test', password: 'Admin#2026' },
}

export interface CallOptions {
  body?: unknown
  headers?: Record<string, string>
  world?: string
  scenario?: string
  bytes?: Uint8Array
  /** Bearer token */
  token?: string
}

/** Creates a client of the mock API for tests. */
export function createTestClient(options: MocksOptions = { now: NOON }) {
  const mocks = createMocks(options)

  function call(
    method: string,
    path: string,
    { body, bytes, headers, world, scenario, token }: CallOptions = {},
  ) {
    return mocks.respond({
      method,
      path,
      headers: { ...(token && { authorization: `Bearer ${token}` }), ...headers },
      bytes,
      text: body === undefined ? '' : typeof body === 'string' ? body : JSON.stringify(body),
      world,
      scenario,
    })
  }
  async function signIn(person: keyof typeof people, more: CallOptions = {}): Promise<Tokens> {
    return readTokens(await call('POST', '/auth/token/', { ...more, body: people[person] }))
  }
  return { mocks, call, signIn }
}

interface Tokens {
  access_token: string
  refresh_token: string
}

/** The cast is safe in tests: without tokens in the response the first use of one fails. */
export function readTokens({ body }: MockResponse): Tokens {
  const { token_data } = body as { token_data?: Tokens }
  if (!token_data) throw new Error(`No tokens in ${JSON.stringify(body)}`)
  return token_data
}

/** The cast is safe in tests: expectations fail on missing fields. */
export function readRows({ body }: MockResponse): Record<string, unknown>[] {
  return (body as { data: Record<string, unknown>[] }).data
}

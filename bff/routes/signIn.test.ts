import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { HttpProblem } from '#bff/http/problem.ts'
import { cleanResponse, startSession, type SignInOptions } from '#bff/routes/signIn.ts'
import type { Session, Sessions } from '#bff/session/sessions.ts'
import type { ApiResponse } from '#bff/upstream/apiResponse.ts'
import { catchProblem } from '../../tests/fakes/catchProblem.ts'
import { createTestSessions } from '../../tests/fakes/sessions.ts'
import { tenant } from '../../tests/fakes/tenant.ts'
import { user } from '../../tests/fakes/hostileApi.ts'

function respond(body: unknown, status = 200): ApiResponse {
  return { status, headers: { 'content-type': 'application/json' }, body: Buffer.from(JSON.stringify(body)) }
}

const tokens = { access_token: 'access-9', refresh_token: 'refresh-9' }
const accepted = { success: true, data: { user, token_data: tokens } }

/** Signs in with a response of the API. @param change of the sessions' functions */
async function signIn(
  response: ApiResponse,
  options: Partial<SignInOptions> = {},
  change: (sessions: Sessions) => Partial<Sessions> = () => ({}),
) {
  const { sessions, store } = createTestSessions(Date.now)
  const previous = sessions.prepare({
    user: (await createTestSessions(Date.now).start()).record.user,
    accessToken: 'access-1',
    refreshToken: 'refresh-1',
    tenant: tenant.customHost,
    remember: false,
  })
  await sessions.start(previous)
  const revoked: string[] = []
  const outcome = await startSession({ ...sessions, ...change(sessions) }, tenant, response, {
    remember: false,
    previous: undefined,
    revokeTokens: ({ record }: Session) => void revoked.push(record.accessToken),
    ...options,
    ...(options.previous && { previous }),
  }).catch((error: unknown) => error)
  return { outcome, revoked, store, previous }
}

// Stands for the session that `signIn` starts
const withPrevious = { previous: {} as Session }

test('a sign-in starts a session, and its response has the user without the tokens', async () => {
  const { outcome, store, revoked } = await signIn(respond(accepted))
  expect(outcome).toMatchObject({ response: { status: 200 }, setCookie: expect.stringContaining('=v1.') })
  const { response } = outcome as { response: ApiResponse }
  expect(JSON.parse(String(response.body))).toEqual({ success: true, data: { user } })
  expect(store.entries.size).toBe(2)
  expect(revoked).toEqual([])
})

test('the cookie ends with the browser unless the person is remembered', async () => {
  const brief = await signIn(respond(accepted))
  expect((brief.outcome as { setCookie: string }).setCookie).not.toMatch(/max-age/i)
  const lasting = await signIn(respond(accepted), { remember: true })
  const day = 24 * 3600
  const [, age] = /max-age=(\d+)/i.exec((lasting.outcome as { setCookie: string }).setCookie) ?? []
  expect(Number(age)).toBeGreaterThan(day - 10)
  expect(Number(age)).toBeLessThanOrEqual(day)
})

test('the previous session of the browser ends, and its tokens are revoked', async () => {
  const { store, revoked, previous } = await signIn(respond(accepted), withPrevious)
  expect(store.entries.has(previous.key)).toBe(false)
  expect(store.entries.size).toBe(1)
  expect(revoked).toEqual(['access-1'])
})

test.each<[string, Partial<Sessions>]>([
  ['cannot be stored', { start: () => Promise.reject(new HttpProblem('session_store_unavailable')) }],
  [
    'cannot end the previous one',
    { end: () => Promise.reject(new HttpProblem('session_store_unavailable')) },
  ],
])('the tokens of a session that %s are revoked', async (_, change) => {
  const { outcome, revoked } = await signIn(respond(accepted), withPrevious, () => change)
  expect(outcome).toMatchObject({ code: 'session_store_unavailable' })
  expect(revoked).toEqual(['access-9'])
})

test.each([
  ['a refusal with 400', respond({ success: false, message: 'no' }, 400)],
  ['a refusal with 200', respond({ ...accepted, success: false })],
  ['tokens with an error', respond(accepted, 300)],
  ['no tokens', respond({ success: true })],
])('%s starts no session', async (_, response) => {
  const { outcome, store, revoked } = await signIn(response, withPrevious)
  expect(outcome).toMatchObject({ response: { status: response.status }, setCookie: undefined })
  expect(store.entries.size).toBe(1)
  expect(revoked).toEqual([])
})

test.each([
  ['no user', { token_data: tokens }],
  ['no refresh token', { user, token_data: { access_token: 'access-9' } }],
  ['a token that no header can carry', { user, token_data: { ...tokens, access_token: 'a\r\nb' } }],
])('tokens with %s are of no use', async (_, body) => {
  const { outcome, store } = await signIn(respond(body))
  expect(outcome).toMatchObject({ code: 'upstream_unreachable' })
  expect(store.entries.size).toBe(1)
})

test.each([400, 502])('an error page with %i keeps its status and loses its text', (status) => {
  const body = new Readable({ read: () => undefined })
  const page = { status, headers: { 'content-type': 'text/html' }, body }
  expect(cleanResponse(page)).toEqual({
    json: undefined,
    response: { status, headers: {}, body: Buffer.alloc(0) },
  })
  expect(body.destroyed).toBe(true)
})

test('an empty response is passed on without its headers', () => {
  const empty = { status: 204, headers: { 'content-type': 'application/json' }, body: Buffer.alloc(0) }
  expect(cleanResponse(empty).response).toEqual({ status: 204, headers: {}, body: Buffer.alloc(0) })
})

test('a response that cannot be searched for tokens is not passed on', () => {
  const body = new Readable({ read: () => undefined })
  expect(catchProblem(() => cleanResponse({ status: 200, headers: {}, body }))).toBe('upstream_unreachable')
  expect(body.destroyed).toBe(true)
  const deep = Buffer.from('['.repeat(100_000) + ']'.repeat(100_000))
  expect(catchProblem(() => cleanResponse({ status: 200, headers: {}, body: deep }))).toBe(
    'upstream_unreachable',
  )
})

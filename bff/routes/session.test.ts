import { expect, test, vi } from 'vitest'
import type { TenantContext } from '#bff/http/requestContext.ts'
import { untracedTracing } from '#bff/operations/traces.ts'
import { endAndRevokeOthers, endOtherSessions, serveSession } from '#bff/routes/session.ts'
import type { Services } from '#bff/services.ts'
import { formatSessionCookie } from '#bff/session/cookie.ts'
import { createTestSessions } from '../../tests/fakes/sessions.ts'
import { buildUpstreamCall } from '../../tests/fakes/upstreamCall.ts'
import { tenant } from '../../tests/fakes/tenant.ts'

const id = '00000000-0000-4000-8000-000000000001'

function createContext(cookie = ''): TenantContext {
  const trace = untracedTracing.start(id, 'GET')
  const head = { method: 'GET', target: '/bff/session', headers: { cookie, 'accept-language': 'ar' } }
  // The members that these routes use
  return { id, tenant, head, address: '203.0.113.9', mock: undefined, trace } as unknown as TenantContext
}

/** Sessions with one of a signed-in person. */
async function createWorld() {
  const { sessions, start } = createTestSessions(Date.now)
  const session = await start()
  const cookie = formatSessionCookie(tenant, session.cookie, undefined).split(';', 1)[0] ?? ''
  const revokeTokens = vi.fn<Services['revokeTokens']>(async () => undefined)
  return { sessions, start, session, context: createContext(cookie), revokeTokens }
}

test('a guest is not signed in, and the answer is not kept', async () => {
  const { sessions } = await createWorld()
  const response = await serveSession(sessions, createContext())
  expect(await response.json()).toEqual({ authenticated: false })
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'cache-control': 'no-store',
    vary: 'Cookie',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  })
  expect(response.headers.has('set-cookie')).toBe(false)
})

test('a signed-in person is shown without tokens, with the seconds that are left', async () => {
  const { sessions, session, context } = await createWorld()
  const body = await (await serveSession(sessions, context)).json()
  expect(body).toEqual({
    authenticated: true,
    user: session.record.user,
    expires_in: expect.closeTo(24 * 3600, -1),
    idle_expires_in: expect.closeTo(3600, -1),
  })
})

test('the cookie of a session that has ended is cleared', async () => {
  const { sessions, session, context } = await createWorld()
  await sessions.end(session)
  const response = await serveSession(sessions, context)
  expect(await response.json()).toEqual({ authenticated: false })
  expect(response.headers.get('set-cookie')).toMatch(/Max-Age=0/i)
})

test('the tokens of all ended sessions are revoked, and of those that the store fails to end', async () => {
  const { sessions, session, revokeTokens } = await createWorld()
  const caller = buildUpstreamCall()
  const end: typeof sessions.endOthers = async () => [session, session]
  expect(
    await endAndRevokeOthers({ sessions: { ...sessions, endOthers: end }, revokeTokens }, session, caller),
  ).toBe(2)
  const fail: typeof sessions.endOthers = async (_, onFailure) => {
    onFailure?.([session])
    throw new Error('read-only')
  }
  const ending = endAndRevokeOthers(
    { sessions: { ...sessions, endOthers: fail }, revokeTokens },
    session,
    caller,
  )
  await expect(ending).rejects.toThrow('read-only')
  expect(revokeTokens.mock.calls).toEqual(Array.from({ length: 3 }, () => [session, caller]))
})

test('the other sessions of a person end, and their tokens are revoked in the language of the page', async () => {
  const { sessions, start, context, session, revokeTokens } = await createWorld()
  const others = [await start(), await start()]
  const response = await endOtherSessions({ sessions, revokeTokens }, context)
  expect(await response.json()).toEqual({ ended: 2 })
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  expect(await sessions.reopen(session)).toBeDefined()
  for (const other of others) expect(await sessions.reopen(other)).toBeUndefined()
  expect(revokeTokens).toHaveBeenCalledTimes(2)
  expect(revokeTokens.mock.calls[0]?.[1]).toMatchObject({
    requestId: id,
    tenant,
    address: '203.0.113.9',
    timeZone: 'UTC',
  })
})

test('a guest ends no sessions', async () => {
  const { sessions, revokeTokens } = await createWorld()
  await expect(endOtherSessions({ sessions, revokeTokens }, createContext())).rejects.toMatchObject({
    code: 'session_expired',
  })
})

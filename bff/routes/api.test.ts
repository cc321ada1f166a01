import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { expect, test, vi } from 'vitest'
import { LightAbort } from '#bff/http/abort.ts'
import { HttpProblem } from '#bff/http/problem.ts'
import type { TenantContext } from '#bff/http/requestContext.ts'
import type { Shares } from '#bff/middleware/shares.ts'
import { untracedTracing } from '#bff/operations/traces.ts'
import { noBody } from '#bff/proxy/buildCall.ts'
import { callForVisitor, serveApi } from '#bff/routes/api.ts'
import type { Services } from '#bff/services.ts'
import { formatSessionCookie } from '#bff/session/cookie.ts'
import { getPersonKey } from '#bff/session/personId.ts'
import type { ApiResponse } from '#bff/upstream/apiResponse.ts'
import type { Operation } from '#sdk/operations.ts'
import { buildUser, createTestSessions } from '../../tests/fakes/sessions.ts'
import { tenant } from '../../tests/fakes/tenant.ts'
import { listClasses } from '../../tests/fakes/upstreamCall.ts'

const id = '00000000-0000-4000-8000-000000000001'
const cache = { ttl: 1, stale_while_revalidate: 1, stale_if_error: 1 }

/** Shares without a limit. @param keys receives whose share each call takes */
const createShares = (keys: string[]) => ({
  run: ((key, work) => (keys.push(key), work())) satisfies Shares['run'],
})

/**
 * Makes a call of a signed-in person.
 * @param operation what differs from a personal read
 * @param given what differs in the response of the API or of the cache
 * @param person of the session; another one than a student
 */
async function createWorld(
  operation: Partial<Operation>,
  given: Partial<ApiResponse> = {},
  person = buildUser(),
) {
  const { sessions, start } = createTestSessions(Date.now)
  const session = await start({ user: person })
  const cookie = formatSessionCookie(tenant, session.cookie, undefined).split(';', 1)[0] ?? ''
  const response: ApiResponse = { status: 200, headers: {}, body: Buffer.from('{}'), ...given }
  const asked: string[] = []
  const shares: string[] = []
  const updateUser = vi.spyOn(sessions, 'updateUser')
  const endOthers = vi.spyOn(sessions, 'endOthers')
  const services = {
    sessions,
    send: async () => (asked.push('API'), response),
    responseCache: { read: async () => (asked.push('cache'), response) },
    memberShares: createShares(shares),
    guestShares: createShares(shares),
    invalidate: () => undefined,
    revokeTokens: async () => undefined,
  } as unknown as Services // The services that a call uses
  const headers = { accept: 'text/html', cookie }
  const head = { method: 'GET', target: '/api/classes/list/', headers, rawHeaders: [] }
  const trace = untracedTracing.start(id, 'GET')
  const path = '/api/classes/list/'
  const signal = new LightAbort()
  const address = '203.0.113.9'
  const origin = tenant.origin
  const own = { id, tenant, head, path, address, origin, trace, signal, mock: undefined }
  const context: TenantContext = { ...own, route: '' }
  const matched = { operation: { ...listClasses, ...operation }, path: '/classes/list/' }
  const cookies: string[] = []
  const call = () => callForVisitor(services, context, matched, noBody, (value) => cookies.push(value))
  return {
    services,
    context,
    matched,
    session,
    sessions,
    updateUser,
    endOthers,
    asked,
    shares,
    cookies,
    call,
  }
}

/** Serves a call. @returns the status and the media type that its page gets */
async function serve({ services, context, matched }: Awaited<ReturnType<typeof createWorld>>) {
  const written: unknown[] = []
  const outgoing = {
    socket: {},
    writeHead: (status: number, headers: object) => (written.push(status, headers), outgoing),
    end: () => undefined,
  }
  const incoming = {} as IncomingMessage
  await serveApi(services, {
    context,
    incoming,
    outgoing: outgoing as unknown as ServerResponse,
    matched,
  })
  return written
}

test.each<[Partial<Operation>, string]>([
  [{ cache, who: 'public' }, 'cache'],
  [{ who: 'public' }, 'API'],
  [{ cache, who: 'user' }, 'API'],
])('a read with %j is answered by the %s', async (operation, who) => {
  const world = await createWorld(operation)
  await serve(world)
  expect(world.asked).toEqual([who])
})

test('a file that is opened in a tab is shown; a refused one becomes a page, and is read no further', async () => {
  const opened = await createWorld({ media: true })
  expect(await serve(opened)).toMatchObject([200, expect.any(Array)])
  for (const status of [400, 404]) {
    const body = Readable.from(['{}'])
    const [shown, headers] = await serve(await createWorld({ media: true }, { status, body }))
    expect([shown, headers]).toMatchObject([status, { 'content-type': 'text/html; charset=utf-8' }])
    expect(body.destroyed).toBe(true)
  }
})

test('a sign-out clears the cookie, also while the store fails', async () => {
  const world = await createWorld({ session: 'end', method: 'POST' })
  const failure = new HttpProblem('session_store_unavailable')
  vi.spyOn(world.sessions, 'end').mockRejectedValue(failure)
  await expect(world.call()).rejects.toBe(failure)
  expect(world.cookies).toEqual([expect.stringMatching(/Max-Age=0/)])
})

test('all sessions of a person share what they may have under way; a kid, who has no address, has a share of each', async () => {
  const adult = await createWorld({})
  await adult.call()
  expect(adult.shares).toEqual([getPersonKey(adult.session.record)])
  const kid = await createWorld({}, {}, buildUser({ email: undefined }))
  await kid.call()
  expect(kid.shares).toEqual([kid.session.key])
})

/** A profile with another name, as a call that saves it answers. */
const renamed = {
  body: Buffer.from(
    JSON.stringify({ success: true, data: { first_name: 'Mona', last_name: 'A', gender: 'Female' } }),
  ),
}
const refused = { body: Buffer.from(JSON.stringify({ ...JSON.parse(String(renamed.body)), success: false })) }

test.each<[string, number, number, Partial<Operation>, Partial<ApiResponse>]>([
  ['a call of another kind', 0, 0, {}, renamed],
  ['a saved profile', 1, 0, { updates_user: true }, renamed],
  ['a profile refused with 200', 0, 0, { updates_user: true }, refused],
  ['a profile refused with 400', 0, 0, { updates_user: true }, { ...renamed, status: 400 }],
  ['a changed password', 0, 1, { ends_others: true }, renamed],
  ['a password refused with 400', 0, 0, { ends_others: true }, { ...renamed, status: 400 }],
])(
  '%s changes the user of %i sessions and ends the others of %i',
  async (_, changes, ends, operation, response) => {
    const world = await createWorld(operation, response)
    await world.call()
    expect(world.updateUser).toHaveBeenCalledTimes(changes)
    expect(world.endOthers).toHaveBeenCalledTimes(ends)
  },
)

test('a call that guests make too changes no session of a guest', async () => {
  const world = await createWorld({ who: 'optional', updates_user: true, ends_others: true }, renamed)
  world.context.head.headers.cookie = ''
  await world.call()
  expect([world.updateUser, world.endOthers].map(({ mock }) => mock.calls)).toEqual([[], []])
})

test('a response without the name of a token is passed on byte for byte, and one of /auth/ is cleaned', async () => {
  const body = Buffer.from('{ "number": 1.0, "token": "CANARY" }')
  expect((await (await createWorld({}, { body })).call()).body).toEqual(body)
  const cleaned = await (await createWorld({ template: '/auth/verify/' }, { body })).call()
  expect(String(cleaned.body)).toBe('{"number":1}')
})

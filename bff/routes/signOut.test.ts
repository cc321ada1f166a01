import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { HttpProblem } from '#bff/http/problem.ts'
import type { UpstreamCall } from '#bff/proxy/attempt.ts'
import type { Send } from '#bff/proxy/send.ts'
import { signOut } from '#bff/routes/signOut.ts'
import type { Session, Sessions } from '#bff/session/sessions.ts'
import type { ApiResponse } from '#bff/upstream/apiResponse.ts'

const session = { record: { user: { user_type: 'student' } } } as unknown as Session
const refreshed = { ...session, generation: 2 }
const call = {} as UpstreamCall

function createWorld(end: Sessions['end'], response: Partial<ApiResponse> = {}) {
  const revoked: unknown[] = []
  const send: Send = async (_, signedIn) => {
    revoked.push(signedIn)
    return { status: 200, headers: {}, body: Buffer.from('{}'), ...response }
  }
  // Signing out needs one function of the sessions
  return { revoked, signOut: () => signOut({ sessions: { end } as Sessions, send }, session, call) }
}

test('while the store fails, the tokens are still revoked and the failure is reported', async () => {
  const failure = new HttpProblem('session_store_unavailable')
  const world = createWorld(() => Promise.reject(failure))
  await expect(world.signOut()).rejects.toBe(failure)
  expect(world.revoked).toEqual([session])
})

test('the session ends, and the tokens that it had at its end are revoked', async () => {
  const steps: string[] = []
  const world = createWorld(async () => {
    steps.push(`ended, ${world.revoked.length} revoked`)
    return refreshed
  })
  expect((await world.signOut()).status).toBe(200)
  expect([...steps, ...world.revoked]).toEqual(['ended, 0 revoked', refreshed])
})

const end = async () => session
const send: Send = () => Promise.reject(new Error('unreachable'))
const json = { 'content-type': 'application/json; charset=utf-8', etag: '"1"' }
const signedOut = {
  status: 200,
  headers: { 'content-type': 'application/json', 'clear-site-data': '"cache"' },
  body: Buffer.from('{"success":true}'),
}

test('a sign-out without a session succeeds as one with a session does, and clears the cache of the browser', async () => {
  expect(await createWorld(end).signOut()).toEqual(signedOut)
  expect(await signOut({ sessions: {} as Sessions, send }, undefined, call)).toEqual(signedOut)
})

test.each([400, 403, 499])('a refusal of the API with %i is passed on without tokens', async (status) => {
  const body = Buffer.from('{"success":false,"access_token":"CANARY"}')
  const received = await createWorld(end, { status, headers: json, body }).signOut()
  expect(received).toMatchObject({ status, headers: { ...json, 'clear-site-data': '"cache"' } })
  expect(JSON.parse(String(received.body))).toEqual({ success: false })
})

test.each([302, 399, 401, 500, 503])('a response of the API with %i is a sign-out', async (status) => {
  expect(await createWorld(end, { status, headers: json }).signOut()).toEqual(signedOut)
})

test('while the store and the API fail, the failure of the store is reported', async () => {
  const failure = new HttpProblem('session_store_unavailable')
  const sessions = { end: () => Promise.reject(failure) } as unknown as Sessions
  await expect(signOut({ sessions, send }, session, call)).rejects.toBe(failure)
})

test('an API that does not respond does not keep a visitor signed in', async () => {
  expect(await signOut({ sessions: { end } as unknown as Sessions, send }, session, call)).toEqual(signedOut)
})

test('the body of a response that is not passed on is read no further', async () => {
  for (const given of [end, () => Promise.reject(new Error('read-only'))]) {
    const body = Readable.from(['{}'])
    await createWorld(given, { status: 400, body })
      .signOut()
      .catch(() => undefined)
    expect(body.destroyed).toBe(true)
  }
})

import { expect, test } from 'vitest'
import { HttpProblem } from '#bff/http/problem.ts'
import type { UpstreamCall } from '#bff/proxy/attempt.ts'
import type { Send } from '#bff/proxy/send.ts'
import { signOut } from '#bff/routes/signOut.ts'
import type { Session, Sessions } from '#bff/session/sessions.ts'

const session = { record: { user: { user_type: 'student' } } } as unknown as Session
const call = {} as UpstreamCall

function createWorld(end: Sessions['end']) {
  const revoked: unknown[] = []
  const send: Send = async (_, signedIn) => {
    revoked.push(signedIn)
    return { status: 200, headers: {}, body: Buffer.from('{}') }
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

test('the session ends before its tokens are revoked', async () => {
  const steps: string[] = []
  const world = createWorld(async () => void steps.push(`ended, ${world.revoked.length} revoked`))
  expect((await world.signOut()).status).toBe(200)
  expect([...steps, world.revoked.length]).toEqual(['ended, 0 revoked', 1])
})

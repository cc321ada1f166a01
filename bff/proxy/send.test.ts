import { Readable } from 'node:stream'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readConfig } from '#bff/config/config.ts'
import { LightAbort } from '#bff/http/abort.ts'
import { HttpProblem } from '#bff/http/problem.ts'
import { createMetrics } from '#bff/operations/metrics.ts'
import type { AttemptResult, UpstreamCall } from '#bff/proxy/attempt.ts'
import { createSend } from '#bff/proxy/send.ts'
import type { Session } from '#bff/session/sessions.ts'
import { UpstreamUnreachable } from '#bff/upstream/errors.ts'
import { createTestSessions } from '../../tests/fakes/sessions.ts'
import { buildUpstreamCall, listClasses } from '../../tests/fakes/upstreamCall.ts'

// Follows the fake clock, which Node's own module does not
vi.mock('node:timers/promises', () => ({
  setTimeout: (ms: number) => new Promise((resolve) => setTimeout(resolve, ms)),
}))

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const configured = readConfig({ UPSTREAM: 'mock', UPSTREAM_TIMEOUT_MS: '30000' })
if ('problems' in configured) throw new Error(configured.problems.join())
const { config } = configured
const metrics = createMetrics()

interface GivenResponse {
  status: number
  retryAfter?: string
  body?: Buffer | Readable
  /** Milliseconds */
  elapsed?: number
}

/** Sends to an API that responds in this order, or fails; with what was sent. */
function createTested(responses: (GivenResponse | Error)[], fresh?: Session) {
  const attempts: { token: string | undefined; timeout: number }[] = []
  const retried = vi.fn<() => void>()
  const attempt = async (
    _: UpstreamCall,
    session: Session | undefined,
    timeout: number,
  ): Promise<AttemptResult> => {
    attempts.push({ token: session?.record.accessToken, timeout })
    const given = responses.shift()
    if (!given) throw new Error('one call too many')
    if (given instanceof Error) throw given
    const { status, retryAfter, body = Buffer.from('{}'), elapsed = 0 } = given
    if (elapsed) await new Promise((resolve) => setTimeout(resolve, elapsed))
    return { response: { status, headers: retryAfter ? { 'retry-after': retryAfter } : {}, body }, elapsed }
  }
  const refresher = {
    ensureFresh: (session: Session) => fresh ?? session,
    refresh: async (session: Session) => ({
      ...session,
      record: { ...session.record, accessToken: 'access-2' },
    }),
    waitForRefreshes: async () => undefined,
  }
  const options = { config, attempt, refresher, metrics: { ...metrics, retried: { inc: retried } } }
  // The member that is used
  const send = createSend(options as unknown as Parameters<typeof createSend>[0])
  return { send, attempts, retried }
}

const reset = new UpstreamUnreachable(Object.assign(new Error('reset'), { code: 'ECONNRESET' }))
const write = { operation: { ...listClasses, method: 'POST' }, body: Buffer.from('{}') }

/** Waits for a result while the clock runs. */
async function runClock<Result>(work: Promise<Result>): Promise<Result | unknown> {
  const settled = work.catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(5000)
  return settled
}

test('the deadline of an operation grows with the deadline of all calls', async () => {
  const { send, attempts } = createTested([{ status: 200 }])
  expect(await send(buildUpstreamCall())).toMatchObject({ status: 200 })
  expect(attempts).toEqual([{ token: undefined, timeout: 2000 }])
})

test('a read is sent again after a failed connection or a 502 to 504, a write is not', async () => {
  for (const given of [reset, { status: 502 }, { status: 504 }]) {
    const read = createTested([given, { status: 200 }])
    expect(await runClock(read.send(buildUpstreamCall()))).toMatchObject({ status: 200 })
    expect(read.attempts).toHaveLength(2)
    expect(read.retried).toHaveBeenCalledTimes(1)
    const change = createTested([given])
    await runClock(change.send(buildUpstreamCall(write)))
    expect(change.attempts).toHaveLength(1)
  }
})

test('a write without a body and a read with one are not sent again', async () => {
  for (const more of [{ operation: write.operation }, { body: write.body }]) {
    const { send, attempts } = createTested([{ status: 503 }])
    expect(await runClock(send(buildUpstreamCall(more)))).toMatchObject({ status: 503 })
    expect(attempts).toHaveLength(1)
  }
})

test('another failure, and another status, are not tried again', async () => {
  const problem = new HttpProblem('upstream_timeout')
  expect(await runClock(createTested([problem]).send(buildUpstreamCall()))).toBe(problem)
  expect(await runClock(createTested([{ status: 500 }]).send(buildUpstreamCall()))).toMatchObject({
    status: 500,
  })
})

test('the second attempt has what is left of the deadline, and the first response is discarded', async () => {
  const body = new Readable({ read: () => undefined })
  const { send, attempts } = createTested([{ status: 503, body, elapsed: 500 }, { status: 200 }])
  await runClock(send(buildUpstreamCall()))
  expect(body.destroyed).toBe(true)
  // 2000 less 500, and less the 20 to 100 ms of the wait
  expect(attempts[1]?.timeout).toBeLessThanOrEqual(1480)
  expect(attempts[1]?.timeout).toBeGreaterThanOrEqual(1400)
})

test('a wait that would pass the deadline is not begun', async () => {
  const late = createTested([{ status: 503, retryAfter: '1', elapsed: 1000 }])
  expect(await runClock(late.send(buildUpstreamCall()))).toMatchObject({ status: 503 })
  expect(late.attempts).toHaveLength(1)
  const early = createTested([{ status: 503, retryAfter: '1' }, { status: 200 }])
  expect(await runClock(early.send(buildUpstreamCall()))).toMatchObject({ status: 200 })
})

test('a caller that has aborted is not served again', async () => {
  const signal = new LightAbort()
  signal.abort(undefined)
  const { send, attempts, retried } = createTested([reset])
  expect(await runClock(send(buildUpstreamCall({ signal })))).toMatchObject({ code: 'upstream_unreachable' })
  expect(attempts).toHaveLength(1)
  expect(retried).not.toHaveBeenCalled()
})

test('after ten retries in a row a retry needs ten more calls', async () => {
  const responses: GivenResponse[] = []
  const { send, attempts } = createTested(responses)
  const sendFailing = async () => {
    const before = attempts.length
    responses.splice(0, responses.length, { status: 503 }, { status: 503 })
    await runClock(send(buildUpstreamCall()))
    return attempts.length - before
  }
  const sent = []
  for (let index = 0; index < 23; index += 1) sent.push(await sendFailing())
  expect(sent.indexOf(1)).toBe(11)
  expect(sent.slice(11)).toEqual([1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 1, 1])
})

test('after a 401 a call is sent once more with a new token and what is left of its time', async () => {
  const session = await createTestSessions(Date.now).start()
  const body = new Readable({ read: () => undefined })
  const { send, attempts } = createTested([{ status: 401, body, elapsed: 500 }, { status: 200 }])
  expect(await runClock(send(buildUpstreamCall(), session))).toMatchObject({ status: 200 })
  expect(attempts).toEqual([
    { token: 'access-1', timeout: 2000 },
    { token: 'access-2', timeout: 1500 },
  ])
  expect(body.destroyed).toBe(true)
})

test('a token that is about to expire is replaced before the call', async () => {
  const session = await createTestSessions(Date.now).start()
  const fresh = { ...session, record: { ...session.record, accessToken: 'fresh' } }
  const { send, attempts } = createTested([{ status: 200 }], fresh)
  await send(buildUpstreamCall(), session)
  expect(attempts).toMatchObject([{ token: 'fresh' }])
})

test('an upload, which was read once, is not sent again: its person is asked to', async () => {
  const session = await createTestSessions(Date.now).start()
  const { send, attempts } = createTested([{ status: 401 }])
  const call = buildUpstreamCall({ ...write, body: Readable.from(['file']) })
  await expect(send(call, session)).rejects.toMatchObject({
    code: 'upload_retry',
    headers: { 'retry-after': '0' },
  })
  expect(attempts).toHaveLength(1)
})

test('JSON is sent again after a 401', async () => {
  const session = await createTestSessions(Date.now).start()
  const { send } = createTested([{ status: 401 }, { status: 201 }])
  expect(await send(buildUpstreamCall(write), session)).toMatchObject({ status: 201 })
})

test('a call of a session that has ended is sent with its token and never refreshed', async () => {
  const session = await createTestSessions(Date.now).start()
  const { send, attempts } = createTested([{ status: 401 }])
  expect(await send(buildUpstreamCall({ skipsRefresh: true }), session)).toMatchObject({ status: 401 })
  expect(attempts).toMatchObject([{ token: 'access-1' }])
})

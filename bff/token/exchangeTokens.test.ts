import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { HttpProblem } from '#bff/http/problem.ts'
import { exchangeTokens, RefreshedElsewhere, type ExchangeResult } from '#bff/token/exchangeTokens.ts'
import type { ApiResponse } from '#bff/upstream/apiResponse.ts'
import {
  CircuitOpen,
  UnusableResponse,
  UpstreamOverloaded,
  UpstreamUnreachable,
} from '#bff/upstream/errors.ts'

vi.mock('node:timers/promises', () => import('../../tests/fakes/globalTimers.ts'))
beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const createResponse = (status: number, body: unknown): ApiResponse => ({
  status,
  headers: {},
  body: Buffer.from(typeof body === 'string' ? body : JSON.stringify(body)),
})
const good = createResponse(200, {
  success: true,
  token_data: { access_token: 'a2', refresh_token: 'r2' },
  user: { id: 1 },
})
const createConnectionError = (code: string) =>
  new UpstreamUnreachable(Object.assign(new Error('failed'), { code }))

type Step = ApiResponse | Error

/** Exchanges over a list of responses, the last of which repeats; returns the result and when attempts were made. */
async function run(
  steps: readonly Step[],
  retryFor = 8000,
): Promise<{ result: ExchangeResult; at: number[] }> {
  const at: number[] = []
  const start = performance.now()
  const exchange = exchangeTokens(
    async () => {
      const step = steps[Math.min(at.length, steps.length - 1)]
      at.push(Math.round(performance.now() - start))
      if (step === undefined || step instanceof Error) throw step
      return step
    },
    { retryFor, pause: 100 },
  )
  await vi.advanceTimersByTimeAsync(30_000)
  return { result: await exchange, at }
}

test('new tokens and the user of the first response are returned', async () => {
  expect(await run([good])).toEqual({
    result: { kind: 'tokens', tokens: { accessToken: 'a2', refreshToken: 'r2' }, user: { id: 1 } },
    at: [0],
  })
})

test.each([
  ['a 400', createResponse(400, {})],
  ['a 401 with tokens in it', createResponse(401, { token_data: { access_token: 'a', refresh_token: 'r' } })],
  ['a 302 with tokens in it', createResponse(302, { access_token: 'a' })],
  ['a body without tokens', createResponse(200, { success: true })],
  ['success false', createResponse(200, { success: false, access_token: 'a', refresh_token: 'r' })],
  ['a token that no header can carry', createResponse(200, { access_token: 'a b' })],
  ['a body that is not JSON', createResponse(200, '<html>')],
  ['JSON that is nested too deeply', createResponse(200, '['.repeat(200_000) + ']'.repeat(200_000))],
  ['a redirect that is not followed', new UnusableResponse(307)],
])('%s is a refusal and final', async (_, step) => {
  expect(await run([step, good])).toEqual({ result: { kind: 'refused' }, at: [0] })
})

test('a status of 300 is a refusal, 299 is not', async () => {
  const { body } = good
  expect((await run([{ status: 300, headers: {}, body }])).result.kind).toBe('refused')
  expect((await run([{ status: 299, headers: {}, body }])).result.kind).toBe('tokens')
})

test.each([
  ['a 500', createResponse(500, {})],
  ['a 503 with tokens in it', createResponse(503, { access_token: 'a' })],
  ['a connection that is refused', createConnectionError('ECONNREFUSED')],
  ['an unusable 502', new UnusableResponse(502)],
  ['an unusable 500', new UnusableResponse(500)],
])('after %s a new attempt succeeds', async (_, step) => {
  const { result, at } = await run([step, good])
  expect([result.kind, at]).toEqual(['tokens', [0, 100]])
})

test('attempts pause twice as long each time, two seconds at most, and end in an outage after the limit', async () => {
  const { result, at } = await run([createResponse(503, {})])
  expect(result).toEqual({ kind: 'outage' })
  expect(at).toEqual([0, 100, 300, 700, 1500, 3100, 5100, 7100])
})

test('an attempt that would begin after the limit is not made', async () => {
  expect((await run([createResponse(503, {})], 300)).at).toEqual([0, 100, 300])
  expect((await run([createResponse(503, {})], 299)).at).toEqual([0, 100])
})

test('a call that was sent but not answered is tried once more only', async () => {
  expect(await run([createConnectionError('ECONNRESET')])).toEqual({
    result: { kind: 'outage' },
    at: [0, 100],
  })
  expect((await run([createConnectionError('ECONNRESET'), good])).result.kind).toBe('tokens')
})

test('a call without a response gets its second attempt even after the limit', async () => {
  expect((await run([createConnectionError('ECONNRESET'), good], 0)).result.kind).toBe('tokens')
})

test.each([
  ['a full queue', new UpstreamUnreachable(new UpstreamOverloaded('full'))],
  ['an open circuit', new HttpProblem('overloaded', {}, { cause: new CircuitOpen('open') })],
  ['a refusal that is no problem document', new UpstreamOverloaded('full')],
])('%s says nothing about the API and ends as overloaded', async (_, step) => {
  const { result, at } = await run([step])
  expect([result, at.length]).toEqual([{ kind: 'overloaded' }, 8])
  expect((await run([step, good])).result.kind).toBe('tokens')
})

test('a session that another process refreshed is not refreshed again', async () => {
  expect(await run([createResponse(503, {}), new RefreshedElsewhere()])).toEqual({
    result: { kind: 'overtaken' },
    at: [0, 100],
  })
})

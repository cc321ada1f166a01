import { afterEach, beforeEach, expect, test } from 'vitest'
import { startHostileApi, type HostileApi } from '../../fakes/hostileApi.ts'
import { startRunningBff, type RunningBff } from '../../fakes/runningBff.ts'

let api: HostileApi
let bff: RunningBff

beforeEach(async () => {
  api = await startHostileApi()
  bff = await startRunningBff(api, { LIMIT_SIGN_IN: '10/15m', TRUSTED_PROXIES: '127.0.0.0/8' })
})
afterEach(async () => {
  await bff.stop()
  await api.close()
})

interface Attempt {
  readonly username: string
  readonly address: string
}

async function attemptSignIn({ username, address }: Attempt) {
  const { status, text, headers } = await bff.request('/api/auth/token/', {
    body: { user_type: 'student', username, password: 'wrong', remember: false },
    headers: { 'x-forwarded-for': address },
  })
  const names = Object.keys(headers).toSorted().join()
  return { status, shape: names + text.replace(/"request_id":"[^"]*"/, '') }
}

async function attemptAll(count: number, make: (index: number) => Attempt) {
  const responses: Awaited<ReturnType<typeof attemptSignIn>>[] = []
  for (let from = 0; from < count; from += 50) {
    const batch = Array.from({ length: 50 }, (_, index) => attemptSignIn(make(from + index)))
    responses.push(...(await Promise.all(batch)))
  }
  return responses
}

const buildAddress = (index: number) => `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`
const countShapes = (responses: readonly { shape: string }[]) =>
  new Set(responses.map(({ shape }) => shape)).size

test('10,000 accounts tried from one IP address cause ten calls, and all refusals look alike', async () => {
  const responses = await attemptAll(10_000, (index) => ({
    username: `u${index}@example.test`,
    address: '9.9.9.9',
  }))
  expect(api.findCalls('/auth/token/')).toHaveLength(10)
  expect(responses.filter(({ status }) => status === 429)).toHaveLength(9990)
  expect(countShapes(responses.filter(({ status }) => status === 200))).toBe(1)
  // Only Retry-After may differ
  expect(countShapes(responses.filter(({ status }) => status === 429))).toBe(1)
}, 120_000)

test('one account tried from 10,000 IP addresses causes fifty calls', async () => {
  const responses = await attemptAll(10_000, (index) => ({
    username: 'a@example.test',
    address: buildAddress(index),
  }))
  expect(api.findCalls('/auth/token/')).toHaveLength(50)
  expect(countShapes(responses.filter(({ status }) => status === 429))).toBe(1)
}, 120_000)

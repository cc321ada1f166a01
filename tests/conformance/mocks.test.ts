import { isRecord } from '#sdk/isRecord.ts'
import { expect, test } from 'vitest'
import { createMatcher, operations } from '#sdk/operations.ts'
import { handlers } from '#mocks/generated/handlers.ts'
import { scenarios } from '#mocks/scenarios/scenarios.ts'
import { NOON, createTestClient, people, readTokens } from '#mocks/testClient.ts'
import { createMockUpstream } from '#mocks/upstream.ts'
import { readOperations } from './documents.ts'
import { refusals, createSamples } from './samples.ts'
import { createSender } from './sender.ts'

const documented = await readOperations()
const samples = createSamples(1)

test('every operation has a handler and a sample, and every handler an operation', () => {
  const ids = operations.map(({ id }) => id).toSorted()
  expect([...documented.keys()].toSorted()).toEqual(ids)
  expect(Object.keys(handlers).toSorted()).toEqual(ids)
  expect(Object.keys(samples).toSorted()).toEqual(ids)
})

test('samples reach the operations that they are for', () => {
  const match = createMatcher(operations)
  for (const { id, method, template } of operations) {
    const sample = samples[id]
    if (sample?.given && !sample.path) continue
    const path = (sample?.path ?? template).split('?')[0] ?? ''
    expect(match(method, path)).toMatchObject({ operation: { id } })
  }
})

const scenes = Object.keys(scenarios).filter((name) => name !== 'offline')
/** The other institutes have other data and the same faults: those are for the full run. */
const otherScenes = process.env.LOOKS === 'all' ? scenes : ['baseline', 'empty', 'config-missing']

for (const host of ['localhost', 'noor.localhost', 'iqra.localhost'])
  test.each(host === 'localhost' ? scenes : otherScenes)(
    `at ${host} every response in the scenario %s is as the documents declare`,
    async (scenario) => {
      const { send } = createSender({ 'custom-host': host, 'accept-language': 'ar' })
      const own = createSamples(host.startsWith('noor') ? 2 : host.startsWith('iqra') ? 3 : 1)
      for (const { id } of operations) {
        const sample = own[id] ?? {}
        const reply = await send(id, sample, scenario === 'slow' ? 'slow;latency=0' : scenario)
        const problems = documented.get(id)?.validate(reply.status, reply.body)
        expect(problems, `${id} ${reply.status} ${JSON.stringify(reply.body)}`).toEqual([])
      }
    },
  )

test('in the scenario offline no call gets a response', async () => {
  const upstream = createMockUpstream({ now: NOON })
  const signal = AbortSignal.timeout(5000)
  for (const { method, template } of operations) {
    const sent = upstream.send({ method, path: template, headers: {}, signal, mock: { scenario: 'offline' } })
    await expect(sent).rejects.toMatchObject({ name: 'OfflineError' })
  }
})

test('in the default world every sample succeeds, and says its provenance and its world', async () => {
  const { send } = createSender({})
  const replies = []
  for (const { id } of operations) replies.push(await send(id, samples[id] ?? {}, 'baseline'))
  const seen = replies.map(({ status, body, headers }, index) => [
    operations[index]?.id,
    status,
    isFailure(body),
    headers?.['x-mock-provenance'],
    headers?.['x-mock-world'],
  ])
  expect(seen).toEqual(operations.map(({ id, provenance }) => [id, 200, false, provenance, 'shared; seed=1']))
})

test.each(refusals)('$id responds with the declared error $status', async ({ id, status, ...sample }) => {
  const { send } = createSender({})
  const reply = await send(id, sample, 'baseline')
  expect(reply.status).toBe(status)
  expect(documented.get(id)?.operation.responses).toHaveProperty(String(status))
  expect(documented.get(id)?.validate(reply.status, reply.body)).toEqual([])
  expect(reply.body).toMatchObject({ success: false })
})

test('configurations name the default language and differ by institute', async () => {
  const { call } = createTestClient()
  const read = (host: string) => call('POST', '/institutes/configs/', { headers: { 'custom-host': host } })
  const [main, noor, iqra] = [
    await read('127.0.0.1:3000'),
    await read('noor.localhost'),
    await read('iqra.localhost:3000'),
  ]
  expect([main, noor, iqra].map(({ headers }) => headers?.['institute-default-language'])).toEqual([
    'en',
    'ar',
    'en',
  ])
  expect(main.body).toMatchObject({
    institute: { id: 1, currency: 'EGP', is_new_group_class_flow_enabled: false },
  })
  expect(noor.body).toMatchObject({
    institute: { id: 2, currency: 'EGP', is_new_group_class_flow_enabled: true },
  })
  expect(iqra.body).toMatchObject({
    institute: { id: 3, currency: 'USD', is_new_group_class_flow_enabled: true },
  })
})

test('the same seed and now give the same responses, another seed different ones', async () => {
  const first = await record(1)
  expect(await record(1)).toEqual(first)
  expect(await record(2)).not.toEqual(first)
})

test('without a fixed clock, classes and webinars are around today', async () => {
  const { call } = createTestClient({})
  const { body } = await call('GET', '/webinar/list/?page_size=100')
  const states = JSON.stringify(body).match(/"state":"[a-z ]+"/g) ?? []
  expect(states.filter((state) => state.includes('running'))).toHaveLength(1)
  expect(states.filter((state) => state.includes('not started')).length).toBeGreaterThan(10)
  expect(states.filter((state) => state.includes('finished')).length).toBeGreaterThan(5)
})

/** Records every response of a new mock API. */
async function record(seed: number): Promise<string[]> {
  const upstream = createMockUpstream({ seed, now: NOON })
  const signal = AbortSignal.timeout(5000)
  const lines: string[] = []
  for (const { id, method, template } of operations) {
    const { body } = samples[id] ?? {}
    const path = samples[id]?.path ?? template
    const response = await upstream.send({
      method,
      path,
      headers: {},
      signal,
      ...(body !== undefined && { body: Buffer.from(JSON.stringify(body)) }),
    })
    lines.push(`${id} ${response.status} ${JSON.stringify(response.headers)} ${response.body.toString()}`)
  }
  return lines
}

function isFailure(body: unknown): boolean {
  return isRecord(body) && body.success === false
}

test('tokens of one world are not valid in another', async () => {
  const { call } = createTestClient()
  const { access_token: token } = readTokens(
    await call('POST', '/auth/token/', { body: people.kid, world: 'a' }),
  )
  expect((await call('GET', '/classes/booked/list/', { token, world: 'a' })).status).toBe(200)
  expect((await call('GET', '/classes/booked/list/', { token, world: 'b' })).status).toBe(401)
})

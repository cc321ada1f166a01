import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { createClient, type ApiError } from '#sdk'
import { operations } from '#sdk/operations.ts'
import type { OperationId } from '#mocks/handlers/responses.ts'
import { createHandlers, createWorld, mock } from '#mocks/msw.ts'
import { NOON, people } from '#mocks/testClient.ts'

const baseUrl = 'http://api.example.test/v1'
const world = createWorld({ now: NOON })
const server = setupServer(...createHandlers({ baseUrl, world }))
const client = createClient({ baseUrl })
const page = { success: true as const, data: [], total: 0, page: 1, page_size: 10 }

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterEach(() => {
  server.resetHandlers()
  world.reset()
})
afterAll(() => server.close())

async function catchFailure(promise: Promise<unknown>): Promise<ApiError> {
  return promise.then(
    () => expect.fail('the call succeeded'),
    (error: ApiError) => error,
  )
}

function fill(template: string): string {
  return template.replaceAll(/\{\w+\}/g, '7')
}

test('each operation has one handler, with its method and path', () => {
  const headers = createHandlers().map(({ info }) => info.header)
  const expected = operations.map(
    ({ method, template }) => `${method} *${template.replaceAll(/\{(\w+)\}/g, ':$1')}`,
  )
  expect(headers.filter((header) => !/\/(bff|__mock)\/|\/api\/\*$/.test(header)).toSorted()).toEqual(
    expected.toSorted(),
  )
})

test('two paths with the same end are answered by their own operations', async () => {
  const paths = operations.map(({ template, method }) => ({ template, method }))
  const inner = paths.filter(({ template, method }) =>
    paths.some(
      (other) => other.method === method && other.template !== template && template.endsWith(other.template),
    ),
  )
  expect(inner.length).toBeGreaterThan(3)
  for (const { template, method } of inner) {
    const request = new Request(`http://x.test/api${template.replaceAll(/\{\w+\}/g, '7')}`, { method })
    const results = await Promise.all(createHandlers().map((handler) => handler.test({ request })))
    const first = createHandlers()[results.indexOf(true)]
    expect(String(first?.info.path)).toBe(`*${template.replaceAll(/\{(\w+)\}/g, ':$1')}`)
  }
})

test('an override answers its own operation alone, also where another path matches its pattern', async () => {
  const pairs = operations.flatMap((one) =>
    operations
      .filter((other) => other !== one && other.method === one.method)
      .filter((other) =>
        new RegExp(`${one.template.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(fill(other.template)),
      )
      .map((other) => ({ one, other })),
  )
  expect(pairs.length).toBeGreaterThan(5)
  for (const { one, other } of pairs)
    for (const base of ['*', 'http://x.test/api', 'http://x.test/tutor/']) {
      const override = mock.status(one.id as OperationId, 503, undefined, { baseUrl: base, once: true })
      const origin = base === '*' ? 'http://x.test/api' : base.replace(/\/$/, '')
      const run = ({ template, method }: (typeof operations)[number]) =>
        override.run({ request: new Request(origin + fill(template), { method }), requestId: '' })
      expect(await run(other), `${one.id} answers ${other.id}`).toBeNull()
      expect((await run(one))?.response?.status).toBe(503)
    }
})

test('an override answers one call, then the world again', async () => {
  server.use(mock('listTutors', 503, { success: false, Messages: [{ Message: 'Closed' }] }, { once: true }))
  expect(await catchFailure(client.GET('/tutor/list/'))).toMatchObject({
    name: 'RefusedError',
    status: 503,
    messages: ['Closed'],
    method: 'GET',
    path: '/v1/tutor/list/',
  })
  expect((await client.GET('/tutor/list/')).data.total).toBeGreaterThan(0)
})

test('an override answers with a body, headers and any status', async () => {
  server.use(mock('listTutors', 200, page, { headers: { 'x-request-id': 'r1' } }))
  const { data, response } = await client.GET('/tutor/list/')
  expect([data.total, response.headers.get('x-request-id')]).toEqual([0, 'r1'])
  server.use(mock.status('listTutors', 418))
  expect(await catchFailure(client.GET('/tutor/list/'))).toMatchObject({ status: 418 })
})

test('a body that departs from the documents is refused with its pointer', async () => {
  const { data: tutors } = await client.GET('/tutor/list/')
  const withFirst = (part: object) => ({ ...tutors, data: tutors.data.map((row) => ({ ...row, ...part })) })
  expect(() => mock('listTutors', 200, withFirst({ rating: 7 }))).toThrow('/data/0/rating is 7, more than 5')
  expect(() => mock('listTutors', 200, withFirst({ next_slot: 'soon' }))).toThrow('is "soon", no date-time')
  const wrong = { ...page, data: [{ id: 'seven' }] }
  // @ts-expect-error a tutor has more members, and its id is a number
  expect(() => mock('listTutors', 200, wrong)).toThrow(/mock\('listTutors', 200\): \/data\/0/)
  // @ts-expect-error the documents have no status 299 for it
  expect(() => mock('listTutors', 299, page)).toThrow(TypeError)
})

test('an operation can fail as if offline, or be delayed', async () => {
  server.use(mock.offline('listTutors', { once: true }))
  expect(await catchFailure(client.GET('/tutor/list/'))).toMatchObject({ name: 'NetworkError' })
  server.use(mock.latency('listTutors', 60_000))
  const hasty = createClient({ baseUrl, timeout: 20 })
  expect(await catchFailure(hasty.GET('/tutor/list/'))).toMatchObject({ name: 'TimeoutError' })
})

test('generic scenarios answer with a status, break the connection or wait', async () => {
  world.play('status=404;only=listTutors')
  expect(await catchFailure(client.GET('/tutor/list/'))).toMatchObject({ status: 404 })
  world.play('network=down')
  expect(await catchFailure(client.GET('/tutor/list/'))).toMatchObject({ name: 'NetworkError' })
  world.play('slow=60000')
  const hasty = createClient({ baseUrl, timeout: 20 })
  expect(await catchFailure(hasty.GET('/tutor/list/'))).toMatchObject({ name: 'TimeoutError' })
  for (const text of ['status=200', 'status=', 'network=up', 'slow=soon'])
    expect(() => world.play(text)).toThrow(RangeError)
})

test.each(['student', 'tutor', 'kids', 'operator', 'institute_admin'] as const)(
  'without a server a page is signed in as %s, and can sign out and in',
  async (person) => {
    server.use(...createHandlers({ signedInAs: person, now: NOON }))
    const headers = { 'X-CSRF': '1' }
    const readSession = async () => (await fetch('http://localhost/bff/session', { headers })).json()
    expect(await readSession()).toMatchObject({ authenticated: true, user: { category: person } })
    expect((await fetch('http://localhost/api/notifications/list/', { headers })).status).toBe(200)
    await fetch('http://localhost/api/auth/revoke_token/', { method: 'POST', headers, body: '{}' })
    expect(await readSession()).toEqual({ authenticated: false })
    const body = JSON.stringify(people.tutor)
    const signedIn = await fetch('http://localhost/api/auth/token/', { method: 'POST', headers, body })
    expect(await signedIn.text()).not.toContain('token')
    expect(await readSession()).toMatchObject({ authenticated: true, user: { category: 'tutor' } })
  },
)

test('a client of the API keeps its tokens itself', async () => {
  const { data } = await client.POST('/auth/token/', {
    body: { user_type: 'tutor', username: people.tutor.username, password: people.tutor.password },
  })
  const headers = { authorization: `Bearer ${data.token_data.access_token}` }
  expect((await client.GET('/notifications/list/', { headers })).data.success).toBe(true)
  expect(await catchFailure(client.GET('/notifications/list/'))).toMatchObject({ status: 401 })
})

test('the journal lists the answered calls of a world, and verify counts them', async () => {
  await client.GET('/tutor/list/', { params: { query: { page: 2 } } })
  await catchFailure(client.GET('/notifications/list/'))
  world.verify('listTutors', 1)
  expect(world.calls('listNotifications')).toMatchObject([{ method: 'GET', status: 401, at: NOON }])
  expect(() => world.verify('listTutors', 2)).toThrow(
    'listTutors was called 1 times, not 2; calls: GET /v1/tutor/list/?page=2 200, GET /v1/notifications/list/ 401',
  )
  const journal = await fetch('http://localhost/__mock/journal?operation=listTutors')
  expect(await journal.json()).toMatchObject({ data: [{ operation: 'listTutors', status: 200 }] })
  world.reset()
  expect(world.calls()).toEqual([])
})

test('the journal also lists calls that an override answered, and calls whose connection broke', async () => {
  server.use(mock('listTutors', 503, { success: false, Messages: [] }, { once: true }))
  await catchFailure(client.GET('/tutor/list/', { params: { query: { page: 2 } } }))
  server.use(mock.offline('listTutors', { once: true }), mock.latency('listTutors', 1))
  await catchFailure(client.GET('/tutor/list/'))
  await client.GET('/tutor/list/')
  world.play('network=down')
  await catchFailure(client.GET('/tutor/list/'))
  world.verify('listTutors', 4)
  expect(world.calls()).toMatchObject([
    { at: NOON, status: 503, path: '/v1/tutor/list/?page=2', world: 'shared' },
    { status: 0 },
    { status: 200 },
    { status: 0 },
  ])
  const elsewhere = createWorld({ now: NOON })
  createHandlers({ baseUrl: 'http://other.test', world: elsewhere })
  server.use(mock.status('listTutors', 500))
  await catchFailure(client.GET('/tutor/list/'))
  expect(elsewhere.calls()).toEqual([])
})

test('invalid settings are refused', () => {
  for (const status of [100, 199, 600, 404.5, Number.NaN])
    expect(() => mock.status('listTutors', status)).toThrow(RangeError)
  expect(() => mock('listTutors', 200, { ...page, total: -1 })).toThrow('/total is -1, less than 0')
  // @ts-expect-error there is no such demo account
  expect(() => createHandlers({ signedInAs: 'teacher' })).toThrow(
    'signedInAs: "teacher" is not one of student,',
  )
  expect(() => createWorld({ now: 'soon' })).toThrow('now: not a time: soon')
  expect(() => createWorld({ scenario: 'nonsense' })).toThrow('Unknown scenario "nonsense"')
})

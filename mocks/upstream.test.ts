import { Readable } from 'node:stream'
import { setupServer } from 'msw/node'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findInstitute } from '#mocks/data/catalogue.ts'
import { createHandlers } from '#mocks/msw.ts'
import { NOON, people } from '#mocks/testClient.ts'
import { createMockUpstream, type MockUpstream, type UpstreamRequest } from '#mocks/upstream.ts'

const signal = new AbortController().signal

async function readResponse(response: ReturnType<MockUpstream['send']>) {
  const { status, headers, body } = await response
  return { status, headers: new Map(headers), text: body.toString() }
}

function buildRequest(method: string, path: string, more: Partial<UpstreamRequest> = {}): UpstreamRequest {
  return { method, path, headers: {}, signal, ...more }
}

test('a body can be a stream', async () => {
  const upstream = createMockUpstream({ now: NOON })
  const body = Readable.from([Buffer.from(JSON.stringify(people.student))])
  const { text } = await readResponse(upstream.send(buildRequest('POST', '/auth/token/', { body })))
  expect(text).toContain('"success":true')
})

test('for another origin, files that need the session stay below /api, and pictures have absolute URLs', async () => {
  const origin = 'http://localhost:4010'
  const upstream = createMockUpstream({ now: NOON, origin })
  const body = Buffer.from(JSON.stringify(people.tutor))
  const signed = await readResponse(upstream.send(buildRequest('POST', '/auth/token/', { body })))
  const headers = { authorization: `Bearer ${JSON.parse(signed.text).token_data.access_token}` }
  const { text } = await readResponse(
    upstream.send(buildRequest('GET', '/homework/list/?page_size=100', { headers })),
  )
  expect(text).toMatch(/"url":"\/api\/files\/detail\/\d+\/"/)
  expect(text).toContain(`"profile_picture_url":"${origin}/__mock/files/portraits/`)
  expect(text).not.toContain(`${origin}/api/`)
})

test('a call without an operation gets the nearest operations', async () => {
  const upstream = createMockUpstream()
  const { status, headers, text } = await readResponse(upstream.send(buildRequest('GET', '/tutor/lists/')))
  expect(status).toBe(599)
  expect(headers.get('content-type')).toBe('application/problem+json')
  expect(JSON.parse(text)).toMatchObject({ title: 'MOCK_UNMATCHED', method: 'GET', path: '/tutor/lists/' })
  expect(JSON.parse(text).nearest[0]).toBe('GET /tutor/list/')
})

test('a reset recreates a world and its sessions, and leaves other worlds unchanged', async () => {
  const upstream = createMockUpstream({ now: NOON })
  const mock = { world: 'mine' }
  const body = Buffer.from(JSON.stringify(people.student))
  const signed = await readResponse(upstream.send(buildRequest('POST', '/auth/token/', { body, mock })))
  const headers = { Authorization: `Bearer ${JSON.parse(signed.text).token_data.access_token}` }
  const see = async (world?: string) =>
    (
      await readResponse(
        upstream.send(
          buildRequest('GET', '/classes/booked/list/', { headers, ...(world && { mock: { world } }) }),
        ),
      )
    ).status
  expect([await see('mine'), await see(), await see('other')]).toEqual([200, 401, 401])
  const reset = Buffer.from('{"world":"mine","scenario":"empty"}')
  const done = await readResponse(upstream.serve(buildRequest('POST', '/__mock/reset', { body: reset })))
  expect(done.headers.get('set-cookie')).toBe('mock_world=mine; Path=/; HttpOnly; SameSite=Lax')
  expect(await see('mine')).toBe(401)
  const list = await readResponse(upstream.send(buildRequest('GET', '/tutor/list/', { mock })))
  expect(JSON.parse(list.text)).toMatchObject({ total: 0 })
})

test('a new scenario keeps the sessions of its world and resets its limits', async () => {
  const upstream = createMockUpstream({ now: NOON })
  const mock = { world: 'mine' }
  const body = Buffer.from(JSON.stringify(people.student))
  const signed = await readResponse(upstream.send(buildRequest('POST', '/auth/token/', { body, mock })))
  const headers = { Authorization: `Bearer ${JSON.parse(signed.text).token_data.access_token}` }
  const play = async (text: string) =>
    (
      await readResponse(
        upstream.serve(buildRequest('POST', '/__mock/scenario', { body: Buffer.from(text), mock })),
      )
    ).status
  const see = async () =>
    (await readResponse(upstream.send(buildRequest('GET', '/classes/booked/list/', { headers, mock }))))
      .status
  for (let round = 0; round < 2; round += 1) {
    expect(await play('{"scenario":"unauthorized-once;only=listBookedClasses"}')).toBe(200)
    expect([await see(), await see()]).toEqual([401, 200])
  }
  const { text } = await readResponse(upstream.serve(buildRequest('GET', '/__mock/scenarios', { mock })))
  expect(JSON.parse(text)).toMatchObject({
    world: 'mine',
    scenario: 'unauthorized-once;only=listBookedClasses',
    operations: expect.arrayContaining(['listBookedClasses']),
  })
  for (const wrong of ['{}', '[', '{"scenario":"nonsense"}', '{"scenario":7}'])
    expect(await play(wrong)).toBe(400)
  expect([await play('{"scenario":"error-500"}'), await see()]).toEqual([200, 500])
  expect([await play('{"scenario":null}'), await see()]).toEqual([200, 200])
})

test('the clock of a world can be moved ahead, its sessions stay', async () => {
  const upstream = createMockUpstream({ now: NOON })
  const mock = { world: 'mine' }
  const move = (text: string) =>
    readResponse(upstream.serve(buildRequest('POST', '/__mock/clock', { body: Buffer.from(text), mock })))
  expect(JSON.parse((await move('{"minutes":90}')).text)).toMatchObject({ now: '2026-11-21T13:50:00Z' })
  expect((await move('{"minutes":-5}')).status).toBe(400)
})

test.each([
  '{"world":"a b"}',
  '{"seed":"x"}',
  '{"now":"soon"}',
  '{"now":"2026-02-30"}',
  '{"now":"2026-02-30T10:00:00Z"}',
  '{"now":"2026-02-28T25:00:00Z"}',
  '{"now":1e20}',
  '{"now":null}',
  '{"scenario":"nonsense"}',
  '[',
  '[]',
])('a reset with %s gets 400', async (body) => {
  const upstream = createMockUpstream()
  expect(
    (await readResponse(upstream.serve(buildRequest('POST', '/__mock/reset', { body: Buffer.from(body) }))))
      .status,
  ).toBe(400)
})

test.each([
  ['/__mock/scenarios', 'application/json'],
  ['/__mock/pages/terms', 'text/html'],
  ['/__mock/pages/privacy?lang=ar', 'text/html'],
  ['/__mock/files/portraits/1001-f.svg', 'image/svg+xml'],
  ['/__mock/files/portraits/1002.svg', 'image/svg+xml'],
  ['/__mock/files/courses/101.svg', 'image/svg+xml'],
  ['/__mock/files/logo/2.svg', 'image/svg+xml'],
])('%s is %s without scripts', async (path, type) => {
  const { status, headers, text } = await readResponse(createMockUpstream().serve(buildRequest('GET', path)))
  expect(status).toBe(200)
  expect(headers.get('content-type')).toContain(type)
  expect(text).not.toMatch(/<script|\son\w+=|javascript:/i)
})

test.each([
  '/__mock/files/courses/none.svg',
  '/__mock/files/logo/9.svg',
  '/__mock/pages/x',
  '/__mock/',
  '/__mock/files/courses/101-m.svg',
])('%s does not exist', async (path) => {
  expect((await readResponse(createMockUpstream().serve(buildRequest('GET', path)))).status).toBe(404)
})

test.each(['localhost', 'noor.localhost', 'iqra.localhost'])(
  'pages have the colours of the institute at %s',
  async (host) => {
    const request = buildRequest('GET', '/__mock/pages/terms?lang=en', { headers: { 'custom-host': host } })
    const { text } = await readResponse(createMockUpstream().serve(request))
    expect(text).toContain(`<p>${findInstitute(host).name.en}</p>`)
  },
)

const server = setupServer(...createHandlers({ baseUrl: 'http://localhost/api/' }))
beforeAll(() => server.listen())
afterAll(() => server.close())

test('MSW returns the same responses', async () => {
  const response = await fetch('http://localhost/api/tutor/list/?page_size=1', {
    headers: { 'Accept-Language': 'ar' },
  })
  expect(response.headers.get('x-mock-provenance')).toBe('assumed')
  expect(await response.json()).toMatchObject({ success: true, page_size: 1 })
  const body = JSON.stringify(people.tutor)
  const signed = await fetch('http://localhost/api/auth/token/', { method: 'POST', body })
  expect(await signed.json()).toMatchObject({ success: true })
  const broken = fetch('http://localhost/api/tutor/list/', { headers: { 'X-Mock-Scenario': 'offline' } })
  await expect(broken).rejects.toThrow('fetch')
})

test('a course that staff made has a cover of its own', async () => {
  const upstream = createMockUpstream({ now: NOON })
  const cover = await readResponse(upstream.serve(buildRequest('GET', '/__mock/files/courses/4321.svg')))
  expect(cover.text).toContain('<svg')
})

import { expect, test } from 'vitest'
import { api, bff, startBffPerTest } from '../../fakes/bffPerTest.ts'

startBffPerTest()

const terms = '/api/institutes/terms/'
const parseCode = (response: { text: string }) => JSON.parse(response.text).code

test.each([
  ['GET', '/api/nothing/', 404, 'not_found', undefined],
  ['GET', '/api/institutes/terms', 404, 'not_found', undefined],
  ['GET', '/api/', 404, 'not_found', undefined],
  ['POST', '/api/auth/refresh_token/', 404, 'not_found', undefined],
  ['DELETE', '/api/auth/token/', 405, 'method_not_allowed', 'POST'],
  ['POST', '/api/tutor/profile/5/', 405, 'method_not_allowed', 'GET'],
  ['GET', '/bff/nothing', 404, 'not_found', undefined],
  ['POST', '/bff/session', 405, 'method_not_allowed', 'GET, HEAD'],
  ['POST', '/__mock/reset', 404, 'not_found', undefined],
])('%s %s is refused with %i before any upstream call', async (method, target, status, code, allow) => {
  const response = await bff.request(target, { method })
  expect([response.status, parseCode(response), response.headers.allow]).toEqual([status, code, allow])
  expect(response.headers['content-type']).toBe('application/problem+json')
  expect(api.calls).toHaveLength(0)
})

test.each([
  [{}, 200],
  [{ 'x-csrf': undefined }, 403],
  [{ 'x-csrf': '0' }, 403],
  [{ 'x-csrf': ['1', '1'] }, 403],
  [{ 'sec-fetch-site': 'same-origin' }, 200],
  [{ 'sec-fetch-site': 'same-origin', 'x-csrf': undefined }, 403],
  [{ 'sec-fetch-site': 'same-site' }, 403],
  [{ 'sec-fetch-site': 'cross-site' }, 403],
  [{ origin: 'http://evil.example' }, 403],
  [{ origin: 'null' }, 403],
  [{ origin: 'http://localhost:1' }, 403],
])('cross-site headers %j give %i for the API and the session alike', async (headers, status) => {
  for (const target of [terms, '/bff/session']) {
    expect((await bff.request(target, { headers })).status).toBe(status)
  }
  expect(api.calls).toHaveLength(status === 200 ? 1 : 0)
})

test("the page's own origin passes", async () => {
  expect((await bff.request(terms, { headers: { origin: `http://localhost:${bff.port}` } })).status).toBe(200)
})

test.each([
  '/api/institutes/%2e%2e/terms/',
  '/api/institutes/../institutes/terms/',
  '/api/tutor/profile/..%2fadmin/',
  '/api/tutor/profile/%5cadmin/',
  '/api/tutor/profile/%252fadmin/',
  '/api/tutor/profile/%25252e/',
  '/api/tutor/profile/%00/',
  '/api/tutor/profile/%0a/',
  '/api/tutor/profile/%zz/',
  '/api/tutor/profile/%ff/',
  '/api//institutes/terms/',
  '/api/institutes/terms/#x',
  '/api/institutes\\terms/',
  'http://evil.example/api/institutes/terms/',
])('the target %s is refused', async (target) => {
  const bytes = `GET ${target} HTTP/1.1\r\nHost: localhost\r\nX-CSRF: 1\r\nConnection: close\r\n\r\n`
  expect(await bff.sendBytes(bytes)).toMatch(/^HTTP\/1\.1 400/)
  expect(api.calls).toHaveLength(0)
})

test('a path parameter is encoded again', async () => {
  await bff.request('/api/tutor/profile/a%3Fb%23c;d/')
  expect(api.calls[0]?.target).toBe('/v1/tutor/profile/a%3Fb%23c%3Bd/')
})

test('two Host headers, an unknown host and a smuggled request are refused', async () => {
  const twice = await bff.sendBytes(
    'GET /healthz2 HTTP/1.1\r\nHost: localhost\r\nHost: evil\r\nConnection: close\r\n\r\n',
  )
  expect(twice).toMatch(/^HTTP\/1\.1 400/)
  const unknown = await bff.request(terms, { host: 'evil.example' })
  expect([unknown.status, parseCode(unknown)]).toEqual([421, 'unknown_host'])
  const smuggled = await bff.sendBytes(
    'POST /api/institutes/configs/ HTTP/1.1\r\nHost: localhost\r\nX-CSRF: 1\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /x HTTP/1.1\r\n\r\n',
  )
  expect(smuggled).toMatch(/^HTTP\/1\.1 400/)
  expect(api.calls).toHaveLength(0)
})

test('a body of another type or above the limit is refused, with or without a content length', async () => {
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  const typed = await bff.request('/api/auth/token/', { body: 'a=1', headers: form })
  expect([typed.status, parseCode(typed)]).toEqual([415, 'unsupported_media_type'])
  const large = JSON.stringify({ text: 'x'.repeat(70_000) })
  for (const headers of [{}, { 'transfer-encoding': 'chunked' }]) {
    const response = await bff.request('/api/auth/token/', { body: large, headers })
    expect([response.status, parseCode(response)]).toEqual([413, 'body_too_large'])
  }
  expect(api.calls).toHaveLength(0)
})

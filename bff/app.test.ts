import { expect, test } from 'vitest'
import type { FixtureTools } from '#bff/services.ts'
import { api, bff, startBffPerFile } from '../tests/fakes/bffPerTest.ts'

const fixtureTools: FixtureTools = {
  serve() {
    throw new Error('CANARY')
  },
}
startBffPerFile({ fixtureTools })

const parseCode = ({ text }: { text: string }) => JSON.parse(text).code

test('the health path is answered for any host, every other one for the hosts of a tenant', async () => {
  expect((await bff.request('/healthz', { host: '10.0.0.1' })).text).toBe('ok\n')
  const other = await bff.request('/api/institutes/terms/', { host: '10.0.0.1' })
  expect([other.status, parseCode(other)]).toEqual([421, 'unknown_host'])
  expect((await bff.request('/healthz?x', { host: 'other.example' })).status).toBe(200)
})

test('an error that is no problem is logged with its request, and the visitor sees no detail', async () => {
  const received = await bff.request('/__fixture/')
  expect([received.status, parseCode(received)]).toEqual([500, 'internal_error'])
  expect(received.text).not.toContain('CANARY')
  const line = bff.log.map((text) => JSON.parse(text)).find(({ event }) => event === 'failed')
  expect(line).toMatchObject({ request_id: received.headers['x-request-id'] })
})

test('the checks of a call run in their order, before its body is read', async () => {
  const body = { method: 'POST', headers: { 'x-csrf': undefined, 'content-type': 'text/plain' }, body: 'x' }
  expect(parseCode(await bff.request('/api/nothing/', body))).toBe('not_found')
  expect(parseCode(await bff.request('/api/auth/token/', body))).toBe('csrf')
  const typed = { ...body, headers: { 'content-type': 'text/plain' } }
  expect(parseCode(await bff.request('/api/auth/token/', typed))).toBe('unsupported_media_type')
  expect(api.calls).toEqual([])
})

test('a connection with a refused body that is left unread is closed', async () => {
  const head = `POST /api/nothing/ HTTP/1.1\r\nHost: localhost:${bff.port}\r\nContent-Length: 9\r\n\r\n`
  expect(await bff.sendBytes(head)).toMatch(/^HTTP\/1\.1 404 .*\r\nconnection: close\r\n/is)
  const whole = `GET /api/nothing/ HTTP/1.1\r\nHost: localhost:${bff.port}\r\n\r\n`
  expect(await bff.sendBytes(whole)).not.toMatch(/\r\nconnection: close\r\n/i)
})

test('methods of our own routes are refused with those that are allowed', async () => {
  const refused = await Promise.all(
    [
      ['/bff/session', 'DELETE'],
      ['/bff/sessions/end-others', 'GET'],
      ['/bff/reports', 'GET'],
    ].map(([path = '', method = '']) => bff.request(path, { method })),
  )
  expect(refused.map(({ status, headers }) => [status, headers.allow])).toEqual([
    [405, 'GET, HEAD'],
    [405, 'POST'],
    [405, 'POST'],
  ])
})

import { expect, test } from 'vitest'
import { readConfig } from '#bff/config/config.ts'
import { buildRequestHeaders, type RequestHeaderParts } from '#bff/proxy/requestHeaders.ts'
import type { Session } from '#bff/session/sessions.ts'
import { buildUser, createTestSessions } from '../../tests/fakes/sessions.ts'
import { tenant } from '../../tests/fakes/tenant.ts'
import { buildUpstreamCall } from '../../tests/fakes/upstreamCall.ts'

const outcome = readConfig({ UPSTREAM: 'mock', API_CLIENT_ID: 'web', API_CLIENT_SECRET: 'client-secret' })
if ('problems' in outcome) throw new Error(outcome.problems.join())
const { config } = outcome
const traceparent = '00-1-2-01'

function build(more: Partial<RequestHeaderParts> = {}, session?: Session) {
  return buildRequestHeaders(config, buildUpstreamCall(more), session, traceparent)
}

function startSession(custom_host: string | undefined): Promise<Session> {
  return createTestSessions(Date.now).start({ user: buildUser({ custom_host }) })
}

test('an anonymous call without a body has the headers of every call and no others', () => {
  expect(build()).toStrictEqual({
    accept: 'application/json, */*',
    'accept-encoding': 'identity',
    'x-forwarded-for': '203.0.113.9',
    'x-request-id': '00000000-0000-4000-8000-000000000001',
    traceparent,
    [config.API_HEADERS.clientId]: 'web',
    [config.API_HEADERS.clientSecret]: 'client-secret',
    [config.API_HEADERS.timezone]: 'Africa/Cairo',
    [config.API_HEADERS.customHost]: 'a.example',
  })
})

test.each<[Partial<RequestHeaderParts>, Record<string, string>]>([
  [{ language: 'ar' }, { [config.API_HEADERS.language]: 'ar' }],
  [{ contentType: 'image/png' }, { 'content-type': 'image/png' }],
  [{ contentLength: 0 }, { 'content-length': '0' }],
  [{ idempotencyKey: 'k-1' }, { 'idempotency-key': 'k-1' }],
  [{ ifNoneMatch: '"a"' }, { 'if-none-match': '"a"' }],
  [{ range: 'bytes=0-1' }, { range: 'bytes=0-1' }],
  [
    { range: 'bytes=0-1', ifRange: '"a"' },
    { range: 'bytes=0-1', 'if-range': '"a"' },
  ],
  [{ ifRange: '"a"' }, {}],
])('a call with %o also has the headers %o', (parts, added) => {
  expect(build(parts)).toStrictEqual({ ...build(), ...added })
})

test('a tenant with a client of its own sends that one', () => {
  const own = { ...tenant, clientId: 'own', clientSecret: 'own-secret' }
  expect(build({ tenant: own })).toMatchObject({
    [config.API_HEADERS.clientId]: 'own',
    [config.API_HEADERS.clientSecret]: 'own-secret',
  })
})

test.each([
  ['a second host of the tenant', 'b.example', 'b.example'],
  ['the custom host of the tenant', 'custom.example', 'custom.example'],
  ['a host of another tenant', 'other.example', 'custom.example'],
  ['no custom host', undefined, 'custom.example'],
])('a signed-in person with %s sends the token and a host of the tenant', async (_, own, sent) => {
  const parts = { tenant: { ...tenant, customHost: 'custom.example', hosts: ['a.example', 'b.example'] } }
  const headers = build(parts, await startSession(own))
  expect(headers).toEqual({
    ...build(parts),
    authorization: 'Bearer access-1',
    [config.API_HEADERS.customHost]: sent,
  })
})

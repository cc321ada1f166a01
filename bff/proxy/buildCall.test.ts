import type { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { LightAbort } from '#bff/http/abort.ts'
import type { TenantContext } from '#bff/http/requestContext.ts'
import type { RequestHead } from '#bff/http/requestHead.ts'
import { untracedTracing } from '#bff/operations/traces.ts'
import { buildCall, noBody, parseMembers, readCallBody, toSharedCall } from '#bff/proxy/buildCall.ts'
import type { Operation } from '#sdk/operations.ts'
import { catchProblem } from '../../tests/fakes/catchProblem.ts'
import { requireValue } from '../../tests/fakes/requireValue.ts'
import { tenant } from '../../tests/fakes/tenant.ts'
import { buildUpstreamCall, listClasses } from '../../tests/fakes/upstreamCall.ts'

function buildHead(headers: Record<string, string>, target = '/api/classes/list/?page=2'): RequestHead {
  return { method: 'GET', target, headers, rawHeaders: [] }
}

function build(headers: Record<string, string>, body = noBody, operation: Operation = listClasses) {
  const id = '00000000-0000-4000-8000-000000000001'
  const context: TenantContext = {
    id,
    head: buildHead(headers),
    path: '/api/classes/list/',
    tenant,
    origin: tenant.origin,
    address: '203.0.113.9',
    signal: new LightAbort(),
    mock: undefined,
    trace: untracedTracing.start(id, 'GET'),
    route: 'none',
  }
  return buildCall(context, { operation, path: '/classes/list/' }, body)
}

/** Sends a body as Node's request does. */
function receive(text: string | Buffer): IncomingMessage {
  // The members that are used: a stream of bytes
  return Readable.from([Buffer.from(text)]) as IncomingMessage
}

test('a call without a body names none, and keeps the query as it was sent', () => {
  expect(build({})).toMatchObject({
    path: '/classes/list/?page=2',
    language: 'en',
    timeZone: 'UTC',
    body: undefined,
    contentType: undefined,
    contentLength: undefined,
    idempotencyKey: undefined,
    range: undefined,
  })
})

test('language and time zone come from the headers of the SDK', () => {
  expect(build({ 'accept-language': 'ar', 'x-timezone': 'Asia/Riyadh' })).toMatchObject({
    language: 'ar',
    timeZone: 'Asia/Riyadh',
  })
})

test('a buffered body is JSON of its own length, whatever the request said', () => {
  const body = Buffer.from('{}')
  const headers = { 'content-type': 'application/json; charset=utf-16', 'content-length': '9' }
  expect(build(headers, { buffer: body })).toMatchObject({
    body,
    contentType: 'application/json',
    contentLength: 2,
  })
})

test('a streamed body keeps the type and the length of the request', async () => {
  const headers = { 'content-type': 'image/png', 'content-length': '4' }
  const body = await readCallBody(receive('file'), buildHead(headers), listClasses)
  const call = build(headers, body)
  expect(call).toMatchObject({ contentType: 'image/png', contentLength: 4 })
  expect(call.body).toBe(body.stream)
  expect((await buffer(requireValue(body.stream, 'a stream'))).toString()).toBe('file')
  expect(build({ 'content-type': 'image/png' }, body).contentLength).toBeUndefined()
})

test('the range of a file is passed on, and of nothing else', () => {
  const headers = { range: 'bytes=0-9', 'if-range': '"a"' }
  expect(build(headers, noBody, { ...listClasses, media: true })).toMatchObject({
    range: 'bytes=0-9',
    ifRange: '"a"',
  })
  expect(build(headers).range).toBeUndefined()
})

test.each([
  ['a-1_B', 'a-1_B'],
  ['a'.repeat(128), 'a'.repeat(128)],
  ['a'.repeat(129), undefined],
  ['', undefined],
  ['a b', undefined],
  ['a\r', undefined],
  [' a', undefined],
])('the idempotency key %j is sent as %j', (key, sent) => {
  expect(build({ 'idempotency-key': key }).idempotencyKey).toBe(sent)
})

test('a shared call has nothing of its first caller', () => {
  const own = buildUpstreamCall({ path: '/tutor/list/?utm=1', idempotencyKey: 'k', timeZone: 'Asia/Riyadh' })
  expect(toSharedCall(own)).toEqual({
    ...own,
    path: '/tutor/list/',
    idempotencyKey: undefined,
    timeZone: 'UTC',
  })
})

test('JSON is buffered as it came, but with a rate limit as the API reads it', async () => {
  const head = buildHead({ 'content-type': 'application/json' })
  const text = '{ "email": "a", "email": "b" }'
  const limited: Operation = { ...listClasses, limit: 'sign-in' }
  expect((await readCallBody(receive(text), head, listClasses)).buffer?.toString()).toBe(text)
  expect((await readCallBody(receive(text), head, limited)).buffer?.toString()).toBe('{"email":"b"}')
  expect((await readCallBody(receive(''), head, limited)).buffer?.length).toBe(0)
  await expect(readCallBody(receive('{'), head, limited)).rejects.toMatchObject({ code: 'bad_request' })
})

test('members are those of an object', () => {
  expect(parseMembers(undefined)).toEqual({})
  expect(parseMembers(Buffer.alloc(0))).toEqual({})
  expect(parseMembers(Buffer.from('[1]'))).toEqual({})
  expect(parseMembers(Buffer.from('{"a":1}'))).toEqual({ a: 1 })
})

test.each([
  ['no JSON', Buffer.from('{')],
  ['JSON in bytes that are not UTF-8', Buffer.from('"\xe9"', 'latin1')],
  ['JSON of more than 50 levels', Buffer.from('['.repeat(51) + ']'.repeat(51))],
])('%s is refused', (_, body) => {
  expect(catchProblem(() => parseMembers(body))).toBe('bad_request')
})

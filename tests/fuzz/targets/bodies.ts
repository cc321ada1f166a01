import assert from 'node:assert/strict'
import { anything, array, constantFrom, json, oneof, record, string, type Arbitrary } from 'fast-check'
import { createTestClient } from '#mocks/testClient.ts'
import { startHostileApi } from '../../fakes/hostileApi.ts'
import { startRunningBff } from '../../fakes/runningBff.ts'
import { exchangeBytes } from '../exchangeBytes.ts'
import type { FuzzTarget } from '../target.ts'

interface SentBody {
  readonly path: string
  readonly type: string
  /** One character for each byte */
  readonly body: string
}

const toBytes = (text: string) => Buffer.from(text).toString('latin1')
const piece = string({ unit: 'binary', maxLength: 10 }).map(toBytes)
const oddJson = oneof(
  json(),
  anything().map((value) => JSON.stringify(value) ?? ''),
  constantFrom(
    '{"username":"a","username":"b"}',
    '{"__proto__":{"user_type":"operator"}}',
    '{"a":1e999}',
    '{"a":"\\ud800"}',
    '\ufeff{}',
    '[]',
    'null',
    '"text"',
    'NaN',
    '{"a":1}x',
    `${'['.repeat(500)}${']'.repeat(500)}`,
    `${'{"a":'.repeat(50)}1${'}'.repeat(50)}`,
  ),
).map(toBytes)
const part = constantFrom(
  '--b\r\n',
  '--b--\r\n',
  '--b',
  '\r\n',
  '\r\n\r\n',
  'Content-Disposition: form-data; name="file"; filename="a.mp3"\r\n',
  'Content-Disposition: form-data; name="file"; filename="../../evil"\r\n',
  'Content-Disposition: form-data; filename=""\r\n',
  'Content-Type: audio/mpeg\r\n',
  'Content-Type: text/html; evil\r\n',
)
const multipart = array(oneof({ weight: 4, arbitrary: part }, piece), { maxLength: 9 }).map((parts) =>
  parts.join(''),
)

const sent: Arbitrary<SentBody> = oneof(
  record({
    path: constantFrom(
      '/auth/token/',
      '/auth/signup/user/',
      '/institutes/configs/',
      '/account/profile/update/',
    ),
    type: constantFrom('application/json', 'application/json; charset=utf-16', 'APPLICATION/JSON'),
    body: oddJson,
  }),
  record({
    path: constantFrom('/files/upload/', '/account/picture/'),
    type: constantFrom(
      'multipart/form-data; boundary=b',
      'multipart/form-data; boundary="b"',
      'multipart/form-data',
      'multipart/form-data; boundary=',
    ),
    body: multipart,
  }),
)

/** The meaning of a body: JSON that the BFF reads itself is written again, each member once. */
function canonize(type: string, body: string): string {
  return /json/i.test(type) ? JSON.stringify(JSON.parse(body || '{}')) : body
}

/** JSON and multipart bodies: refused, or forwarded to the API with what they say; the mocks never fail over one. */
export const bodies: FuzzTarget = {
  inputs: sent.map((one) => JSON.stringify(one)),
  async start() {
    const api = await startHostileApi()
    const bff = await startRunningBff(api)
    const cookie = await bff.signIn()
    const { call, signIn } = createTestClient()
    const { access_token: token } = await signIn('student')
    return {
      async check(input) {
        // Written by this target
        const { path, type, body } = JSON.parse(input) as SentBody
        api.calls.splice(0)
        const head = `POST /api${path} HTTP/1.1\r\nHost: localhost\r\nX-CSRF: 1\r\nCookie: ${cookie}\r\nConnection: close`
        const received = await exchangeBytes(
          bff.port,
          `${head}\r\nContent-Type: ${type}\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
          4000,
        )
        assert.match(
          received,
          /^HTTP\/1\.1 [234]\d\d /,
          `a body is served or refused: ${received.slice(0, 300)}`,
        )
        const bytes = Buffer.from(body, 'latin1')
        for (const forwarded of api.calls.filter(({ target }) => target === `/v1${path}`))
          assert.equal(
            canonize(type, forwarded.body),
            canonize(type, String(bytes)),
            'a body is forwarded as it came',
          )
        const headers = { 'content-type': type, 'content-length': String(bytes.length) }
        const options = type.startsWith('multipart') ? { bytes } : { body: bytes.toString('utf8') }
        const reply = await call('POST', path, { ...options, headers, token })
        assert.ok(reply.status < 500, `the mocks fail with ${reply.status}`)
      },
      async stop() {
        await bff.stop()
        await api.close()
      },
    }
  },
}

import { expect, test } from 'vitest'
import {
  CallerAborted,
  CircuitOpen,
  DeadlineExceeded,
  getErrorCode,
  isConnectionFailure,
  isNeverSent,
  isOwnRefusal,
  ResponseTruncated,
  ShareExceeded,
  UnusableResponse,
  UpstreamOverloaded,
  UpstreamUnreachable,
} from '#bff/upstream/errors.ts'

function createError(code: string): Error {
  return Object.assign(new Error(code), { code })
}

const refusals = [new UpstreamOverloaded(), new CircuitOpen(), new ShareExceeded()]
const failed = ['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET', 'ECONNREFUSED', 'UND_ERR_CONNECT_TIMEOUT']
const unconnected = [
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]
const others = [new DeadlineExceeded(), new CallerAborted(), new ResponseTruncated(), new Error('x'), 'text']

test('a refusal of our own, and a call without a connection, never reached the API', () => {
  expect(refusals.map(isOwnRefusal)).toEqual([true, true, true])
  expect([...refusals, ...unconnected.map(createError)].map(isNeverSent)).not.toContain(false)
  expect([...others, createError('ECONNRESET'), createError('EPIPE')].map(isNeverSent)).not.toContain(true)
  expect([...others, ...unconnected.map(createError)].map(isOwnRefusal)).not.toContain(true)
})

test('a broken connection may succeed on a new one', () => {
  expect(failed.map(createError).map(isConnectionFailure)).not.toContain(false)
  expect([...others, ...refusals, createError('ENOTFOUND')].map(isConnectionFailure)).not.toContain(true)
})

test('an error is named by its code, its class, or not at all', () => {
  expect(getErrorCode(createError('E'))).toBe('E')
  expect(getErrorCode(Object.assign(new TypeError('x'), { code: 5 }))).toBe('TypeError')
  expect(getErrorCode('text')).toBe('UNKNOWN')
})

test('a failure of the API becomes a problem with its cause or status', () => {
  const cause = createError('ECONNRESET')
  expect(new UpstreamUnreachable(cause)).toMatchObject({ code: 'upstream_unreachable', cause })
  expect(new UnusableResponse(302)).toMatchObject({ code: 'upstream_unreachable', status: 302 })
})

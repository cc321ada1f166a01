import { expect, test } from 'vitest'
import type { TenantContext } from '#bff/http/requestContext.ts'
import { buildApiHeaders } from '#bff/routes/apiHeaders.ts'
import { createSessionCookie, formatSessionCookie } from '#bff/session/cookie.ts'
import type { StorageRules } from '#bff/upstream/apiResponse.ts'
import type { Operation } from '#sdk/operations.ts'
import { tenant } from '../../tests/fakes/tenant.ts'
import { listClasses } from '../../tests/fakes/upstreamCall.ts'

const cache = { ttl: 1, stale_while_revalidate: 1, stale_if_error: 1 }
const signedIn = formatSessionCookie(tenant, createSessionCookie(), undefined).split(';', 1)[0]

/** The headers of a response, by name. */
function build(
  more: Partial<Operation>,
  response: { status?: number; storage?: Partial<StorageRules> } = {},
  cookie?: string,
): Record<string, unknown> {
  const { status = 200, storage } = response
  const rules = storage && { cacheControl: '', vary: '', age: 0, setsCookie: false, ...storage }
  // The members that are used
  const context = { tenant, id: 'id', head: { headers: cookie ? { cookie } : {} } } as TenantContext
  const list = buildApiHeaders(context, { ...listClasses, ...more }, { status, storage: rules })
  return Object.fromEntries(Array.from({ length: list.length / 2 }, (_, i) => [list[2 * i], list[2 * i + 1]]))
}

test('every response has the id of its request and the policies of data', () => {
  expect(build({})).toMatchObject({
    'x-request-id': 'id',
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
    vary: 'Cookie, Accept-Encoding, Accept-Language, Origin, Sec-Fetch-Site',
  })
})

test('a shared read may be kept and revalidated, and does not differ by cookie', () => {
  expect(build({ cache })).toMatchObject({
    'cache-control': 'private, no-cache',
    vary: 'Accept-Encoding, Accept-Language, Origin, Sec-Fetch-Site',
  })
  expect(build({ cache, method: 'POST' })).toMatchObject({
    'cache-control': 'no-store',
    vary: expect.stringMatching(/^Cookie/),
  })
})

test.each([
  ['no-store', { cacheControl: 'no-store' }],
  ['private', { cacheControl: 'private' }],
  ['Set-Cookie', { setsCookie: true }],
])('a shared read that the API sends with %s is not kept', (_, storage) => {
  expect(build({ cache }, { storage })['cache-control']).toBe('no-store')
  expect(build({ cache }, { storage: {} })['cache-control']).toBe('private, no-cache')
})

test('a read of guests is kept for guests only', () => {
  expect(build({ guest_copy: true })['cache-control']).toBe('private, no-cache')
  expect(build({ guest_copy: true }, {}, signedIn)['cache-control']).toBe('no-store')
  expect(build({ cache }, {}, signedIn)['cache-control']).toBe('private, no-cache')
})

test('media are kept for five minutes and may stand in our own frames, a failure is not kept', () => {
  expect(build({ media: true })).toMatchObject({
    'cache-control': 'private, max-age=300',
    vary: 'Cookie',
    'content-security-policy':
      "default-src 'none'; media-src 'self'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'",
  })
  expect(build({ media: true }, { status: 400 })['cache-control']).toBe('no-store')
  expect(build({ media: true }, { status: 399 })['cache-control']).toBe('private, max-age=300')
  expect(build({})['content-security-policy']).not.toContain("frame-ancestors 'self'")
})

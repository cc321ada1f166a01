import { expect, test } from 'vitest'
import { computeShareableFor, isShareable, limitFreshness } from '#bff/cache/freshness.ts'

const policy = { ttl: 60, staleWhileRevalidate: 300, staleIfError: 3600 }
const build = (more: object) => ({
  storage: { cacheControl: '', vary: '', age: 0, setsCookie: false, ...more },
})
/** The freshness of a response whose API names a shorter lifetime and no time for stale responses. */
const bounded = { ...policy, staleWhileRevalidate: 0 }
const fresh = { staleWhileRevalidate: 0, staleIfError: 0 }

test.each([
  ['says nothing', {}],
  ['is public', { cacheControl: 'public, max-age=5' }],
  ['varies by what the key has', { vary: 'Accept-Language, timezone' }],
  ['has a directive that only contains a word', { cacheControl: 'no-storex, xprivate' }],
])('a response that %s may be shared', (_, more) => {
  expect(isShareable(build(more))).toBe(true)
  expect(isShareable({})).toBe(true)
})

test.each([
  ['is private', { cacheControl: 'private' }],
  ['must not be stored', { cacheControl: 'max-age=5, No-Store' }],
  ['must be revalidated each time', { cacheControl: 'no-cache' }],
  ['names a private member', { cacheControl: 'private="set-cookie"' }],
  ['sets a cookie', { setsCookie: true }],
  ['varies by everything', { vary: '*' }],
  ['varies by the address', { vary: 'accept, X-Forwarded-For' }],
  ['varies by the request', { vary: 'x-request-id' }],
  ['varies by the trace', { vary: 'traceparent' }],
])('a response that %s is not shared and not stored', (_, more) => {
  expect(isShareable(build(more))).toBe(false)
  expect(limitFreshness(policy, build(more))).toBeUndefined()
})

test.each([
  ['nothing', {}, policy],
  ['a shorter age', { cacheControl: 'max-age=10' }, { ...bounded, ttl: 10 }],
  ['a longer age', { cacheControl: 'max-age=1000' }, policy],
  [
    'an age between fresh and stale',
    { cacheControl: 'max-age=100' },
    { ...policy, staleWhileRevalidate: 40 },
  ],
  ['an age in quotes', { cacheControl: 'max-age="10"' }, { ...bounded, ttl: 10 }],
  ['an age with spaces', { cacheControl: ' , Max-Age = 10 ' }, { ...bounded, ttl: 10 }],
  ['that it is old already', { cacheControl: 'max-age=10', age: 4 }, { ...bounded, ttl: 6 }],
  ['only how old it is', { age: 4 }, policy],
  ['that it has ended', { cacheControl: 'max-age=10', age: 10 }, undefined],
  ['an age of zero', { cacheControl: 'max-age=0' }, undefined],
  ['two ages, of which the first counts', { cacheControl: ',max-age=7,max-age=50' }, { ...bounded, ttl: 7 }],
  ['when it expires', { expiresIn: 20, age: 5 }, { ...bounded, ttl: 15 }],
  ['that it has expired', { expiresIn: 0 }, undefined],
  ['an age beside its end', { cacheControl: 'max-age=10', expiresIn: 0 }, { ...bounded, ttl: 10 }],
  ['an age that is not a number', { cacheControl: 'max-age=soon' }, undefined],
  [
    'how long a stale answer may serve',
    { cacheControl: 'max-age=10, stale-while-revalidate=5, stale-if-error="7"' },
    { ttl: 10, staleWhileRevalidate: 5, staleIfError: 7 },
  ],
  [
    'a long age and how long a stale answer may serve after it',
    { cacheControl: 'max-age=100, stale-while-revalidate=5' },
    { ...policy, staleWhileRevalidate: 45 },
  ],
  ['that a stale answer may serve for longer', { cacheControl: 'stale-while-revalidate=9999' }, policy],
  [
    'by no number how long a stale answer may serve',
    { cacheControl: 'stale-if-error=long' },
    { ...policy, staleIfError: 0 },
  ],
  ['an age for shared caches', { cacheControl: 's-maxage=5, max-age=50' }, { ttl: 5, ...fresh }],
  [
    'a long age for shared caches',
    { cacheControl: 's-maxage=90' },
    { ttl: 60, staleWhileRevalidate: 30, staleIfError: 0 },
  ],
  ['that stale answers are forbidden', { cacheControl: 'must-revalidate' }, { ttl: 60, ...fresh }],
  ['that proxies must ask again', { cacheControl: 'proxy-revalidate, max-age=9' }, { ttl: 9, ...fresh }],
])('the lifetime is limited when the API says %s', (_, more, lifetime) => {
  expect(limitFreshness(policy, build(more))).toEqual(lifetime)
})

test('a response without rules lives as the policy says', () => {
  expect(limitFreshness(policy, {})).toBe(policy)
})

test.each([
  ['nothing', {}, Infinity],
  ['that it is private', { cacheControl: 'private' }, 0],
  ['that it has ended', { cacheControl: 'max-age=0' }, 0],
  ['an age', { cacheControl: 'max-age=90', age: 4 }, 86],
  ['an age and a time after it', { cacheControl: 'max-age=90, stale-while-revalidate=10' }, 100],
  ['a time after an age of the policy', { cacheControl: 'stale-while-revalidate=10' }, Infinity],
])('when the API says %s, others may be given the response for a time', (_, more, seconds) => {
  expect(computeShareableFor(build(more))).toBe(seconds)
})

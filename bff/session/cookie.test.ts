import { expect, test } from 'vitest'
import {
  createSessionCookie,
  formatClearedCookie,
  formatHostCookie,
  formatPageCookie,
  formatSessionCookie,
  getHostCookieName,
  parseSessionCookie,
} from '#bff/session/cookie.ts'
import { tenant } from '../../tests/fakes/tenant.ts'

const local = { ...tenant, origin: 'http://localhost:3000' }
const cookie = { id: `${'a'.repeat(21)}A`, secret: `${'b'.repeat(21)}w` }
const parse = (header: string, from = tenant) => parseSessionCookie({ headers: { cookie: header } }, from)

test('a new cookie has two random parts of 128 bits', () => {
  const [one, two] = [createSessionCookie(), createSessionCookie()]
  for (const { id, secret } of [one, two]) {
    expect(Buffer.from(id, 'base64url')).toHaveLength(16)
    expect(Buffer.from(secret, 'base64url')).toHaveLength(16)
  }
  expect(new Set([one.id, one.secret, two.id, two.secret]).size).toBe(4)
})

test('over https the cookie is bound to its host, to https and out of reach of scripts', () => {
  expect(formatSessionCookie(tenant, cookie, undefined)).toBe(
    `__Host-session=v1.${cookie.id}.${cookie.secret}; Path=/; HttpOnly; SameSite=Lax; Secure`,
  )
  expect(formatSessionCookie(tenant, cookie, 0)).toContain('; Max-Age=0; ')
  expect(formatClearedCookie(tenant)).toBe(
    '__Host-session=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax; Secure',
  )
})

test.each([
  ['http://localhost:3000', true],
  ['http://noor.localhost', true],
  ['http://127.0.0.1:8', true],
  ['http://[::1]:3000', true],
  ['https://localhost:3000', false],
  ['http://a.example', false],
])('the origin %s goes without Secure and the prefix: %s', (origin, isPlain) => {
  const from = { ...tenant, origin }
  expect(formatHostCookie(from, 'form', 'x', 5)).toBe(
    isPlain
      ? 'form=x; Path=/; Max-Age=5; HttpOnly; SameSite=Lax'
      : '__Host-form=x; Path=/; Max-Age=5; HttpOnly; SameSite=Lax; Secure',
  )
  expect(getHostCookieName(from, 'form')).toBe(isPlain ? 'form' : '__Host-form')
  expect(formatPageCookie(from, 'preferred-lang', 'ar')).toBe(
    `preferred-lang=ar; Path=/; Max-Age=31536000; SameSite=Lax${isPlain ? '' : '; Secure'}`,
  )
})

test('a cookie is read under the name of its origin only', () => {
  const value = `v1.${cookie.id}.${cookie.secret}`
  expect(parse(`__Host-session=${value}`)).toEqual(cookie)
  expect(parse(`session=${value}`, local)).toEqual(cookie)
  expect(parse(`session=${value}`)).toBeUndefined()
  expect(parse(`__Host-session=${value}`, local)).toBeUndefined()
})

test.each([
  [''],
  ['v1'],
  [`v2.${cookie.id}.${cookie.secret}`],
  [`v1.${cookie.id}`],
  [`v1.${cookie.id}.${cookie.secret}.`],
  [`xv1.${cookie.id}.${cookie.secret}`],
  [`v1.${cookie.id}x.${cookie.secret}`],
  [`v1.${cookie.id.slice(1)}.${cookie.secret}`],
  [`v1.${cookie.id}.${cookie.secret.slice(1)}`],
  [`v1.${cookie.id.slice(0, -1)}B.${cookie.secret}`],
  [`v1.${cookie.id}.${cookie.secret.slice(0, -1)}x`],
  [`v1.${'+'.repeat(21)}A.${cookie.secret}`],
])('the value "%s" is unusable', (value) => {
  expect(parse(`__Host-session=${value}`)).toBe('unusable')
})

test('without a cookie there is nothing to read', () => {
  expect(parseSessionCookie({ headers: {} }, tenant)).toBeUndefined()
  expect(parse('other=1')).toBeUndefined()
})

import { expect, test } from 'vitest'
import { createFormTokens } from '#bff/session/formToken.ts'
import { tenant } from '../../tests/fakes/tenant.ts'

const [old, recent] = ['old', 'recent'].map((id) => ({ id, key: Buffer.alloc(32, id) }))
if (!old || !recent) throw new Error('no keys')

const tokens = createFormTokens([recent, old])
const withCookie = (cookie: string | undefined) => ({ headers: cookie === undefined ? {} : { cookie } })

/** A browser that has loaded a page: its cookie and the token of the page's form. */
function load(from = tokens, of = tenant) {
  const { token, setCookie = '' } = from.create(withCookie(undefined), of)
  return { token, setCookie, cookie: setCookie.split(';')[0] ?? '' }
}

test('a browser without a cookie gets one for its session, which scripts cannot read', () => {
  const { token, setCookie } = load()
  expect(token).toMatch(/^[\w+/]{22}==$/)
  expect(setCookie).toMatch(/^__Host-form=[\w-]{22}; Path=\/; HttpOnly; SameSite=Lax; Secure$/)
  expect(load().cookie).not.toBe(load().cookie)
})

test('a browser with a cookie keeps it and gets the same token', () => {
  const { token, cookie } = load()
  expect(tokens.create(withCookie(cookie), tenant)).toEqual({ token, setCookie: undefined })
})

test('a token is accepted with its own cookie only', () => {
  const { token, cookie } = load()
  expect(tokens.verify(withCookie(cookie), tenant, token)).toBe(true)
  expect(tokens.verify(withCookie(load().cookie), tenant, token)).toBe(false)
  expect(tokens.verify(withCookie(undefined), tenant, token)).toBe(false)
  expect(tokens.verify(withCookie(`${cookie}; ${cookie}`), tenant, token)).toBe(false)
  const changed = token.startsWith('A') ? `B${token.slice(1)}` : `A${token.slice(1)}`
  for (const forged of ['', token.slice(0, -1), `${token}=`, changed])
    expect(tokens.verify(withCookie(cookie), tenant, forged)).toBe(false)
})

test('a token of one tenant is not accepted by another', () => {
  const { token, cookie } = load()
  expect(tokens.verify(withCookie(cookie), { ...tenant, customHost: 'b.example' }, token)).toBe(false)
})

test('a token signed with an older key is accepted until the key is removed', () => {
  const { token, cookie } = load(createFormTokens([old]))
  expect(tokens.verify(withCookie(cookie), tenant, token)).toBe(true)
  expect(createFormTokens([recent]).verify(withCookie(cookie), tenant, token)).toBe(false)
  expect(tokens.create(withCookie(cookie), tenant).token).not.toBe(token)
})

test.each(['', 'short', 'x'.repeat(23), 'x'.repeat(21), `${'x'.repeat(21)}+`, ` ${'x'.repeat(20)}`])(
  'the cookie "%s" is replaced, and no token fits it',
  (value) => {
    const head = withCookie(`__Host-form=${value}`)
    const { token, setCookie } = tokens.create(head, tenant)
    expect(setCookie).toBeDefined()
    expect(tokens.verify(head, tenant, token)).toBe(false)
  },
)

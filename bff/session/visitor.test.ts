import { expect, test } from 'vitest'
import { createSessionCookie, formatSessionCookie } from '#bff/session/cookie.ts'
import { findVisitor } from '#bff/session/visitor.ts'
import { createTestSessions } from '../../tests/fakes/sessions.ts'
import { tenant } from '../../tests/fakes/tenant.ts'

const cleared = '__Host-session=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax; Secure'

test('the visitor of a cookie has its session, at its own tenant only', async () => {
  const { sessions, start } = createTestSessions(() => 1000)
  const session = await start()
  const cookie = formatSessionCookie(tenant, session.cookie, undefined).split(';')[0] ?? ''
  const head = { headers: { cookie } }
  expect(await findVisitor(head, tenant, sessions)).toEqual({ session, setCookie: undefined })
  expect(await findVisitor(head, { ...tenant, customHost: 'b.example' }, sessions)).toEqual({
    session: undefined,
    setCookie: cleared,
  })
})

test('a visitor without a cookie is anonymous, and nothing is cleared', async () => {
  const { sessions } = createTestSessions(() => 1000)
  expect(await findVisitor({ headers: {} }, tenant, sessions)).toEqual({
    session: undefined,
    setCookie: undefined,
  })
})

test.each([
  ['damaged', '__Host-session=damaged'],
  ['unknown', formatSessionCookie(tenant, createSessionCookie(), undefined).split(';')[0] ?? ''],
])('a cookie that is %s is cleared', async (_, cookie) => {
  const { sessions } = createTestSessions(() => 1000)
  expect(await findVisitor({ headers: { cookie } }, tenant, sessions)).toEqual({
    session: undefined,
    setCookie: cleared,
  })
})

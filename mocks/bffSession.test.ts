import { expect, test } from 'vitest'
import { operations } from '#sdk/operations.ts'
import { createBffSession, type DemoPerson } from '#mocks/bffSession.ts'
import { createMocks, type MockCall } from '#mocks/index.ts'
import { NOON, people } from '#mocks/testClient.ts'

const findOperation = (id: string) => operations.find((operation) => operation.id === id) ?? expect.fail(id)
const page: MockCall = { method: 'GET', path: '/', headers: { 'x-csrf': '1' }, text: '' }

function create(signedInAs?: DemoPerson) {
  const mocks = createMocks({ now: NOON })
  const session = createBffSession(mocks, signedInAs)
  const signIn = async (call: MockCall) => {
    const text = JSON.stringify(people.student)
    const sent = { ...call, method: 'POST', path: '/auth/token/', text }
    return session.store(findOperation('signIn'), sent, await mocks.respond(sent))
  }
  const readToken = () => session.authorize(page).headers.authorization
  return { mocks, session, signIn, readToken }
}

test('a page that signs in gets its user without the tokens, which its calls carry from then on', async () => {
  const { session, signIn, readToken } = create()
  expect([readToken(), session.isSignedIn(page)]).toEqual([undefined, false])
  const { body } = await signIn(page)
  expect(body).toMatchObject({ success: true, user: { user_type: 'student' } })
  expect(JSON.stringify(body)).not.toContain('token')
  expect(readToken()).toMatch(/^Bearer \S+$/)
  expect(session.describe(page).body).toMatchObject({ authenticated: true, user: { user_type: 'student' } })
})

test('a client of the API keeps its tokens itself', async () => {
  const { signIn, readToken } = create()
  expect((await signIn({ ...page, headers: {} })).body).toHaveProperty('token_data')
  expect(readToken()).toBeUndefined()
})

test('a page may begin signed in, and is a guest after it signed out', () => {
  const { session, readToken } = create('tutor')
  expect(session.describe(page).body).toMatchObject({ user: { user_type: 'tutor' } })
  session.store(findOperation('signOut'), page, { status: 200 })
  expect(session.describe(page).body).toEqual({ authenticated: false })
  expect(readToken()).toBeUndefined()
})

test('a reset begins a new session', () => {
  const { mocks, readToken } = create('tutor')
  const first = readToken()
  expect(readToken()).toBe(first)
  mocks.worlds.reset(undefined, {})
  expect(readToken()).toMatch(/^Bearer \S+$/)
  expect(readToken()).not.toBe(first)
})

test('a token that has expired is refreshed before a call', async () => {
  const { mocks, signIn, readToken } = create()
  await signIn({ ...page, scenario: 'expired-tokens' })
  const token = readToken()?.replace('Bearer ', '') ?? ''
  expect(mocks.worlds.get().tokens.read(token, 1)).toBeDefined()
  expect(readToken()).toBe(`Bearer ${token}`)
})

test('the session is shown to the page alone, and a call with a token keeps it', () => {
  const { session } = create('tutor')
  expect(session.describe({ ...page, headers: {} }).status).toBe(403)
  const headers = { 'x-csrf': '1', authorization: 'Bearer own' }
  expect(session.authorize({ ...page, headers }).headers.authorization).toBe('Bearer own')
})

test('an unknown account is refused', () => {
  expect(() => create('visitor' as DemoPerson)).toThrow(/^signedInAs: "visitor" is not one of student, /)
})

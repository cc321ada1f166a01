import { expect, test } from 'vitest'
import { findInstitute } from '#mocks/data/catalogue.ts'
import { NOON, createTestClient, readRows, readTokens } from '#mocks/testClient.ts'

const social = { code: 'x', register_type: 'facebook_student', plugin_name: 'facebook' }

test('a social student has one type after sign-in and a list after a refresh', async () => {
  const { call } = createTestClient()
  const first = await call('POST', '/auth/social-sign-in/', { body: social })
  expect(first.body).toMatchObject({ user: { user_type: 'facebook_student', category: 'student' } })
  const { refresh_token } = readTokens(first)
  const second = await call('POST', '/auth/refresh_token/', { body: { refresh_token } })
  expect(second.body).toMatchObject({ user: { user_type: ['facebook_student', 'student'] } })
  const third = await call('POST', '/auth/refresh_token/', { body: { refresh_token } })
  expect(third.status).toBe(400)
})

test.each([
  ['the code of the stand-in', 'mock-google-credential', 'social@example.test', 'Mariam Adel'],
  ['an address', 'Yara.kamal@example.test', 'yara.kamal@example.test', 'Yara Kamal'],
])(
  '%s makes an account in an empty institute, once, with a verified address',
  async (_, code, email, name) => {
    const { call, mocks, signIn } = createTestClient()
    mocks.worlds.reset(undefined, { isEmpty: true, now: NOON })
    const body = { code, register_type: 'google_student', plugin_name: 'google' }
    const reply = await call('POST', '/auth/social-sign-in/', { body })
    const [first_name, last_name] = name.split(' ')
    expect(reply.body).toMatchObject({ user: { email, first_name, last_name, user_type: 'google_student' } })
    await call('POST', '/auth/social-sign-in/', { body })
    const { access_token: token } = await signIn('operator')
    const rows = readRows(await call('GET', '/students/list/', { token }))
    expect(rows).toEqual([expect.objectContaining({ email, is_pending: false })])
  },
)

test('a student who has a password signs in with the same address, a tutor is refused', async () => {
  const { call, mocks } = createTestClient()
  const count = () => mocks.worlds.get().state(findInstitute(undefined)).accounts.list().length
  const before = count()
  const send = (code: string) => call('POST', '/auth/social-sign-in/', { body: { ...social, code } })
  expect((await send('student@example.test')).body).toMatchObject({
    success: true,
    user: { email: 'student@example.test' },
  })
  expect((await send('tutor@example.test')).body).toEqual({
    success: false,
    Messages: [{ Message: 'This email is already used.' }],
  })
  expect(count()).toBe(before)
})

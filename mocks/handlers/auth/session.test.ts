import { expect, test } from 'vitest'
import { NOON, createTestClient, people, readRows } from '#mocks/testClient.ts'

test.each(Object.keys(people))('the %s signs in at every institute', async (name) => {
  const { call } = createTestClient()
  for (const host of ['localhost:3000', 'noor.localhost:3000', 'iqra.localhost']) {
    const body = Object.entries(people).find(([key]) => key === name)?.[1]
    const reply = await call('POST', '/auth/token/', { body, headers: { 'custom-host': host } })
    expect(reply.body).toMatchObject({ success: true, user: { user_type: body?.user_type } })
  }
})

test.each([
  ['a wrong password', { ...people.student, password: 'x' }],
  ['an unknown address', { ...people.student, username: 'nobody@example.test' }],
  ['the wrong role', { ...people.student, user_type: 'tutor' }],
  ['a wrong passcode', { ...people.kid, username: '000000' }],
  ['an empty password of a kid by address', { user_type: 'kids', username: '', password: '' }],
])('%s gets the same message, in the requested language', async (_, body) => {
  const { call } = createTestClient()
  const headers = { 'accept-language': 'ar' }
  const reply = await call('POST', '/auth/token/', { body, headers })
  expect(reply.status).toBe(200)
  expect(reply.body).toEqual({
    success: false,
    Messages: [{ Message: 'يرجى ملء كل الحقول المطلوبة ببيانات صحيحة' }],
  })
})

test('signing out ends the session', async () => {
  const { call, signIn } = createTestClient()
  const { access_token: token } = await signIn('student')
  expect((await call('POST', '/auth/revoke_token/', { token })).body).toMatchObject({ success: true })
  expect((await call('GET', '/classes/booked/list/', { token })).status).toBe(401)
  expect((await call('POST', '/auth/revoke_token/', { token })).status).toBe(401)
})

test.each([
  ['student', '/classes/booked/list/', 200],
  ['kid', '/classes/booked/list/', 200],
  ['tutor', '/classes/booked/list/', 403],
  ['tutor', '/classes/current/list/', 200],
  ['student', '/classes/current/list/', 403],
  ['operator', '/tutor/applications/list/', 200],
  ['admin', '/tutor/applications/list/', 200],
  ['kid', '/tutor/applications/list/', 403],
] as const)('the %s at %s gets %i', async (person, path, status) => {
  const { call, signIn } = createTestClient()
  const { access_token: token } = await signIn(person)
  expect((await call('GET', path, { token })).status).toBe(status)
  expect((await call('GET', path)).status).toBe(401)
})

test('the student, the kid and the tutor see the same classes', async () => {
  const { call, signIn } = createTestClient()
  const see = async (person: keyof typeof people, path: string) =>
    readRows(await call('GET', `${path}?page_size=100`, { token: (await signIn(person)).access_token }))
  const student = await see('student', '/classes/booked/list/')
  const kid = await see('kid', '/classes/booked/list/')
  const tutor = await see('tutor', '/classes/current/list/')
  expect(kid.length).toBeGreaterThan(3)
  expect(listIds(student)).toEqual(expect.arrayContaining(listIds(kid).slice(0, 10)))
  expect(student.length).toBeGreaterThan(kid.length)
  const shared = student.filter((row) => listIds(tutor).includes(row.id))
  expect(shared.length).toBeGreaterThan(3)
  for (const row of shared) expect(tutor).toContainEqual({ ...row, students: expect.anything() })
  expect(student.every((row) => Date.parse(String(row.end_date_time)) > NOON)).toBe(true)
})

function listIds(rows: Record<string, unknown>[]) {
  return rows.map((row) => row.id)
}

test('a terminated tutor reads the reason at the sign-in, and only with the password', async () => {
  const { call, signIn } = createTestClient()
  const { access_token: token } = await signIn('operator')
  const { access_token: own } = await signIn('tutor')
  const profile = await call('GET', '/account/profile/', { token: own })
  const { id } = (profile.body as { data: { id: number } }).data
  const body = { reason: 'The contract has ended.' }
  const ended = await call('POST', `/tutor/applications/${id}/terminate/`, { token, body })
  expect(ended.status).toBe(200)
  const readMessage = async (login: object, language: string) =>
    JSON.stringify(
      (await call('POST', '/auth/token/', { body: login, headers: { 'accept-language': language } })).body,
    )
  expect(await readMessage(people.tutor, 'en')).toContain('Reason: The contract has ended. Please')
  expect(await readMessage(people.tutor, 'ar')).toContain('السبب: \u2068The contract has ended\u2069.')
  expect(await readMessage({ ...people.tutor, password: 'x' }, 'en')).not.toContain('contract')
})

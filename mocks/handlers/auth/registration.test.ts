import { expect, test } from 'vitest'
import { createTestClient, readRows, readTokens } from '#mocks/testClient.ts'

const adult = {
  register_type: 'student',
  first_name: 'Sara',
  last_name: 'Kamal',
  email: 'Sara@example.test',
  phone_number: '+12025550100',
  password: 'Aa1!aaaa',
  confirm_password: 'Aa1!aaaa',
  gender: 'Female',
  date_of_birth: '1990-01-01',
  is_terms_and_conditions_accepted: true,
}

test('a registered person can sign in, and an e-mail address registers only once', async () => {
  const { call } = createTestClient()
  expect((await call('POST', '/auth/signup/user/', { body: adult })).body).toMatchObject({ success: true })
  const body = { user_type: 'student', username: 'sara@example.test', password: adult.password }
  expect((await call('POST', '/auth/token/', { body })).body).toMatchObject({ success: true })
  const again = await call('POST', '/auth/signup/user/', { body: adult })
  expect(again.body).toMatchObject({ success: false, errors: { email: [expect.any(String)] } })
})

test('a registered tutor appears among the new applications', async () => {
  const { call, signIn } = createTestClient()
  await call('POST', '/auth/signup/user/', { body: { ...adult, register_type: 'tutor' } })
  const { access_token: token } = await signIn('operator')
  const found = await call('GET', '/tutor/applications/list/?status=new&search=sara@example.test', { token })
  expect(readRows(found)).toMatchObject([{ first_name: 'Sara', status: 'new' }])
})

test('no newly registered tutor has an introduction video', async () => {
  const { call } = createTestClient()
  const videos: unknown[] = []
  for (const number of [1, 2, 3]) {
    const email = `tutor${number}@example.test`
    await call('POST', '/auth/signup/user/', { body: { ...adult, email, register_type: 'tutor' } })
    const body = { user_type: 'tutor', username: email, password: adult.password }
    const { access_token: token } = readTokens(await call('POST', '/auth/token/', { body }))
    const profile = await call('GET', '/account/profile/', { token })
    videos.push((profile.body as { data: { video_url: unknown } }).data.video_url)
  }
  expect(videos).toEqual([null, null, null])
})

test.each(['student', 'tutor'])('a new %s has the language and the time zone of the page', async (role) => {
  const { call } = createTestClient()
  const headers = { 'custom-host': 'noor.localhost', 'accept-language': 'en', timezone: 'Asia/Kathmandu' }
  await call('POST', '/auth/signup/user/', { body: { ...adult, register_type: role }, headers })
  const body = { user_type: role, username: 'sara@example.test', password: adult.password }
  const signed = await call('POST', '/auth/token/', { body, headers })
  const { access_token: token } = readTokens(signed)
  const { body: profile } = await call('GET', '/account/profile/', { token, headers })
  expect(profile).toMatchObject({ data: { language: 'en', time_zone: 'Asia/Kathmandu' } })
})

test('a person whose time zone is unknown has the one of the institute', async () => {
  const { call } = createTestClient()
  const headers = { timezone: 'UTC' }
  await call('POST', '/auth/signup/user/', { body: adult, headers })
  const body = { user_type: 'student', username: 'sara@example.test', password: adult.password }
  const { access_token: token } = readTokens(await call('POST', '/auth/token/', { body }))
  const { body: profile } = await call('GET', '/account/profile/', { token })
  expect(profile).toMatchObject({ data: { time_zone: 'Africa/Cairo' } })
})

test('a student adds a kid, who signs in with the passcode; other roles get 403', async () => {
  const { call, signIn } = createTestClient()
  const kid = { first_name: 'Nur', last_name: 'Kamal', gender: 'Female', date_of_birth: '2018-05-04' }
  const { access_token: token } = await signIn('student')
  const { body } = await call('POST', '/auth/kid/add/', { body: kid, token })
  expect(body).toMatchObject({
    success: true,
    data: { first_name: 'Nur', passcode: expect.stringMatching(/^\d{6}$/) },
  })
  const username = /"passcode":"(\d{6})"/.exec(JSON.stringify(body))?.[1]
  const signed = await call('POST', '/auth/token/', { body: { user_type: 'kids', username, password: '' } })
  expect(signed.body).toMatchObject({
    success: true,
    user: { first_name: 'Nur', category: 'kids', email: null },
  })
  const young = await call('POST', '/auth/kid/add/', { body: { ...kid, date_of_birth: '2024-01-01' }, token })
  expect(young.body).toMatchObject({ success: false, errors: { date_of_birth: [expect.any(String)] } })
  const { access_token } = await signIn('tutor')
  expect((await call('POST', '/auth/kid/add/', { body: kid, token: access_token })).status).toBe(403)
})

test.each(['{', '[]', '"text"', 'null', ''])('the body %j gets 400', async (body) => {
  const { call } = createTestClient()
  for (const path of [
    '/auth/token/',
    '/auth/signup/user/',
    '/institutes/subscription/add/',
    '/tutor/courses/',
  ])
    expect((await call('POST', path, { body })).status).toBe(400)
})

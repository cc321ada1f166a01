import { beforeEach, expect, test } from 'vitest'
import { findInstitute } from '#mocks/data/catalogue.ts'
import { createTestClient, readRows, readTokens, type people } from '#mocks/testClient.ts'

let client: ReturnType<typeof createTestClient>
beforeEach(() => {
  client = createTestClient()
})

type Person = keyof typeof people

async function send(person: Person, method: string, path: string, more = {}) {
  const { access_token: token } = await client.signIn(person)
  return client.call(method, path, { token, ...more })
}
const update = (person: Person, body: object, more = {}) =>
  send(person, 'POST', '/account/profile/update/', { body, ...more })

/** The cast is safe in tests: expectations fail on missing fields. */
async function read(person: Person, headers = {}): Promise<Record<string, unknown>> {
  const { body } = await send(person, 'GET', '/account/profile/', { headers })
  return (body as { data: Record<string, unknown> }).data
}

test('a profile that was never changed has what is known of the person', async () => {
  expect(await read('student')).toMatchObject({
    category: 'student',
    email: 'student@example.test',
    date_of_birth: '1990-05-04',
    time_zone: 'Africa/Cairo',
    language: 'en',
    notifications: { classes: true, homework: true, payments: true, marketing: false },
    is_email_verified: true,
    biography: null,
    country: null,
    languages: [],
  })
  expect(await read('tutor')).toMatchObject({ status: 'approved', country: { id: expect.any(Number) } })
  expect(await read('kid')).toMatchObject({ email: null, date_of_birth: expect.stringMatching(/^20\d\d-/) })
  expect(await read('student')).not.toHaveProperty('status')
})

test('changes are kept, and what a call does not name stays', async () => {
  const changed = { phone_number: '+201001234567', time_zone: 'Asia/Tokyo', language: 'ar' }
  expect((await update('student', { first_name: 'Salma', ...changed })).status).toBe(200)
  expect((await update('student', { date_of_birth: '1991-01-01' })).status).toBe(200)
  expect(await read('student')).toMatchObject({
    first_name: 'Salma',
    ...changed,
    date_of_birth: '1991-01-01',
  })
})

test('a changed name is the same in both languages, an unchanged one keeps its own', async () => {
  const { last_name: english } = await read('student')
  const arabic = { 'accept-language': 'ar' }
  const { last_name: before } = await read('student', arabic)
  await update('student', { first_name: 'Salma', last_name: english })
  expect(before).not.toBe(english)
  expect(await read('student', arabic)).toMatchObject({ first_name: 'Salma', last_name: before })
  const listed = readRows(await send('operator', 'GET', '/students/list/?search=student@example.test'))
  expect(listed).toMatchObject([{ first_name: 'Salma' }])
})

test.each([
  ['an unknown zone', { time_zone: 'Mars/Base' }, 'time_zone'],
  ['an unknown country', { country_id: 99_999 }, 'country_id'],
  ['an unknown language', { language_ids: [1, 999] }, 'language_ids'],
  ['a birth less than 18 years ago', { date_of_birth: '2008-11-22' }, 'date_of_birth'],
])('%s is refused', async (_, body, field) => {
  const { status, body: refusal } = await update('student', body)
  expect([status, refusal]).toMatchObject([422, { errors: { [field]: [expect.any(String)] } }])
})

test('a kid has to be four, an adult eighteen', async () => {
  expect((await update('student', { date_of_birth: '2008-11-21' })).status).toBe(200)
  expect((await update('kid', { date_of_birth: '2022-11-21' })).status).toBe(200)
  const { body } = await update('kid', { date_of_birth: '2022-11-22' })
  const { body: adult } = await update('student', { date_of_birth: '2022-11-22' })
  expect(body).not.toEqual(adult)
})

test('what a tutor changes shows in the list of tutors', async () => {
  const { id } = await read('tutor')
  await update('tutor', { biography: 'I teach letters.', country_id: 3, first_name: 'Zainab' })
  const rows = readRows(await client.call('GET', '/tutor/list/?search=Zainab'))
  expect(rows).toMatchObject([{ id, first_name: 'Zainab' }])
  expect(await read('tutor', { 'accept-language': 'ar' })).toMatchObject({ biography: 'I teach letters.' })
})

test('staff are notified once for each refusal when a refused tutor corrects the profile', async () => {
  const { id } = await read('tutor')
  const count = async () => {
    const rows = readRows(await send('operator', 'GET', '/notifications/list/?page_size=100'))
    return rows.filter(({ path }) => path === `/dashboard/rejected-tutors?id=${String(id)}`).length
  }
  await update('tutor', { biography: 'First' })
  expect(await count()).toBe(0)
  const { tutors } = client.mocks.worlds.get().state(findInstitute(undefined))
  const tutor = tutors.get(Number(id))
  if (tutor) tutors.update({ ...tutor, status: 'rejected' })
  await update('tutor', { biography: 'Second' })
  await update('tutor', { biography: 'Third' })
  expect(await count()).toBe(1)
})

test('the teaching data of a refused tutor say that it was corrected, until it is refused again', async () => {
  const { id } = await read('tutor')
  const { tutors } = client.mocks.worlds.get().state(findInstitute(undefined))
  const tutor = tutors.get(Number(id))
  if (tutor) tutors.update({ ...tutor, status: 'rejected' })
  const readTeaching = async () => (await send('tutor', 'GET', '/tutor/teaching/')).body
  expect(await readTeaching()).toMatchObject({ data: { status: 'rejected', is_corrected: false } })
  await update('tutor', { biography: 'Second' })
  expect(await readTeaching()).toMatchObject({ data: { status: 'rejected', is_corrected: true } })
  await send('operator', 'POST', `/tutor/applications/${String(id)}/start_review/`)
  const reason = 'Still not complete'
  await send('operator', 'POST', `/tutor/applications/${String(id)}/reject/`, { body: { reason } })
  expect(await readTeaching()).toMatchObject({ data: { status: 'rejected', is_corrected: false } })
})

const change = (body: object) => send('student', 'POST', '/account/password/', { body })
const password = 'Better#2026'

test.each([
  [
    'a wrong password',
    { current_password: 'Wrong#2026', password, confirm_password: password },
    'current_password',
  ],
  [
    'a weak password',
    { current_password: 'Learn#2026', password: 'weak', confirm_password: 'weak' },
    'password',
  ],
  [
    'another repetition',
    { current_password: 'Learn#2026', password, confirm_password: 'Other#2026' },
    'confirm_password',
  ],
])('a change of the password with %s is refused', async (_, body, field) => {
  expect(await change(body)).toMatchObject({
    status: 422,
    body: { errors: { [field]: [expect.any(String)] } },
  })
})

test('a changed password signs in and ends the other sessions, but not the one that changed it', async () => {
  const { access_token: other } = await client.signIn('student')
  const { access_token: own } = await client.signIn('student')
  const body = { current_password: 'Learn#2026', password, confirm_password: password }
  expect((await client.call('POST', '/account/password/', { token: own, body })).status).toBe(200)
  const readStatus = async (token: string) =>
    (await client.call('GET', '/account/profile/', { token })).status
  expect([await readStatus(own), await readStatus(other)]).toEqual([200, 401])
  const signIn = { user_type: 'student', username: 'student@example.test', password }
  expect((await client.call('POST', '/auth/token/', { body: signIn })).body).toMatchObject({ success: true })
})

test('an account of a provider has no password to change', async () => {
  const social = { user_type: 'student', username: 'social@example.test', password: 'Learn#2026' }
  const { access_token: token } = readTokens(await client.call('POST', '/auth/token/', { body: social }))
  const body = { current_password: 'Learn#2026', password, confirm_password: password }
  expect((await client.call('POST', '/account/password/', { token, body })).status).toBe(403)
})

/** Uploads a picture of some bytes. */
function upload(contentType: string, size: number) {
  const head = `--B\r\nContent-Disposition: form-data; name="file"; filename="a"\r\nContent-Type: ${contentType}\r\n\r\n`
  const bytes = Buffer.concat([Buffer.from(head), Buffer.alloc(size), Buffer.from('\r\n--B--\r\n')])
  const headers = { 'content-type': 'multipart/form-data; boundary=B' }
  return send('student', 'POST', '/account/picture/', { bytes, headers })
}

test('a picture is shown until it is deleted', async () => {
  const { body } = await upload('image/png', 5 * 1_048_576)
  const { profile_picture_url: url } = await read('student')
  expect(body).toMatchObject({ data: { profile_picture_url: url } })
  expect(url).toMatch(/\/files\/detail\/\d+\/$/)
  await send('student', 'DELETE', '/account/picture/')
  expect((await read('student')).profile_picture_url).not.toBe(url)
})

test.each([
  ['image/gif', 1],
  ['application/pdf', 1],
  ['image/png', 5 * 1_048_576 + 1],
])('a picture of the type %s with %i bytes is refused', async (type, size) => {
  expect((await upload(type, size)).status).toBe(422)
})

/** Saves a student's phone number; returns what the student and staff then read. */
async function saveNumber(phone_number: string | null) {
  await update('student', { phone_number })
  const rows = readRows(await send('operator', 'GET', '/students/list/?search=student@example.test'))
  return [(await read('student')).phone_number, rows[0]?.phone_number]
}

test('staff read the phone number that a student has saved, and none after it was emptied', async () => {
  expect(await saveNumber('+201099999999')).toEqual(['+201099999999', '+201099999999'])
  expect(await saveNumber(null)).toEqual([null, ''])
})

import { expect, test } from 'vitest'
import { people, readTokens } from '#mocks/testClient.ts'
import { createJourneyWorld, read } from './journey.ts'
import { createNumbers } from './sample.ts'

const { tutor, student, kid, root } = createNumbers(1)

test("homework that is handed in appears at the tutor's, and the review at the learner's", async () => {
  const { as } = await createJourneyWorld()
  const path = `/homework/${root + 1}/submit/`
  expect(await as('student', 'POST', path, { file_ids: [] })).toMatchObject({
    status: 422,
    text: expect.stringContaining('You need to attach at least one file!'),
  })
  expect((await as('student', 'POST', path, { file_ids: [1, 2, 3, 4] })).text).toContain(
    'Maximum 3 files allowed',
  )
  const handed = await as('student', 'POST', path, { file_ids: [root + 1], text: 'Done' })
  expect(handed.status).toBe(200)
  const seen = await as('tutor', 'GET', `/homework/${root + 1}/submissions/list/?state=submitted`)
  expect(seen.rows.map(({ id }) => id)).toContain(handed.data.id)
  const review = { score: 9, comment: 'Well done today', is_returned: false }
  expect((await as('tutor', 'POST', `/homework/submissions/${handed.data.id}/review/`, review)).status).toBe(
    200,
  )
  const { data } = await as('student', 'GET', `/homework/mine/detail/${root + 1}/`)
  expect(data).toMatchObject({
    status: 1,
    state: 'completed',
    submissions: [{ score: 9, comment: 'Well done today' }],
  })
})

test("a new passcode invalidates the old one and its sessions; another parent's kid gets 404", async () => {
  const { as, call } = await createJourneyWorld()
  const enter = (username: unknown) => call('POST', '/auth/token/', { body: { ...people.kid, username } })
  const { access_token: token, refresh_token } = readTokens(await enter('246810'))
  const { data } = await as('student', 'POST', `/kids/${kid}/passcode/regenerate/`)
  expect((await call('GET', '/homework/mine/list/', { token })).status).toBe(401)
  expect((await call('POST', '/auth/refresh_token/', { body: { refresh_token } })).status).toBe(400)
  expect((await enter('246810')).body).toMatchObject({ success: false })
  const fresh = readTokens(await enter(data.passcode)).access_token
  expect((await call('GET', '/homework/mine/list/', { token: fresh })).status).toBe(200)
  expect((await as('social', 'GET', `/kids/${kid}/passcode/`)).status).toBe(404)
})

test('an accepted request moves the class', async () => {
  const { as, free } = await createJourneyWorld()
  const classes = await as('student', 'GET', '/classes/booked/list/?page_size=100')
  const own = classes.rows.findLast(
    (row) => row.kind === 'one_to_one' && read<{ id: number }>(row.tutor).id === tutor,
  )
  const [slot_id] = await free()
  const asked = await as('student', 'POST', `/classes/${own?.id}/reschedule/`, {
    slot_id,
    reason: 'We travel on that day',
  })
  expect(asked.data).toMatchObject({ state: 'pending', asked_by: 'student' })
  expect((await as('student', 'POST', `/reschedule/${asked.data.id}/accept/`)).status).toBe(403)
  expect((await as('tutor', 'POST', `/reschedule/${asked.data.id}/accept/`)).status).toBe(200)
  const moved = await as('student', 'GET', `/classes/detail/${own?.id}/`)
  expect(moved.data.start_date_time).toBe(asked.data.to_date_time)
})

test('an approved tutor changes lists and is publicly visible', async () => {
  const { as, call } = await createJourneyWorld()
  const readList = async (status: string) =>
    (await as('operator', 'GET', `/tutor/applications/list/?status=${status}&page_size=100`)).rows.map(
      ({ id }) => id,
    )
  const [id = 0] = await readList('new')
  expect((await call('GET', `/tutor/profile/${id}/`)).status).toBe(404)
  const teaching = { course_ids: [101], language_ids: [1], country_id: 1, price: 90, document_ids: [] }
  await as('operator', 'POST', `/tutor/applications/${id}/teaching/`, teaching)
  expect((await as('operator', 'POST', `/tutor/applications/${id}/approve/`)).status).toBe(200)
  expect(await readList('new')).not.toContain(id)
  expect(await readList('approved')).toContain(id)
  expect((await call('GET', `/tutor/profile/${id}/`)).status).toBe(200)
})

test('a quiz ends at its fixed time and is scored', async () => {
  const { as, move } = await createJourneyWorld()
  const { data } = await as('student', 'POST', `/quizzes/${root + 3}/attempts/start/`, {})
  const questions = read<{ id: number }[]>(data.questions)
  const answers = questions.map(({ id }) => ({ question_id: id, option_id: 1 }))
  expect((await as('student', 'POST', `/quizzes/attempts/${data.id}/answers/`, { answers })).status).toBe(200)
  move(60)
  expect((await as('student', 'POST', `/quizzes/attempts/${data.id}/answers/`, { answers })).status).toBe(409)
  const over = await as('student', 'GET', `/quizzes/attempts/detail/${data.id}/`)
  expect(over.data).toMatchObject({ state: 'expired', score: expect.any(Number) })
})

test('a repeated idempotency key gets the first response; users see only their own records', async () => {
  const { as, call } = await createJourneyWorld()
  const headers = { 'idempotency-key': 'one-action-1' }
  const body = {
    full_name: 'Karim Nasr',
    email: 'a@example.test',
    topic: 'other',
    message: 'Who can help me?',
  }
  const send = () => call('POST', '/contact/add/', { headers, body })
  expect((await send()).body).toEqual((await send()).body)
  expect((await as('social', 'GET', `/reservations/detail/${root + 1}/`)).status).toBe(404)
  expect((await as('student', 'GET', `/students/detail/${student}/`)).status).toBe(403)
  expect((await as('operator', 'GET', '/students/detail/5/')).text).toContain('Student not found')
})

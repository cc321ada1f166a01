import { expect, test } from 'vitest'
import { formatIso } from '#mocks/world/hours/clock.ts'
import { createJourneyWorld, MINUTE } from '../journey.ts'
import { send, type World } from '../notifications/notificationSteps.ts'
import { giveQuiz, quiz } from '../notifications/taskSteps.ts'

const question = {
  Id: 0,
  text: 'Which letter is lengthened?',
  options: ['Alif', 'Ba', 'Sin', 'Mim'],
  right_option: 1,
  score: 10,
}

/** Gives a quiz with one question to the kid, who begins it; returns how to reach and read the attempt. */
async function startQuiz(world: World) {
  const quizId = await giveQuiz(world)
  const [row] = (await world.as('tutor', 'GET', `/quizzes/questions/list/?quiz_id=${quizId}`)).rows
  const { id: attempt } = await send(world, 'kid', `/quizzes/${quizId}/attempts/start/`)
  return {
    quizId,
    id: row?.id ?? 0,
    path: `/quizzes/attempts/${attempt}`,
    readAttempt: async () => (await world.as('kid', 'GET', `/quizzes/attempts/detail/${attempt}/`)).data,
  }
}

test('a question is neither deleted nor given other options once a learner has begun its quiz', async () => {
  const world = await createJourneyWorld()
  const { quizId, id, path, readAttempt } = await startQuiz(world)
  const change = (changes: object) =>
    world.as('tutor', 'POST', `/quizzes/questions/update/${id}/`, {
      ...question,
      quiz_id: quizId,
      ...changes,
    })
  const expectFixed = async () => {
    for (const changes of [{ options: ['Alif', 'Ba', 'Sin', 'Nun'] }, { right_option: 2 }, { score: 5 }])
      expect(await change(changes)).toMatchObject({
        status: 409,
        text: expect.stringContaining('Learners have begun this quiz'),
      })
    expect((await world.as('tutor', 'DELETE', `/quizzes/questions/delete/${id}`)).status).toBe(409)
  }
  await expectFixed()
  await send(world, 'kid', `${path}/answers/`, { answers: [{ question_id: id, option_id: 1 }] })
  await send(world, 'kid', `${path}/submit/`)
  await expectFixed()
  expect((await change({ text: 'Which one is lengthened?' })).status).toBe(200)
  expect(await readAttempt()).toMatchObject({ score: 10, questions: [{ text: 'Which one is lengthened?' }] })
})

test('a question or a score that changes after an attempt began changes nothing of its result', async () => {
  const world = await createJourneyWorld()
  const { quizId, id, path, readAttempt } = await startQuiz(world)
  await send(world, 'kid', `${path}/answers/`, { answers: [{ question_id: id, option_id: 1 }] })
  await send(world, 'kid', `${path}/submit/`)
  await send(world, 'tutor', '/quizzes/questions/insert/', { ...question, quiz_id: quizId })
  await send(world, 'tutor', `/quizzes/update/${quizId}/`, {
    ...quiz,
    Id: quizId,
    totalScore: 20,
    passScore: 15,
  })
  const result = { score: 10, is_passed: true }
  expect(await readAttempt()).toMatchObject({ ...result, totalScore: 10, questions: [{ id }] })
  const { rows } = await world.as('tutor', 'GET', `/quizzes/${quizId}/results/list/`)
  const best = { best_score: 10, best_total: 10, is_passed: true }
  expect(rows).toMatchObject([{ ...best, attempts: [{ ...result, total_score: 10 }] }])
  const own = await world.as('kid', 'GET', '/quizzes/mine/list/?page_size=100')
  expect(own.rows.find((row) => row.id === quizId)).toMatchObject({ ...best, totalScore: 20 })
  const assignments = await world.as('tutor', 'GET', '/assignments/list/?kind=quiz&page_size=100')
  const assigned = assignments.rows.find((row) => row.source_id === quizId)
  expect(assigned).toMatchObject({ state: 'completed', score: 10, max_score: 10 })
})

test('an answer to a question that does not exist does not stop the others from being saved', async () => {
  const world = await createJourneyWorld()
  const { id, path } = await startQuiz(world)
  const answers = [
    { question_id: 999_999, option_id: 1 },
    { question_id: id, option_id: 1 },
  ]
  await send(world, 'kid', `${path}/answers/`, { answers })
  expect((await world.as('kid', 'POST', `${path}/submit/`)).data).toMatchObject({
    score: 10,
    answers: [{ question_id: id }],
  })
})

test('a closing date that is moved earlier ends the open attempts then, a later one leaves them', async () => {
  const world = await createJourneyWorld()
  const { quizId: id, path, readAttempt } = await startQuiz(world)
  const close = (minutes: number) =>
    send(world, 'tutor', `/quizzes/update/${id}/`, { ...quiz, Id: id, closes_on: formatTime(world, minutes) })
  const end = formatTime(world, 4)
  await close(4)
  expect(await readAttempt()).toMatchObject({ ends_on: end })
  await close(60)
  expect(await readAttempt()).toMatchObject({ ends_on: end })
  world.move(5)
  expect((await world.as('kid', 'POST', `${path}/submit/`)).status).toBe(409)
})

test('time that was added to an attempt beyond the closing date stays while other fields change', async () => {
  const world = await createJourneyWorld()
  const { quizId: id, path, readAttempt } = await startQuiz(world)
  const ends = formatTime(world, 40)
  await send(world, 'tutor', `/quizzes/update/${id}/`, { ...quiz, Id: id, closes_on: formatTime(world, 30) })
  await send(world, 'tutor', `${path}/extend/`, { minutes: 30 })
  await send(world, 'tutor', `/quizzes/update/${id}/`, { ...quiz, Id: id, passScore: 5 })
  expect(await readAttempt()).toMatchObject({ state: 'in_progress', ends_on: ends })
})

test("a learner's list says when the running attempt ends, with the minutes that were added", async () => {
  const world = await createJourneyWorld()
  const { quizId: id, path } = await startQuiz(world)
  const readEnd = async () => {
    const { rows } = await world.as('kid', 'GET', '/quizzes/mine/list/?page_size=100')
    return rows.find((row) => row.id === id)?.open_attempt_ends_on
  }
  expect(await readEnd()).toBe(formatTime(world, 10))
  await send(world, 'tutor', `${path}/extend/`, { minutes: 30 })
  expect(await readEnd()).toBe(formatTime(world, 40))
  await world.as('kid', 'POST', `${path}/submit/`)
  expect(await readEnd()).toBeNull()
})

test('a closing date in the minute that runs ends the open attempts now and not before', async () => {
  const world = await createJourneyWorld()
  world.move(0.5)
  const { quizId: id, readAttempt } = await startQuiz(world)
  await send(world, 'tutor', `/quizzes/update/${id}/`, {
    ...quiz,
    Id: id,
    closes_on: formatTime(world, -0.5),
  })
  expect(await readAttempt()).toMatchObject({ state: 'expired', ends_on: formatTime(world, 0) })
})

test('a quiz is neither withdrawn nor hidden while a learner takes it, and a result stays readable after that', async () => {
  const world = await createJourneyWorld()
  const { quizId, id, path } = await startQuiz(world)
  const withdraw = () => world.as('tutor', 'POST', `/quizzes/${quizId}/assign/`, { student_ids: [] })
  const hide = () =>
    world.as('tutor', 'POST', `/quizzes/update/${quizId}/`, { ...quiz, Id: quizId, availability: false })
  const refusal = { status: 409, text: expect.stringContaining('is taking this quiz now') }
  expect(await withdraw()).toMatchObject(refusal)
  expect(await hide()).toMatchObject(refusal)
  await send(world, 'kid', `${path}/answers/`, { answers: [{ question_id: id, option_id: 1 }] })
  await send(world, 'kid', `${path}/submit/`)
  expect((await withdraw()).status).toBe(200)
  const listOwn = async () =>
    (await world.as('kid', 'GET', '/quizzes/mine/list/?page_size=100')).rows.find((row) => row.id === quizId)
  expect(await listOwn()).toMatchObject({ best_score: 10, trials_left: 0, status: 1 })
  const { rows } = await world.as('tutor', 'GET', `/quizzes/${quizId}/results/list/`)
  expect(rows).toMatchObject([{ best_score: 10 }])
})

test('one more attempt is given neither at a hidden quiz nor at one that is closed', async () => {
  const world = await createJourneyWorld()
  const quizId = await giveQuiz(world)
  const { rows } = await world.as('tutor', 'GET', `/quizzes/${quizId}/results/list/`)
  const grant = () => world.as('tutor', 'POST', `/quizzes/${quizId}/grant/`, { student_id: rows[0]?.id })
  await send(world, 'tutor', `/quizzes/update/${quizId}/`, { ...quiz, Id: quizId, availability: false })
  expect(await grant()).toMatchObject({ status: 409, text: expect.stringContaining('do not see this quiz') })
  await send(world, 'tutor', `/quizzes/update/${quizId}/`, {
    ...quiz,
    Id: quizId,
    closes_on: formatTime(world, 5),
  })
  world.move(6)
  expect(await grant()).toMatchObject({ status: 409, text: expect.stringContaining('is closed') })
})

/** Formats the time in some minutes as the API does. */
function formatTime(world: World, minutes: number): string {
  return formatIso(world.now() + minutes * MINUTE)
}

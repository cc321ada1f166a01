import { expect, test } from 'vitest'
import { NOON } from '#mocks/testClient.ts'
import { createJourneyWorld, read } from '../journey.ts'
import { send, type World } from '../notifications/notificationSteps.ts'
import { giveQuiz } from '../notifications/taskSteps.ts'
import { createNumbers } from '../sample.ts'

const { kid } = createNumbers(1)

/** Starts an attempt of the kid; returns its id. */
async function startAttempt(world: World, quiz: number): Promise<number> {
  return (await send(world, 'kid', `/quizzes/${quiz}/attempts/start/`)).id
}

async function countReviewed(world: World, attempt: number, who: 'kid' | 'student' | 'tutor' = 'kid') {
  const { data } = await world.as(who, 'GET', `/quizzes/attempts/detail/${attempt}/`)
  return read<unknown[]>(data.review).length
}

test('right answers are shown after the last attempt, to kid and parent, and to the author at once', async () => {
  const world = await createJourneyWorld()
  const quiz = await giveQuiz(world)
  const first = await startAttempt(world, quiz)
  const handedIn = await world.as('kid', 'POST', `/quizzes/attempts/${first}/submit/`)
  expect(handedIn.data.review).toEqual([])
  expect(await countReviewed(world, first)).toBe(0)
  expect(await countReviewed(world, first, 'student')).toBe(0)
  expect(await countReviewed(world, first, 'tutor')).toBe(1)
  const last = await startAttempt(world, quiz)
  // The second attempt runs, though none may follow
  expect(await countReviewed(world, first)).toBe(0)
  await world.as('kid', 'POST', `/quizzes/attempts/${last}/submit/`)
  expect(await countReviewed(world, last)).toBe(1)
  expect(await countReviewed(world, first)).toBe(1)
  await send(world, 'tutor', `/quizzes/${quiz}/grant/`, { student_id: kid })
  expect(await countReviewed(world, last)).toBe(0)
})

test('right answers are shown once the quiz is closed, though an attempt is left', async () => {
  const world = await createJourneyWorld()
  const quiz = await giveQuiz(world)
  const { rows } = await world.as('tutor', 'GET', `/quizzes/list/?id=${quiz}`)
  const closes_on = new Date(NOON + 60 * 60_000).toISOString()
  await send(world, 'tutor', `/quizzes/update/${quiz}/`, { ...rows[0], Id: quiz, course_id: 101, closes_on })
  const first = await startAttempt(world, quiz)
  await world.as('kid', 'POST', `/quizzes/attempts/${first}/submit/`)
  expect(await countReviewed(world, first)).toBe(0)
  world.move(61)
  expect(await countReviewed(world, first)).toBe(1)
})

test('right answers of a quiz that is withdrawn before the last attempt are shown then', async () => {
  const world = await createJourneyWorld()
  const quiz = await giveQuiz(world)
  const attempt = await startAttempt(world, quiz)
  const handedIn = await world.as('kid', 'POST', `/quizzes/attempts/${attempt}/submit/`)
  expect(handedIn).toMatchObject({ status: 200, data: { review: [] } })
  await send(world, 'tutor', `/quizzes/${quiz}/assign/`, { student_ids: [kid + 1] })
  const { data } = await world.as('kid', 'GET', `/quizzes/attempts/detail/${attempt}/`)
  expect(data).toMatchObject({ review: [expect.anything()] })
})

import { expect, test } from 'vitest'
import { createJourneyWorld, read } from '../journey.ts'
import { send, type World } from '../notifications/notificationSteps.ts'
import { giveQuiz } from '../notifications/taskSteps.ts'
import { createNumbers } from '../sample.ts'

const { kid, student } = createNumbers(1)

/** Lists the titles of a person's notifications about quizzes. */
async function listNews(world: World, who: 'kid' | 'student' | 'tutor') {
  const { rows } = await world.as(who, 'GET', '/notifications/list/?page_size=100')
  return rows.filter(({ kind }) => kind === 'quiz').map(({ title }) => title)
}

test('a parent who has the same quiz as a kid starts her own attempt unless she names the kid', async () => {
  const world = await createJourneyWorld()
  const quiz = await giveQuiz(world)
  await send(world, 'tutor', `/quizzes/${quiz}/assign/`, { student_ids: [kid, student] })
  const start = async (body: object) =>
    read<{ id: number }>(
      (await world.as('student', 'POST', `/quizzes/${quiz}/attempts/start/`, body)).data.student,
    )
  expect(await start({})).toMatchObject({ id: student })
  expect(await start({ kid_id: kid })).toMatchObject({ id: kid })
})

test('a quiz without questions is neither assigned nor started', async () => {
  const world = await createJourneyWorld()
  const quiz = await giveQuiz(world)
  const { rows } = await world.as('tutor', 'GET', `/quizzes/questions/list/?quiz_id=${quiz}`)
  await world.as('tutor', 'DELETE', `/quizzes/questions/delete/${Number(rows[0]?.id)}`)
  const path = `/quizzes/${quiz}/assign/`
  const { status } = await world.as('tutor', 'POST', path, { student_ids: [kid, student] })
  expect(status).toBe(409)
  expect((await world.as('kid', 'POST', `/quizzes/${quiz}/attempts/start/`, {})).status).toBe(409)
})

test('learners of a hidden quiz are notified when it becomes available', async () => {
  const world = await createJourneyWorld()
  const quiz = await giveQuiz(world, { availability: false })
  expect(await listNews(world, 'kid')).not.toContain('New quiz: Letters')
  const { rows } = await world.as('tutor', 'GET', `/quizzes/list/?id=${quiz}`)
  const body = { ...rows[0], Id: quiz, course_id: 101, availability: true }
  await send(world, 'tutor', `/quizzes/update/${quiz}/`, body)
  expect(await listNews(world, 'kid')).toContain('New quiz: Letters')
  expect(await listNews(world, 'student')).toContain('New quiz: Letters')
})

test('the result of an attempt that runs out of time is notified once, to learner, parent and author', async () => {
  const world = await createJourneyWorld()
  const quiz = await giveQuiz(world)
  await send(world, 'kid', `/quizzes/${quiz}/attempts/start/`)
  expect(await listNews(world, 'tutor')).not.toContain('A quiz was taken: Letters')
  world.move(11)
  for (const who of ['kid', 'student', 'tutor'] as const) await listNews(world, who)
  const titles = {
    kid: 'Your result: Letters',
    student: 'The result of a quiz: Letters',
    tutor: 'A quiz was taken: Letters',
  }
  for (const who of ['kid', 'student', 'tutor'] as const)
    expect((await listNews(world, who)).filter((title) => title === titles[who])).toHaveLength(1)
})

test('a learner reads the attempts of a quiz with those that were granted', async () => {
  const world = await createJourneyWorld()
  const quiz = await giveQuiz(world)
  const readTrials = async () => {
    const { rows } = await world.as('kid', 'GET', '/quizzes/mine/list/?page_size=100')
    const row = rows.find(({ id }) => id === quiz)
    return [row?.trials_left, row?.maximumTrials]
  }
  const [left, max] = await readTrials()
  await send(world, 'operator', `/quizzes/${quiz}/grant/`, { student_id: kid })
  expect(await readTrials()).toEqual([Number(left) + 1, Number(max) + 1])
})

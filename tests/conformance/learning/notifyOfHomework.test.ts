import { expect, test } from 'vitest'
import { createJourneyWorld, read } from '../journey.ts'
import { send, type World } from '../notifications/notificationSteps.ts'
import { giveHomework, giveQuiz, delayHomework, quiz } from '../notifications/taskSteps.ts'
import { createNumbers } from '../sample.ts'

const { kid } = createNumbers(1)

/** Lists the titles of a person's notifications that end with the name of a task. */
async function listTitles(world: World, who: 'kid' | 'tutor' | 'student', name: string): Promise<string[]> {
  const { rows } = await world.as(who, 'GET', '/notifications/list/?page_size=100')
  return rows.map(({ title }) => String(title)).filter((title) => title.endsWith(name))
}

/** Lists the tasks of a name in the kid's assignments. */
async function listAssigned(world: World, name: string): Promise<unknown[]> {
  const { rows } = await world.as('kid', 'GET', '/assignments/list/?page_size=100')
  return rows.filter(({ title }) => title === name)
}

test('homework saved without a change notifies no one a second time', async () => {
  const world = await createJourneyWorld()
  const id = await giveHomework(world)
  await delayHomework(world, id)
  await delayHomework(world, id)
  expect(await listTitles(world, 'kid', 'Ten words')).toEqual([
    'Homework has changed: Ten words',
    'New homework: Ten words',
  ])
})

test('homework that is taken from one learner leaves their assignments and notifies them, not the tutor who did it', async () => {
  const world = await createJourneyWorld()
  const id = await giveHomework(world)
  expect(await listAssigned(world, 'Ten words')).toHaveLength(1)
  await send(world, 'tutor', `/homework/${id}/unassign/`, { student_ids: [kid] })
  expect(await listAssigned(world, 'Ten words')).toEqual([])
  expect(await listTitles(world, 'kid', 'Ten words')).toContain('Homework was withdrawn: Ten words')
  expect(await listTitles(world, 'student', 'Ten words')).toContain('Homework was withdrawn: Ten words')
  expect(await listTitles(world, 'tutor', 'Ten words')).toEqual([])
})

test('homework that is no longer published, and a hidden quiz, leave the assignments of learners', async () => {
  const world = await createJourneyWorld()
  const id = await giveHomework(world)
  const { rows } = await world.as('tutor', 'GET', `/homework/list/?page_size=100`)
  const row = rows.find((one) => one.id === id)
  const file_ids = read<{ id: number }[]>(row?.attachedFiles).map((file) => file.id)
  await send(world, 'tutor', `/homework/update/${id}/`, {
    ...row,
    Id: id,
    course_id: 101,
    published: false,
    file_ids,
  })
  expect(await listAssigned(world, 'Ten words')).toEqual([])
  const given = await giveQuiz(world)
  expect(await listAssigned(world, 'Letters')).toHaveLength(1)
  await send(world, 'tutor', `/quizzes/update/${given}/`, { ...quiz, Id: given, availability: false })
  expect(await listAssigned(world, 'Letters')).toEqual([])
  expect(await listTitles(world, 'kid', 'Letters')).toContain('A quiz was withdrawn: Letters')
  await send(world, 'tutor', `/quizzes/update/${given}/`, { ...quiz, Id: given })
  expect(await listTitles(world, 'kid', 'Letters')).toEqual([
    'New quiz: Letters',
    'A quiz was withdrawn: Letters',
    'New quiz: Letters',
  ])
})

import { DAY } from '#mocks/world/hours/clock.ts'
import { NOON } from '#mocks/testClient.ts'
import { read } from '../journey.ts'
import { createNumbers } from '../sample.ts'
import { send, type StepResult, type World } from './notificationSteps.ts'

const { root, kid } = createNumbers(1)

const homework = {
  title: 'Ten words',
  description: 'Write ten words',
  course_id: 101,
  score: 10,
  dueDate: new Date(NOON + 3 * DAY).toISOString(),
}

export const quiz = {
  name: 'Letters',
  course_id: 101,
  totalScore: 10,
  passScore: 6,
  time: 10,
  maximumTrials: 2,
  availability: true,
}

/** Gives homework to the kid; returns its id. */
export async function giveHomework(world: World): Promise<number> {
  const own = (await world.as('tutor', 'GET', '/homework/list/?page_size=100')).rows
  const [file] = own.flatMap(({ attachedFiles }) => read<{ id: number }[]>(attachedFiles))
  const body = { ...homework, Id: 0, published: false, file_ids: [file?.id] }
  const { id } = await send(world, 'tutor', '/homework/insert/', body)
  await send(world, 'tutor', `/homework/${id}/assign/`, { student_ids: [kid] })
  return id
}

/** Gives homework that the kid hands in; returns its id. */
export async function handIn(world: World): Promise<number> {
  const id = await giveHomework(world)
  const [known] = (await world.as('kid', 'GET', '/homework/mine/list/?page_size=100')).rows.flatMap(
    ({ submissions }) => read<{ files: { id: number }[] }[]>(submissions).flatMap(({ files }) => files),
  )
  await send(world, 'kid', `/homework/${id}/submit/`, { file_ids: [known?.id ?? root + 1] })
  return id
}

/** Reviews homework that the kid has handed in. */
export async function reviewHomework(world: World, body: object): Promise<StepResult> {
  const id = await handIn(world)
  const [answer] = (await world.as('tutor', 'GET', `/homework/${id}/submissions/list/`)).rows
  await send(world, 'tutor', `/homework/submissions/${answer?.id}/review/`, { file_ids: [], ...body })
  return undefined
}

/** Changes homework of three days by one day more; keeps its files. */
export async function delayHomework(world: World, id: number): Promise<void> {
  const { rows } = await world.as('tutor', 'GET', '/homework/list/?page_size=100')
  const files = rows.flatMap((row) => (row.id === id ? read<{ id: number }[]>(row.attachedFiles) : []))
  const dueDate = new Date(NOON + 4 * DAY).toISOString()
  const file_ids = files.map((file) => file.id)
  await send(world, 'tutor', `/homework/update/${id}/`, {
    ...homework,
    Id: id,
    dueDate,
    published: true,
    file_ids,
  })
}

/** Gives a quiz to the kid; returns its id. */
export async function giveQuiz(world: World, { availability = true } = {}): Promise<number> {
  const { id } = await send(world, 'tutor', '/quizzes/insert/', { ...quiz, Id: 0, availability })
  await send(world, 'tutor', '/quizzes/questions/insert/', {
    Id: 0,
    quiz_id: id,
    text: 'Which letter is lengthened?',
    options: ['Alif', 'Ba', 'Sin', 'Mim'],
    right_option: 1,
    score: 10,
  })
  await send(world, 'tutor', `/quizzes/${id}/assign/`, { student_ids: [kid] })
  return id
}

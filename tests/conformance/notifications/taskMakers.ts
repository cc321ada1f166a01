import { DAY } from '#mocks/world/hours/clock.ts'
import { createNumbers } from '../sample.ts'
import { assertOk, bookAndPay, findClass, send, type StepResult, type World } from './notificationSteps.ts'
import { giveHomework, giveQuiz, delayHomework, quiz } from './taskSteps.ts'

const { kid } = createNumbers(1)

/** Makes the events happen that change or withdraw homework and quizzes, or record that a learner was absent. */
export const taskMakers = {
  homeworkChanged: async (world: World): Promise<StepResult> => {
    await delayHomework(world, await giveHomework(world))
    return undefined
  },
  homeworkWithdrawn: async (world: World): Promise<StepResult> => {
    const { status } = await world.as('operator', 'DELETE', `/homework/delete/${await giveHomework(world)}`)
    assertOk('/homework/delete/', status)
    return undefined
  },
  quizChanged: async (world: World): Promise<StepResult> => {
    const id = await giveQuiz(world)
    const body = { ...quiz, Id: id, closes_on: new Date(world.now() + 10 * DAY).toISOString() }
    await send(world, 'tutor', `/quizzes/update/${id}/`, body)
    return undefined
  },
  quizTimeAdded: async (world: World): Promise<StepResult> => {
    const id = await giveQuiz(world)
    const attempt = await send(world, 'kid', `/quizzes/${id}/attempts/start/`)
    await send(world, 'tutor', `/quizzes/attempts/${attempt.id}/extend/`, { minutes: 5 })
    return undefined
  },
  quizWithdrawn: async (world: World): Promise<StepResult> => {
    const id = await giveQuiz(world)
    await send(world, 'operator', `/quizzes/${id}/assign/`, { student_ids: [] })
    return undefined
  },
  learnerAbsent: async (world: World): Promise<StepResult> => {
    await bookMissedClass(world)
    return undefined
  },
  absenceCorrected: async (world: World): Promise<StepResult> => {
    const path = await bookMissedClass(world)
    await send(world, 'tutor', path, { attendance: [{ student_id: kid, status: 'late' }] })
    return undefined
  },
}

/** Books a class in which the tutor records the kid as absent; returns the path of its attendance. */
async function bookMissedClass(world: World): Promise<string> {
  await bookAndPay(world)
  const { id, start } = await findClass(world)
  world.move((start - world.now()) / 60_000 + 5)
  const path = `/classes/${id}/attendance/`
  await send(world, 'tutor', path, { attendance: [{ student_id: kid, status: 'absent' }] })
  return path
}

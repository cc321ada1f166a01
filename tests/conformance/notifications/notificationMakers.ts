import type table from '../../../openapi/notifications.json'
import { createNumbers } from '../sample.ts'
import { NOON } from '#mocks/testClient.ts'
import { read } from '../journey.ts'
import { cancellationMakers } from './cancellationMakers.ts'
import { changeMakers } from './changeMakers.ts'
import { interviewMakers } from './interviewMakers.ts'
import { itemMakers } from './itemMakers.ts'
import { saveCorrection } from './saveCorrection.ts'
import { taskMakers } from './taskMakers.ts'
import { giveHomework, giveQuiz, handIn, reviewHomework } from './taskSteps.ts'
import {
  answerMove,
  apply,
  requestMove,
  assertOk,
  book,
  bookAndPay,
  cancelClass,
  findClass,
  placeInGroup,
  readGroup,
  planWebinar,
  reason,
  review,
  send,
  wait,
  webinar,
  type StepResult,
  type World,
} from './notificationSteps.ts'

const { kid } = createNumbers(1)

/** Makes each event of the notification table happen, by calls of the people who cause it. */
export const makers: Record<keyof typeof table, (world: World) => Promise<StepResult>> = {
  applicationReceived: async (world) => ({ tutor: await apply(world) }),
  reviewStarted: (world) => review(world, 'new', 'start_review'),
  applicationApproved: (world) => review(world, 'new', 'approve'),
  applicationRefused: (world) => review(world, 'new', 'reject', reason),
  applicationCorrected: async (world) => {
    await send(world, 'operator', `/tutor/applications/${await apply(world)}/reject/`, reason)
    await saveCorrection(world)
    return undefined
  },
  tutorReactivated: (world) => review(world, 'terminated', 'approve'),
  tutorTerminated: (world) => review(world, 'approved', 'terminate', reason),
  classesBooked: bookAndPay,
  paymentCompleted: bookAndPay,
  paymentFailed: async (world) => {
    await world.pay('student', { reservation_id: await book(world) }, 'fail')
    return undefined
  },
  feeDue: async (world) => {
    await bookAndPay(world)
    world.move(40 * 24 * 60)
    await world.as('student', 'GET', '/notifications/list/')
    return undefined
  },
  moveRequestedByLearner: (world) => requestMove(world, 'student'),
  moveRequestedByTutor: (world) => requestMove(world, 'tutor'),
  classMoved: async (world) => answerMove(world, 'accept'),
  moveRefused: async (world) => answerMove(world, 'refuse'),
  ...cancellationMakers,
  ...changeMakers,
  ...itemMakers,
  ...taskMakers,
  classCancelled: async (world) => {
    await cancelClass(world)
    return undefined
  },
  groupSessionCancelled: async (world) => {
    const group = await placeInGroup(world)
    const { rows } = await world.as('kid', 'GET', '/classes/booked/list/?page_size=100')
    const one = rows.find((row) => row.kind === 'group' && read<{ id: number }>(row.tutor).id === group.tutor)
    await send(world, 'operator', `/classes/${one?.id}/cancel/`, reason)
    return { tutor: group.tutor }
  },
  hoursOffered: async (world) => {
    const id = await cancelClass(world)
    await send(world, 'tutor', `/classes/${id}/offers/`, { slot_ids: (await world.free()).slice(-2) })
    return undefined
  },
  classPlaced: async (world) => {
    const id = await cancelClass(world)
    await send(world, 'student', `/classes/${id}/place/`, { slot_id: (await world.free()).at(-1) })
    return undefined
  },
  groupClassAssigned: async (world) => {
    await send(world, 'operator', '/group-classes/insert/', { ...(await readGroup(world)), Id: 0 })
    return undefined
  },
  groupClassJoined: async (world) => ({ tutor: (await placeInGroup(world)).tutor }),
  groupClassLeft: async (world) => {
    const { id } = await placeInGroup(world)
    await send(world, 'operator', `/group-classes/${id}/assign/`, { student_ids: [] })
    return undefined
  },
  groupClassMoved: async (world) => {
    const { id } = await placeInGroup(world)
    const body = { ...(await readGroup(world, id)), Id: id }
    await send(world, 'operator', `/group-classes/update/${id}/`, body)
    return undefined
  },
  classSoon: async (world) => {
    await bookAndPay(world)
    const { start } = await findClass(world)
    world.move((start - NOON) / 60_000 - 30)
    await world.as('kid', 'GET', '/notifications/list/')
    return undefined
  },
  homeworkAssigned: async (world) => {
    await giveHomework(world)
    return undefined
  },
  homeworkHandedIn: async (world) => {
    await handIn(world)
    return undefined
  },
  homeworkReturned: (world) => reviewHomework(world, { is_returned: true, comment: 'Once more' }),
  homeworkReviewed: (world) => reviewHomework(world, { score: 5, is_returned: false }),
  quizAssigned: async (world) => {
    await giveQuiz(world)
    return undefined
  },
  quizAttemptGranted: async (world) => {
    await send(world, 'operator', `/quizzes/${await giveQuiz(world)}/grant/`, { student_id: kid })
    return undefined
  },
  quizClosing: async (world) => {
    await giveQuiz(world)
    world.move(29.5 * 24 * 60)
    await world.as('kid', 'GET', '/notifications/list/')
    return undefined
  },
  quizTaken: async (world) => {
    const quiz = await giveQuiz(world)
    const { id } = (await world.as('kid', 'POST', `/quizzes/${quiz}/attempts/start/`, {})).data
    await send(world, 'kid', `/quizzes/attempts/${id}/submit/`)
    return undefined
  },
  webinarSeat: async (world) => {
    await send(world, 'kid', `/webinar/${await planWebinar(world)}/register/`, {})
    return undefined
  },
  webinarWaiting: async (world) => {
    await wait(world)
    return undefined
  },
  webinarAdmitted: async (world) => {
    const id = await wait(world)
    await send(world, 'social', `/webinar/${id}/cancel/`, {})
    return undefined
  },
  webinarRemoved: async (world) => {
    const id = await planWebinar(world)
    await send(world, 'kid', `/webinar/${id}/register/`, {})
    const [seat] = (await world.as('operator', 'GET', `/webinar/${id}/registrations/list/`)).rows
    await send(world, 'operator', `/webinar/registrations/${seat?.id}/decide/`, { status: 'cancelled' })
    return undefined
  },
  webinarAssigned: async (world) => {
    await planWebinar(world)
    return undefined
  },
  webinarMoved: async (world) => {
    const id = await planWebinar(world)
    await send(world, 'kid', `/webinar/${id}/register/`, {})
    const end_date_time = new Date(Date.parse(webinar.end_date_time) + 3_600_000).toISOString()
    const body = { ...webinar, Id: id, end_date_time }
    await send(world, 'operator', `/webinar/managed/update/${id}/`, body)
    return undefined
  },
  webinarCancelled: async (world) => {
    const id = await planWebinar(world)
    await send(world, 'kid', `/webinar/${id}/register/`, {})
    const body = { ...webinar, Id: id, is_cancelled: true }
    await send(world, 'operator', `/webinar/managed/update/${id}/`, body)
    return undefined
  },
  ...interviewMakers,
  messageReceived: async (world) => {
    const body = {
      full_name: 'Karim Nasr',
      email: 'guest@example.test',
      topic: 'classes',
      message: 'How do I begin here?',
    }
    const { status } = await world.call('POST', '/contact/add/', { body })
    assertOk('/contact/add/', status)
    return undefined
  },
}

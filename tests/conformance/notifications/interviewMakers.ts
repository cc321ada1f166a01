import { NOON } from '#mocks/testClient.ts'
import { bookSeats, endOn } from '../classes/groupBookings.ts'
import { MINUTE, read } from '../journey.ts'
import {
  bookInterview,
  cancelInterview,
  deleteWebinar,
  planInterview,
  moveByHour,
  saveInterview,
} from './interviewSteps.ts'
import {
  findOtherTutor,
  handOver,
  planWebinar,
  readGroup,
  send,
  webinar,
  type StepResult,
  type World,
} from './notificationSteps.ts'

const DAY = 24 * 60 * MINUTE

/** Reads the notifications at a later time, from which some follow. */
async function readAt(world: World, time: number): Promise<void> {
  world.move((time - NOON) / MINUTE)
  await world.as('student', 'GET', '/notifications/list/')
}

/** Makes the events of interviews and of deleted webinars happen. */
export const interviewMakers = {
  webinarDeleted: async (world: World): Promise<StepResult> => {
    const id = await planWebinar(world)
    await send(world, 'kid', `/webinar/${id}/register/`, {})
    await deleteWebinar(world, id)
    return undefined
  },
  interviewAssigned: async (world: World): Promise<StepResult> => {
    const { tutor } = await planInterview(world)
    return { tutor }
  },
  interviewHandedOver: async (world: World): Promise<StepResult> => {
    const { webinar: id, body, tutor } = await bookInterview(world)
    const tutor_id = await findOtherTutor(world, tutor)
    // An interview is held by a tutor of a group class of its course, before the first class
    const dates = { start_date: '2027-03-01', end_date: '2027-06-01' }
    const group = { ...(await readGroup(world)), ...dates, Id: 0, course_id: body.course_id, tutor_id }
    await send(world, 'operator', '/group-classes/insert/', group)
    await saveInterview(world, id, { ...moveByHour(body), tutor_id })
    return { tutor }
  },
  webinarHandedOver: async (world: World): Promise<StepResult> => {
    const id = await planWebinar(world)
    const tutor_id = await findOtherTutor(world, webinar.tutor_id)
    await send(world, 'operator', `/webinar/managed/update/${id}/`, { ...webinar, Id: id, tutor_id })
    return { tutor: webinar.tutor_id }
  },
  interviewBooked: async (world: World): Promise<StepResult> => {
    const { tutor } = await bookInterview(world)
    return { tutor }
  },
  interviewLeft: async (world: World): Promise<StepResult> => {
    const { id, tutor } = await bookInterview(world)
    await send(world, 'student', `/reservations/${id}/cancel/`, { reason: 'We move to another city.' })
    return { tutor }
  },
  interviewTutorChanged: async (world: World): Promise<StepResult> => {
    const { id, tutor } = await bookInterview(world)
    const { matrix } = (await world.as('student', 'GET', `/reservations/detail/${id}/`)).data
    const group = Number(read<{ group_class_id: number }[]>(matrix)[0]?.group_class_id)
    await handOver(world, group, tutor)
    return { tutor }
  },
  interviewMoved: async (world: World): Promise<StepResult> => {
    const { webinar: id, body, tutor } = await bookInterview(world)
    await saveInterview(world, id, moveByHour(body))
    return { tutor }
  },
  interviewCancelled: cancelInterview,
  interviewPlanned: planInterview,
  interviewMissed: async (world: World): Promise<StepResult> => {
    const { body } = await bookInterview(world)
    await readAt(world, Date.parse(String(body.end_date_time)) + MINUTE)
    return undefined
  },
  webinarSoon: async (world: World): Promise<StepResult> => {
    const id = await planWebinar(world)
    for (const who of ['kid', 'student'] as const) await send(world, who, `/webinar/${id}/register/`, {})
    const { rows } = await world.as('operator', 'GET', `/webinar/managed/list/?id=${id}`)
    await readAt(world, Date.parse(String(rows[0]?.start_date_time)) - 30 * MINUTE)
    return undefined
  },
  seatEnds: async (world: World): Promise<StepResult> => {
    await readAt(world, (await paySeat(world)).last - 2 * DAY)
    return undefined
  },
  seatReleased: async (world: World): Promise<StepResult> => {
    const { last, tutor } = await paySeat(world)
    await readAt(world, last + 8 * DAY)
    return { tutor }
  },
  interviewChosen: async (world: World): Promise<StepResult> => {
    const { id, next, tutor } = await planInterview(world)
    await send(world, 'student', `/reservations/${id}/interview/`, { webinar_id: next })
    return { tutor }
  },
}

/** Books and pays a seat in a group class that goes on; returns its tutor and the start of its last class. */
async function paySeat(world: World): Promise<{ last: number; tutor: number }> {
  const { id, pay, matrix } = await bookSeats(world, 1)
  await endOn(world, matrix[0]?.group_class_id, '2027-05-31')
  await pay()
  const { data } = await world.as('student', 'GET', `/reservations/detail/${id}/`)
  const classes = read<{ start_date_time: string; tutor: { id: number } }[]>(data.classes)
  const last = Math.max(...classes.map((row) => Date.parse(row.start_date_time)))
  return { last, tutor: classes[0]?.tutor.id ?? 0 }
}

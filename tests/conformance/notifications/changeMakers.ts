import { findInstitute } from '#mocks/data/catalogue.ts'
import { NOON } from '#mocks/testClient.ts'
import { freeAfter, read } from '../journey.ts'
import { bookSeats } from '../classes/groupBookings.ts'
import { createNumbers } from '../sample.ts'
import {
  assertOk,
  requestMove,
  book,
  bookAndPay,
  findClass,
  handOver,
  placeInGroup,
  readGroup,
  send,
  type StepResult,
  type World,
} from './notificationSteps.ts'

const { kid, student } = createNumbers(1)

/** Makes the events happen that book or withdraw a month, stop or resume a renewal, rate a class, end a request to move, give a booking to another learner or a group class to another tutor, or remove a kid, or change a student. */
export const changeMakers = {
  monthBooked: async (world: World): Promise<StepResult> => {
    const { fee } = await awaitNextMonth(world)
    await world.pay('student', { payment_id: fee })
    return undefined
  },
  renewalStopped: (world: World) => changeRenewal(world, [false]),
  renewalResumed: (world: World) => changeRenewal(world, [false, true]),
  classRated: (world: World) => sendRating(world, 'student'),
  learnerRated: (world: World) => sendRating(world, 'tutor'),
  classRatingChanged: (world: World) => changeRating(world, 'student'),
  learnerRatingChanged: (world: World) => changeRating(world, 'tutor'),
  moveWithdrawnByLearner: (world: World) => withdraw(world, 'student'),
  moveWithdrawnByTutor: (world: World) => withdraw(world, 'tutor'),
  moveUnanswered: async (world: World): Promise<StepResult> => {
    await requestMove(world, 'student')
    const { start } = await findClass(world)
    world.move((start - NOON) / 60_000 - 11 * 60)
    await world.as('tutor', 'GET', '/notifications/list/')
    return undefined
  },
  reservationAssigned: async (world: World): Promise<StepResult> => {
    const id = await bookAndUnassign(world)
    const { rows } = await world.as('student', 'GET', '/kids/list/')
    await send(world, 'student', `/reservations/${id}/assign/`, { kid_id: rows[0]?.id })
    return undefined
  },
  reservationUnassigned: async (world: World): Promise<StepResult> => {
    await bookAndUnassign(world)
    return undefined
  },
  groupClassHandedOver: async (world: World): Promise<StepResult> => {
    const { id, tutor } = await placeInGroup(world)
    await handOver(world, id, tutor)
    return { tutor }
  },
  unpaidGroupClassMoved: async (world: World): Promise<StepResult> => {
    const { matrix } = await bookSeats(world, 1)
    const id = Number(matrix[0]?.group_class_id)
    const body = { ...(await readGroup(world, id)), Id: id }
    await send(world, 'operator', `/group-classes/update/${id}/`, body)
    return undefined
  },
  kidLeftGroup: async (world: World): Promise<StepResult> => {
    const group = await placeInGroup(world)
    const born = { gender: 'Female', date_of_birth: '2018-05-04' }
    const { id } = await send(world, 'student', '/auth/kid/add/', {
      first_name: 'Nada',
      last_name: 'Kamal',
      ...born,
    })
    await send(world, 'operator', `/group-classes/${group.id}/assign/`, { student_ids: [id] })
    const path = `/kids/delete/${id}`
    assertOk(path, (await world.as('student', 'DELETE', path)).status)
    return { tutor: group.tutor }
  },
  feeWithdrawn: async (world: World): Promise<StepResult> => {
    await awaitNextMonth(world)
    await send(world, 'operator', `/students/update/${student}/`, { status: false })
    await world.as('operator', 'GET', '/notifications/list/')
    return undefined
  },
  feeLapsed: async (world: World): Promise<StepResult> => {
    await awaitNextMonth(world)
    world.move(30 * 24 * 60)
    await world.as('student', 'GET', '/notifications/list/')
    return undefined
  },
  feeUnplaced: async (world: World): Promise<StepResult> => {
    const { fee } = await awaitNextMonth(world)
    const { data } = await world.as('student', 'GET', `/payments/detail/${fee}/`)
    // After its last hour, before its last day
    const ends = Date.parse(read<{ to: string }>(data.period).to)
    world.move((ends - world.now()) / 60_000)
    await world.as('student', 'GET', '/notifications/list/')
    return undefined
  },
  studentDeactivated: async (world: World): Promise<StepResult> => {
    await bookAndPay(world)
    await send(world, 'operator', `/students/update/${student}/`, { status: false })
    return undefined
  },
  studentActivated: async (world: World): Promise<StepResult> => {
    await bookAndPay(world)
    await send(world, 'operator', `/students/update/${student}/`, { status: false })
    await send(world, 'operator', '/students/bulk/', { ids: [student], status: true })
    return undefined
  },
}

/** Books and pays a monthly program, whose renewal staff change. */
async function changeRenewal(world: World, steps: readonly boolean[]): Promise<StepResult> {
  const id = await book(world)
  await world.pay('student', { reservation_id: id })
  for (const is_renewing of steps)
    await send(world, 'operator', `/reservations/${id}/renewal/`, { is_renewing })
  return undefined
}

/** Books and pays a month of classes, and reads the notification of the next one, which runs; returns the booking and its fee. */
export async function awaitNextMonth(world: World): Promise<{ id: number; fee: unknown }> {
  const id = await book(world, await freeAfter(40))
  await world.pay('student', { reservation_id: id })
  world.move(40 * 24 * 60)
  await world.as('student', 'GET', '/notifications/list/')
  const { rows } = await world.as('student', 'GET', '/payments/list/?state=overdue&page_size=100')
  return { id, fee: rows.find((row) => row.reservation_id === id)?.id }
}

/** Books and pays classes for the kid, and gives them to the parent; returns the reservation's id. */
async function bookAndUnassign(world: World): Promise<number> {
  const id = await book(world)
  await world.pay('student', { reservation_id: id })
  await send(world, 'student', `/reservations/${id}/assign/`, { kid_id: null })
  return id
}

/** Rates a past class of the kid and the demo tutor. */
async function changeRating(world: World, who: 'student' | 'tutor'): Promise<StepResult> {
  await sendRating(world, who)
  const state = world.mocks.worlds.get(undefined).state(findInstitute(undefined))
  const given = state.feedback.list().at(-1)
  await send(world, who, `/feedback/update/${given?.id}/`, { platform: 5, service: 5, [rated[who]]: 2 })
  return undefined
}

async function sendRating(world: World, who: 'student' | 'tutor'): Promise<StepResult> {
  const search = `learner_id=${kid}&outcome=completed&page_size=100`
  const { rows } = await world.as('tutor', 'GET', `/classes/archived/list/?${search}`)
  const unrated = rows.find(({ has_feedback }) => !has_feedback)
  await send(world, who, '/feedback/add/', {
    class_id: unrated?.id,
    platform: 5,
    service: 5,
    [rated[who]]: 4,
  })
  return undefined
}

const rated = { student: 'tutor', tutor: 'student' } as const

/** Withdraws a request to move a class. */
async function withdraw(world: World, who: 'student' | 'tutor'): Promise<StepResult> {
  await requestMove(world, who)
  const { rows } = await world.as(who, 'GET', '/reschedule/list/?state=pending&ordering=-asked_on')
  await send(world, who, `/reschedule/${rows[0]?.id}/cancel/`)
  return undefined
}

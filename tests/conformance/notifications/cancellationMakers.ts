import { bookSeats } from '../classes/groupBookings.ts'
import { read } from '../journey.ts'
import { NOON } from '#mocks/testClient.ts'
import { createNumbers } from '../sample.ts'
import {
  assertOk,
  book,
  bookAndPay,
  findClass,
  placeInGroup,
  reason,
  send,
  type StepResult,
  type World,
} from './notificationSteps.ts'

const { kid, tutor } = createNumbers(1)

/** Makes the events of cancelled reservations, their payments and ended group classes happen. */
export const cancellationMakers = {
  reservationCancelled: async (world: World): Promise<StepResult> => {
    const id = await book(world)
    await world.pay('student', { reservation_id: id })
    await send(world, 'operator', `/reservations/${id}/cancel/`, reason)
    return undefined
  },
  unrefundedReservationCancelled: async (world: World): Promise<StepResult> => {
    const [slot_id] = await world.free()
    const trial = { tutor_id: tutor, course_id: world.course, slot_id, kid_id: kid }
    const { id } = await send(world, 'student', '/reservation/trial/', trial)
    await send(world, 'operator', `/reservations/${id}/cancel/`, reason)
    return undefined
  },
  unpaidReservationCancelled: async (world: World): Promise<StepResult> => {
    await send(world, 'operator', `/reservations/${await book(world)}/cancel/`, reason)
    return undefined
  },
  classCancelledByFamily: async (world: World): Promise<StepResult> => {
    await bookAndPay(world)
    const { id } = await findClass(world)
    await send(world, 'student', `/classes/${id}/cancel/`, reason)
    return undefined
  },
  unrefundedClassCancelledByFamily: async (world: World): Promise<StepResult> => {
    await bookAndPay(world)
    const { id, start } = await findClass(world)
    world.move((start - NOON) / 60_000 - 60)
    await send(world, 'student', `/classes/${id}/cancel/`, reason)
    return undefined
  },
  seatGivenBack: (world: World): Promise<StepResult> => giveOneBack(world),
  unrefundedSeatGivenBack: (world: World): Promise<StepResult> => giveOneBack(world, true),
  groupClassEnded: async (world: World): Promise<StepResult> => {
    // A booking of one group class alone ends with it
    const { chosen, pay } = await bookSeats(world, 2)
    await pay()
    await deleteGroup(world, chosen[0]?.group_class_id)
    return { tutor: read<{ id: number }>(chosen[0]?.tutor).id }
  },
  groupClassLost: async (world: World): Promise<StepResult> => {
    const group = await placeInGroup(world)
    await deleteGroup(world, group.id)
    return { tutor: group.tutor }
  },
  paymentRefunded: (world: World): Promise<StepResult> => settleCancelled(world, 'succeed'),
  paymentEnded: (world: World): Promise<StepResult> => settleCancelled(world, 'fail'),
}

/** Settles the payment of a reservation that was cancelled meanwhile. */
async function settleCancelled(world: World, outcome: string): Promise<StepResult> {
  const id = await book(world)
  const begun = await world.startPaying('student', { reservation_id: id })
  await send(world, 'operator', `/reservations/${id}/cancel/`, reason)
  await world.settle('student', begun, outcome)
  return undefined
}

async function deleteGroup(world: World, id: unknown): Promise<void> {
  const path = `/group-classes/delete/${Number(id)}`
  assertOk(path, (await world.as('operator', 'DELETE', path)).status)
}

/** Gives back the first of two seats; late, an hour before its last class. */
async function giveOneBack(world: World, isLate = false): Promise<StepResult> {
  const { id, chosen, matrix, pay } = await bookSeats(world, 2)
  await pay()
  const [first] = matrix
  if (isLate) {
    const { data } = await world.as('student', 'GET', `/reservations/detail/${Number(id)}/`)
    const classes = read<{ course: { id: number }; start_date_time: string }[]>(data.classes)
    const last = classes.findLast(({ course }) => course.id === first?.course_id)
    world.move((Date.parse(String(last?.start_date_time)) - world.now()) / 60_000 - 60)
  }
  const seat = { course_id: first?.course_id, user_id: first?.user_id }
  await send(world, 'student', `/reservations/${Number(id)}/seats/give_back/`, { ...seat, ...reason })
  return { tutor: read<{ id: number }>(chosen[0]?.tutor).id }
}

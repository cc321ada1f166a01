import { createNumbers } from '../sample.ts'
import { book, reason, send, type StepResult, type World } from './notificationSteps.ts'

const { kid, tutor } = createNumbers(1)

/** Makes the events of cancelled reservations and their payments happen. */
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

import type { Call } from '#mocks/handlers/call.ts'
import { admitWaiting } from '#mocks/handlers/webinars/webinarSeats.ts'

/**
 * Gives back the seats at coming webinars of people who cannot come, which go to those who wait. Interviews belong to
 * bookings.
 */
export function giveSeatsBack(call: Call, learners: readonly number[]): void {
  const { registrations, webinars } = call.state
  for (const seat of registrations.list()) {
    const isTheirs = seat.learner !== null && learners.includes(seat.learner) && seat.status !== 'cancelled'
    const webinar = isTheirs ? webinars.get(seat.webinar) : undefined
    if (!webinar || webinar.interviewFor !== undefined || webinar.end <= call.world.clock()) continue
    registrations.update({ ...seat, status: 'cancelled' })
    if (seat.status === 'registered') admitWaiting(call, webinar)
  }
}

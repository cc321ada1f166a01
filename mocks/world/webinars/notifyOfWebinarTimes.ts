import { DAY, HOUR } from '#mocks/world/hours/clock.ts'
import { notify } from '#mocks/world/notify.ts'
import { isInterviewMissed } from '#mocks/world/webinars/interviewSeats.ts'
import type { InstituteState } from '#mocks/world/world.ts'

/** Notifies of webinars and interviews that begin soon, and of interviews that were missed. */
export function notifyOfWebinarTimes(state: InstituteState, now: number): void {
  for (const row of state.webinars.list())
    if (row.start > now && row.start <= now + HOUR && !row.isCancelled)
      notify(state, now, 'webinarSoon', {
        learners: listSeated(state, row.id),
        tutors: [row.tutor],
        values: { id: row.id, name: row.title },
        key: `${row.id}/${row.start}`,
      })
  for (const row of state.reservations.list()) {
    const webinar = row.webinar_id === undefined ? undefined : state.webinars.get(row.webinar_id)
    if (!webinar || row.state !== 'active' || webinar.end <= now - 7 * DAY) continue
    if (isInterviewMissed(state, row, now))
      notify(state, webinar.end, 'interviewMissed', {
        learners: [row.student],
        values: { id: row.id, name: webinar.title },
        key: `${row.id}/${webinar.id}`,
      })
  }
}

/** Lists the learners with a seat, each once: a family may have an interview by several bookings. */
function listSeated(state: InstituteState, id: number): number[] {
  const seated = state.registrations
    .list()
    .flatMap(({ webinar, learner, status }) =>
      webinar === id && status === 'registered' && learner !== null ? [learner] : [],
    )
  return [...new Set(seated)]
}

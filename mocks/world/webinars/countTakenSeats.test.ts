import { expect, test } from 'vitest'
import { countTakenSeats } from '#mocks/world/webinars/countTakenSeats.ts'
import { createEmptyState, insertWebinar, noon } from '#mocks/emptyState.ts'

test('the seats of registered people are taken, in this webinar alone and while it takes place', () => {
  const state = createEmptyState()
  const webinar = insertWebinar(state)
  const other = insertWebinar(state)
  for (const status of ['registered', 'waitlisted', 'cancelled', 'registered'] as const)
    state.registrations.insert((id) => ({ id, webinar: webinar.id, learner: id, status, created: noon }))
  state.registrations.insert((id) => ({
    id,
    webinar: other.id,
    learner: null,
    status: 'registered',
    created: noon,
  }))
  expect([countTakenSeats(webinar, state), countTakenSeats(other, state)]).toEqual([2, 1])
  expect(countTakenSeats({ ...webinar, isCancelled: true }, state)).toBe(0)
})

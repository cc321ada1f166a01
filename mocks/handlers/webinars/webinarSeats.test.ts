import { expect, test } from 'vitest'
import { findInstitute } from '#mocks/data/catalogue.ts'
import { insertWebinar } from '#mocks/emptyState.ts'
import { createTestClient, NOON } from '#mocks/testClient.ts'

test('a free seat goes to the first who waits and may sign in', async () => {
  const client = createTestClient()
  const state = client.mocks.worlds.get().state(findInstitute(undefined))
  const student = state.accounts.list().find(({ email }) => email === 'student@example.test')?.id ?? 0
  const [kid] = state.kids.list().filter(({ parent }) => parent !== student)
  const parent = state.students.get(kid?.parent ?? 0)
  const other = state.students.list().find(({ id, status }) => status && id !== student && id !== parent?.id)
  if (!kid || !parent || !other) throw new Error('A family and another student are needed')
  state.students.update({ ...parent, status: false })
  const webinar = insertWebinar(state, { start: NOON + 3_600_000, end: NOON + 7_200_000, capacity: 1 }).id
  const register = (learner: number, status: 'registered' | 'waitlisted', created: number) =>
    state.registrations.insert((id) => ({ id, webinar, learner, status, created })).id
  register(student, 'registered', NOON - 3)
  const [waiting, next] = [
    register(kid.id, 'waitlisted', NOON - 2),
    register(other.id, 'waitlisted', NOON - 1),
  ]
  const { access_token: token } = await client.signIn('student')
  const { status } = await client.call('POST', `/webinar/${webinar}/cancel/`, { token, body: {} })
  expect(status).toBe(200)
  expect(state.registrations.get(waiting)?.status).toBe('waitlisted')
  expect(state.registrations.get(next)?.status).toBe('registered')
})

import { expect, test } from 'vitest'
import { NOON } from '#mocks/testClient.ts'
import { createJourneyWorld, read } from '../journey.ts'
import { apply } from '../notifications/notificationSteps.ts'
import { createNumbers } from '../sample.ts'

const { tutor } = createNumbers(1)
const DAY = 86_400_000

test('the next free hour on the card follows new working hours at once', async () => {
  const { as } = await createJourneyWorld()
  const readNext = async () => {
    const { rows } = await as('student', 'GET', `/tutor/list/?id=${tutor}`)
    return read<string | null>(rows[0]?.next_slot)
  }
  expect(await readNext()).not.toBeNull()
  const { data } = await as('tutor', 'GET', '/tutor/hours/')
  const closed = await as('tutor', 'POST', '/tutor/hours/update/', { ...data, week: [] })
  expect(closed.status).toBe(200)
  expect(await readNext()).toBeNull()
})

test('a new tutor is busy at no hour', async () => {
  const world = await createJourneyWorld()
  const id = await apply(world)
  const login = { user_type: 'tutor', username: 'sami@example.test', password: 'Strong#2026' }
  const { body } = await world.call('POST', '/auth/token/', { body: login })
  const token = read<{ token_data: { access_token: string } }>(body).token_data.access_token
  const week = [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, from: '08:00', to: '20:00' }))
  const hours = { time_zone: 'Africa/Cairo', week, exceptions: [] }
  await world.call('POST', '/tutor/hours/update/', { token, body: hours })
  await world.as('operator', 'POST', `/tutor/applications/${id}/approve/`, {})
  const range = `from=${new Date(NOON).toISOString()}&to=${new Date(NOON + 7 * DAY).toISOString()}`
  const { data } = await world.as('student', 'GET', `/tutor/profile/${id}/slots/?${range}`)
  const states = read<{ slots: { state: string }[] }>(data).slots.map(({ state }) => state)
  expect(states.length).toBeGreaterThan(70)
  expect(new Set(states)).toEqual(new Set(['available']))
})

import { expect, test } from 'vitest'
import { findInstitute } from '#mocks/data/catalogue.ts'
import { insertWebinar } from '#mocks/emptyState.ts'
import { createTestClient, NOON } from '#mocks/testClient.ts'
import type { WebinarRecord } from '#mocks/world/records.ts'
import { HOUR } from '#mocks/world/hours/clock.ts'

test('staff count the people who wait for webinars to come, not for past or cancelled ones', async () => {
  const client = createTestClient()
  const state = client.mocks.worlds.get().state(findInstitute(undefined))
  const { access_token: token } = await client.signIn('operator')
  const count = async () => {
    const { body } = await client.call('GET', '/account/menu_counts/', { token })
    return (body as { data: { waitlisted: number } }).data.waitlisted // The cast is safe: see the first expectation
  }
  const wait = (more: Partial<WebinarRecord>) => {
    const { id: webinar } = insertWebinar(state, more)
    state.registrations.insert((id) => ({ id, webinar, learner: 1, status: 'waitlisted', created: NOON }))
  }
  const before = await count()
  expect(before).toBeTypeOf('number')
  wait({ start: NOON - 2 * HOUR, end: NOON - HOUR })
  wait({ start: NOON + HOUR, end: NOON + 2 * HOUR, isCancelled: true })
  expect(await count()).toBe(before)
  wait({ start: NOON + HOUR, end: NOON + 2 * HOUR })
  expect(await count()).toBe(before + 1)
})

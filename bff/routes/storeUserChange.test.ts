import { expect, test, vi } from 'vitest'
import { storeUserChange } from '#bff/routes/storeUserChange.ts'
import type { Sessions } from '#bff/session/sessions.ts'
import { createTestSessions } from '../../tests/fakes/sessions.ts'

const session = await createTestSessions(Date.now).start()
const { first_name, last_name, profile_picture_url, gender } = session.record.user
const profile = { first_name, last_name, profile_picture_url, gender }

/** Stores what a response has. @returns the changes that were stored */
async function store(body: unknown): Promise<unknown[]> {
  const updateUser = vi.fn<Sessions['updateUser']>(async () => undefined)
  const response = { status: 200, headers: {}, body: Buffer.from(JSON.stringify(body)) }
  await storeUserChange({ updateUser } as unknown as Sessions, session, response)
  return updateUser.mock.calls.map(([own, change]) => (own === session ? change : 'of another session'))
}

test('a name that differs from the session is stored', async () => {
  expect(await store({ data: { ...profile, first_name: 'Mona' } })).toEqual([
    { ...profile, first_name: 'Mona' },
  ])
})

test('a profile that the session has already is not stored', async () => {
  expect(await store({ data: profile })).toEqual([])
})

test('a response without a profile changes nothing', async () => {
  expect(await store({ data: { first_name: 'Mona' } })).toEqual([])
})

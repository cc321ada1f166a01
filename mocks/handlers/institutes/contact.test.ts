import { expect, test } from 'vitest'
import { createTestClient, people } from '#mocks/testClient.ts'

interface Row {
  id: number
  state: string
  state_by: { name: string } | null
}

test('a message that another person has marked meanwhile is not marked unseen, and names that person', async () => {
  const { call } = createTestClient()
  const signIn = async (person: 'operator' | 'admin') => {
    const { body } = await call('POST', '/auth/token/', { body: people[person] })
    return (body as { token_data: { access_token: string } }).token_data.access_token
  }
  const [first, second] = [await signIn('operator'), await signIn('admin')]
  const path = '/contact/list/?state=unread&page_size=100'
  const { id } = ((await call('GET', path, { token: first })).body as { data: Row[] }).data[0] ?? { id: 0 }
  const mark = (token: string, state: string, seen_state: string) =>
    call('POST', `/contact/update/${id}/`, { token, body: { state, seen_state } })
  const find = async () =>
    ((await call('GET', '/contact/list/?page_size=100', { token: first })).body as { data: Row[] }).data.find(
      (row) => row.id === id,
    )
  expect((await mark(first, 'handled', 'unread')).status).toBe(200)
  const handled = await find()
  const refused = await mark(second, 'read', 'unread')
  expect(refused.status).toBe(409)
  expect(JSON.stringify(refused.body)).toContain(
    `${handled?.state_by?.name} has marked this message as handled in the meantime.`,
  )
  // The same goal is reached already, by the first
  expect((await mark(second, 'handled', 'unread')).status).toBe(200)
  expect(await find()).toEqual(handled)
  expect((await mark(second, 'unread', 'handled')).status).toBe(200)
})

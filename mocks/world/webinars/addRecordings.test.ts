import { expect, test } from 'vitest'
import { createTestClient, people } from '#mocks/testClient.ts'

interface Row {
  recording_url: string | null
}

test('the demo student finds a recording of a halaqa that is over, and can watch it', async () => {
  const { call } = createTestClient()
  const signed = await call('POST', '/auth/token/', { body: people.student })
  const { token_data } = signed.body as { token_data: { access_token: string } }
  const token = token_data.access_token
  const list = await call('GET', '/webinar/booked/list/?page_size=50', { token })
  const { data } = list.body as { data: Row[] }
  const recorded = data.filter(({ recording_url }) => recording_url !== null)
  expect(recorded.length).toBeGreaterThan(0)
  const path = recorded[0]?.recording_url?.replace('/api', '') ?? ''
  expect(await call('GET', path, { token })).toMatchObject({
    status: 200,
    headers: { 'content-type': 'video/webm' },
  })
})

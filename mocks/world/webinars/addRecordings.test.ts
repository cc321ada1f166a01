import { expect, test } from 'vitest'
import { createEmptyState, insertWebinar } from '#mocks/emptyState.ts'
import { createTestClient, people } from '#mocks/testClient.ts'
import { addRecordings } from '#mocks/world/webinars/addRecordings.ts'

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

test('the evening of each day has a recording by its host, under an id of ninety days', () => {
  const state = createEmptyState()
  const [evening, morning, later] = [2_061_611, 2_061_606, 2_061_711].map((id) =>
    insertWebinar(state, { id, tutor: 4 }),
  )
  const rows = [evening, morning, later].flatMap((row) => row ?? [])
  const { webinars, files } = addRecordings(10_000, rows)
  expect(webinars).toEqual([{ ...evening, recording: 10_906 }, morning, { ...later, recording: 10_907 }])
  expect(files).toEqual(
    [10_906, 10_907].map((id) => ({
      id,
      owner: 4,
      name: { en: 'recording.webm', ar: 'تسجيل.webm' },
      content_type: 'video/webm',
      size: 48_000,
    })),
  )
})

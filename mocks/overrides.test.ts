import { expect, test } from 'vitest'
import { mock } from '#mocks/msw.ts'
import { NOON } from '#mocks/testClient.ts'
import { createMockUpstream } from '#mocks/upstream.ts'

test('an override also works in the process of the BFF', async () => {
  const upstream = createMockUpstream({ now: NOON })
  upstream.use(mock('readVersion', 500, undefined, { once: true }))
  const signal = new AbortController().signal
  const send = () => upstream.send({ method: 'GET', path: '/institutes/version/', headers: {}, signal })
  expect([(await send()).status, (await send()).status]).toEqual([500, 200])
})

test('the journal of a BFF lists calls that an override answered in the world of the call', async () => {
  const upstream = createMockUpstream({ now: NOON })
  upstream.use(mock.status('readVersion', 500))
  const { signal } = new AbortController()
  const call = { headers: {}, signal, mock: { world: 'mine' } }
  await upstream.send({ ...call, method: 'GET', path: '/institutes/version/?x=1' })
  const { body } = await upstream.serve({ ...call, method: 'GET', path: '/__mock/journal' })
  const entry = { operation: 'readVersion', status: 500, path: '/institutes/version/?x=1', world: 'mine' }
  expect(JSON.parse(String(body))).toMatchObject({ data: [entry] })
})

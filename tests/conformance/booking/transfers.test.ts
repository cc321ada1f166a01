import { expect, test } from 'vitest'
import { createAdministration } from '#mocks/administration.ts'
import { createTestClient } from '#mocks/testClient.ts'
import { read } from '../journey.ts'

interface Payment {
  id: number
  state: string
  reservation_id: number
}

async function createTransfer() {
  const { call, signIn, mocks } = createTestClient()
  const { access_token: token } = await signIn('student')
  const readData = async <Data>(path: string) =>
    read<{ data: Data }>((await call('GET', path, { token })).body).data
  const readPage = (path: string) =>
    createAdministration(mocks)({ method: 'GET', path, headers: {}, text: '' })
  const [transfer] = await readData<Payment[]>('/payments/list/?state=pending')
  if (!transfer) throw new Error('No transfer is on its way')
  const way = /href="([^"]*\/pay\/[^"]*)"/.exec(String(readPage('/__mock/pages/bank').body))?.[1] ?? ''
  const readState = async () => ({
    payment: await readData<Payment>(`/payments/detail/${transfer.id}/`),
    booking: await readData<{ state: string; is_payable: boolean; classes: object[] }>(
      `/reservations/detail/${transfer.reservation_id}/`,
    ),
  })
  return { readPage, way, readState }
}

test('when a transfer arrives, its booking starts', async () => {
  const { readPage, way, readState } = await createTransfer()
  expect((await readState()).booking).toMatchObject({ state: 'pending', is_payable: false, classes: [] })
  expect(readPage(way).body).toContain('The money arrived')
  const { status, headers } = readPage(`${way}&outcome=succeed`)
  expect([status, headers?.location]).toEqual([
    303,
    expect.stringMatching(/^\/dashboard\/payments\?.*status=completed/),
  ])
  const { payment, booking } = await readState()
  expect([payment.state, booking.state]).toEqual(['completed', 'active'])
  expect(booking.classes.length).toBeGreaterThan(0)
  expect(readPage('/__mock/pages/bank').body).toContain('No transfer is on its way.')
})

test('a returned transfer fails with a message, and leads back to a web app of another port', async () => {
  const { readPage, way, readState } = await createTransfer()
  const { headers } = readPage(`${way}&outcome=fail&from=${encodeURIComponent('http://localhost:3710')}`)
  expect(headers?.location).toMatch(/^http:\/\/localhost:3710\/dashboard\/payments\?/)
  expect((await readState()).payment).toMatchObject({
    state: 'failed',
    message: expect.stringContaining(' '),
  })
  expect((await readState()).booking).toMatchObject({ state: 'pending', is_payable: true })
})

import { createClients } from '#sdk'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { ClientsContext } from '#web/api/clients.ts'
import { useStartPayment } from './useStartPayment.ts'

const clients = createClients({ origin: location.origin, language: () => 'en', timeZone: () => 'UTC' })

function Provider({ children }: { children: ReactNode }) {
  return <ClientsContext value={clients}>{children}</ClientsContext>
}

test('one payment is started at a time, and another one after Back from the payment page', async () => {
  const { result, act } = await renderHook(() => useStartPayment(), { wrapper: Provider })
  const work = vi.fn<() => void>()
  await act(() => result.current.run(work))
  await act(() => result.current.run(work))
  expect([work.mock.calls.length, result.current.isBusy]).toEqual([1, true])
  await act(() => void dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await act(() => result.current.run(work))
  expect(work).toHaveBeenCalledTimes(2)
})

test('a payment that fails can be started again', async () => {
  const { result, act } = await renderHook(() => useStartPayment(), { wrapper: Provider })
  const error = new Error('No connection')
  await act(async () => {
    expect(await result.current.run(() => Promise.reject(error))).toBe(error)
  })
  expect(result.current.isBusy).toBe(false)
})

import type { ReactNode } from 'react'
import { RawIntlProvider } from 'react-intl'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { ApiError, createClients, NetworkError } from '#sdk'
import { ClientsContext } from '#web/api/clients.ts'
import { loadTexts } from '#web/i18n/catalog.ts'
import { getIntl } from '#web/i18n/intl.ts'
import { emptyConfigs } from '#web/state/institute.ts'
import { createStores, StoresContext } from '#web/state/stores.ts'
import { usePay } from './usePay.ts'

const clients = createClients({ origin: location.origin, language: () => 'en', timeZone: () => 'UTC' })
const stores = createStores({
  user: null,
  institute: { ...emptyConfigs, isMainHost: true, social: {}, scripts: [] },
  preferences: { language: 'en', timeZone: 'UTC' },
  now: Date.parse('2026-11-23T15:50:00Z'),
})

function Providers({ children }: { children: ReactNode }) {
  return (
    <MemoryRouter>
      <RawIntlProvider value={getIntl('en')}>
        <StoresContext value={stores}>
          <ClientsContext value={clients}>{children}</ClientsContext>
        </StoresContext>
      </RawIntlProvider>
    </MemoryRouter>
  )
}

const call = { method: 'POST', path: '/group/reservation/add/' }

test.each([
  ['a booking without an answer can be sent again', new NetworkError(call), true],
  [
    'a refused booking needs another choice',
    new ApiError({ ...call, status: 422, code: 'refused', messages: ['No seats are left.'] }),
    false,
  ],
])('%s', async (_, error, isInterrupted) => {
  await loadTexts('en', ['booking'])
  const { result, act } = await renderHook(() => usePay({ attempt: undefined }, '/groups/reservation'), {
    wrapper: Providers,
  })
  await act(async () => {
    await result.current.pay({ name: crypto.randomUUID(), book: () => Promise.reject(error) })
  })
  expect(result.current.problem).toBeDefined()
  expect(result.current.isInterrupted).toBe(isInterrupted)
})

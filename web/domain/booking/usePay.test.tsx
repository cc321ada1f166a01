import type { ReactNode } from 'react'
import { RawIntlProvider } from 'react-intl'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import type { Clients } from '#sdk'
import { ClientsContext } from '#web/api/clients.ts'
import { getIntl } from '#web/i18n/intl.ts'
import { emptyConfigs } from '#web/state/institute.ts'
import { createStores, StoresContext } from '#web/state/stores.ts'
import { usePay } from './usePay.ts'

const start = location.href
afterEach(() => history.replaceState(null, '', start))

test.each([
  ['', '/groups/reservation'],
  ['?lang=ar', '/groups/reservation?lang=ar'],
])('a payment begun on a page with "%s" comes back to %s', async (search, expected) => {
  history.replaceState(null, '', `${location.pathname}${search}`)
  const sent: unknown[] = []
  const POST = async (_path: string, { body }: { body: { return_url: string } }) => {
    sent.push(body.return_url)
    return { data: { success: true, data: { id: 4, payment_url: '#hosted-page' } } }
  }
  const stores = createStores({
    user: null,
    institute: { ...emptyConfigs, isMainHost: true, social: {}, scripts: [] },
    preferences: { language: 'ar', timeZone: 'UTC' },
    now: Date.parse('2026-11-23T15:50:00Z'),
  })
  const { result, act } = await renderHook(() => usePay({ attempt: undefined }, '/groups/reservation'), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <RawIntlProvider value={getIntl('ar')}>
        <StoresContext value={stores}>
          <ClientsContext value={{ api: { POST } } as unknown as Clients}>
            <MemoryRouter>{children}</MemoryRouter>
          </ClientsContext>
        </StoresContext>
      </RawIntlProvider>
    ),
  })
  await act(() => result.current.payAgain(7, false))
  expect(sent).toEqual([expected])
})

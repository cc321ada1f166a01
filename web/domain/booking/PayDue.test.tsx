import { FluentProvider, webLightTheme } from '@fluentui/react-components'
import { RawIntlProvider } from 'react-intl'
import { MemoryRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { ApiError } from '#sdk'
import type { Clients, PaymentPayload, QuotedSeat } from '#sdk'
import { ClientsContext } from '#web/api/clients.ts'
import { loadTexts } from '#web/i18n/catalog.ts'
import { getIntl } from '#web/i18n/intl.ts'
import { emptyConfigs } from '#web/state/institute.ts'
import { createStores, StoresContext } from '#web/state/stores.ts'
import { PayDue } from './PayDue.tsx'

/** Presses 'Pay now', which is refused. @returns the refusal and the buttons that are left */
async function press(status: number, kind: string) {
  const { screen } = await show({ status, kind })
  await screen.getByRole('button').click()
  await expect.element(screen.getByText('The reason')).toBeVisible()
  return [...screen.container.querySelectorAll('button')].map(({ textContent }) => textContent)
}

async function show({ status = 409, kind = 'one_to_one', isPast = false, seats = [] as QuotedSeat[] }) {
  await loadTexts('en', ['shell', 'resource', 'payments'])
  const stores = createStores({
    user: null,
    institute: { ...emptyConfigs, isMainHost: true, social: {}, scripts: [] },
    preferences: { language: 'en', timeZone: 'UTC' },
    now: Date.parse('2026-11-23T15:50:00Z'),
  })
  const sent = vi.fn<(body: PaymentPayload) => void>()
  const POST = async (_: string, { body }: { body: PaymentPayload }) => {
    sent(body)
    throw new ApiError({ status, code: 'refused', messages: ['The reason'] })
  }
  const GET = async () => ({
    data: { success: true, data: { id: 7, kind, state: 'pending' } },
    response: new Response(),
  })
  const screen = await render(
    <RawIntlProvider value={getIntl('en')}>
      <FluentProvider theme={webLightTheme}>
        <StoresContext value={stores}>
          <ClientsContext value={{ api: { GET, POST } } as unknown as Clients}>
            <MemoryRouter>
              <PayDue paymentId={4} reservationId={7} isFee={false} isPast={isPast} seats={seats} />
            </MemoryRouter>
          </ClientsContext>
        </StoresContext>
      </FluentProvider>
    </RawIntlProvider>,
  )
  return { screen, sent }
}

test('a booking whose hours have passed says so, and offers new times in place of paying', async () => {
  const { screen } = await show({ isPast: true })
  await expect.element(screen.getByText('Its times have passed before it was paid.')).toBeVisible()
  const buttons = [...screen.container.querySelectorAll('button')].map(({ textContent }) => textContent)
  expect(buttons).toEqual(['Choose new times'])
})

test.each([
  ['whose hours are taken', 409, 'one_to_one', ['Pay now', 'Choose new times']],
  ['whose seats are taken', 409, 'group', ['Pay now', 'Choose another group class']],
  ['whose price has changed', 422, 'group', ['Pay now']],
])('a booking %s leads on', async (_, status, kind, buttons) => {
  expect(await press(status, kind)).toEqual(buttons)
})

test('seats of group classes are paid with the tutor and the dates that the page shows', async () => {
  const seats = [{ user_id: 9, group_class_id: 3, tutor_id: 1, starts: ['2026-11-24T16:00:00Z'] }]
  const { screen, sent } = await show({ kind: 'group', seats })
  await screen.getByRole('button').click()
  await expect.poll(() => sent.mock.calls[0]?.[0]).toMatchObject({ reservation_id: 7, seats })
})

import { FluentProvider, webLightTheme } from '@fluentui/react-components'
import { RawIntlProvider } from 'react-intl'
import { MemoryRouter } from 'react-router-dom'
import { SWRConfig } from 'swr'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import type { Clients } from '#sdk'
import { ClientsContext } from '#web/api/clients.ts'
import { loadTexts } from '#web/i18n/catalog.ts'
import { getIntl } from '#web/i18n/intl.ts'
import { emptyConfigs } from '#web/state/institute.ts'
import { createStores, StoresContext } from '#web/state/stores.ts'
import { Outcome, type OutcomeProps } from './Outcome.tsx'

const failed = {
  id: 4,
  reference: 'P-4',
  state: 'failed',
  message: 'The reason',
  reservation_id: 7,
  total_cost: 20,
  held_until: '2026-11-23T15:58:00Z' as string | null,
  currency: 'EGP',
  is_payable: true,
  is_ended: false,
  created_on: '2026-11-23T15:40:00Z',
  server_time: '2026-11-23T15:50:00Z',
}

async function show(
  more: Partial<typeof failed>,
  selection: OutcomeProps['selection'] = { attempt: undefined },
) {
  await loadTexts('en', ['shell', 'booking'])
  const stores = createStores({
    user: null,
    institute: { ...emptyConfigs, isMainHost: true, social: {}, scripts: [] },
    preferences: { language: 'en', timeZone: 'UTC' },
    now: Date.parse(failed.server_time),
  })
  const GET = async () => ({
    data: { success: true, data: { ...failed, ...more } },
    response: new Response(),
  })
  const clients = { api: { GET } } as unknown as Clients
  const screen = await render(
    <RawIntlProvider value={getIntl('en')}>
      <FluentProvider theme={webLightTheme}>
        <StoresContext value={stores}>
          <ClientsContext value={{ ...clients, passive: clients }}>
            <SWRConfig value={{ provider: () => new Map() }}>
              <MemoryRouter>
                <Outcome
                  payment={4}
                  selection={selection}
                  path="/checkout"
                  changePath="/sessions"
                  onDone={() => undefined}
                />
              </MemoryRouter>
            </SWRConfig>
          </ClientsContext>
        </StoresContext>
      </FluentProvider>
    </RawIntlProvider>,
  )
  const notice = screen.getByRole('status')
  await expect.element(notice).toBeVisible()
  const list = (kind: 'button' | 'a') =>
    [...notice.element().querySelectorAll(kind)].map(({ textContent }) => textContent)
  return { screen, text: notice.element().textContent, buttons: list('button'), links: list('a') }
}

test('a declined payment is tried again, and what is kept is said while it can be', async () => {
  const recent = await show({})
  expect(recent).toMatchObject({
    buttons: ['Try the payment again'],
    links: ['Change the booking', 'See the reservation'],
  })
  expect(recent.text).toContain('Payment P-4 of EGP\u00A020. We’re keeping your times until 15:58.')
})

test('a person who changes a booking whose payment failed comes back to its review, and pays for the same one', async () => {
  const selection: OutcomeProps['selection'] = { attempt: { reservation: 7, payment: 4 } }
  const { screen } = await show({}, selection)
  await screen.getByRole('link', { name: 'Change the booking' }).click()
  expect(selection.attempt).toEqual({ reservation: 7 })
})

test('a failed payment of a booking whose hours or seats are not held does not say that they are kept', async () => {
  const { text, buttons } = await show({ held_until: null })
  expect(text).toContain('Payment P-4 of')
  expect(text).not.toContain('keeping')
  expect(buttons).toEqual(['Try the payment again'])
})

test.each([
  ['2026-11-23T16:20:00Z', 'We’re keeping your times until 16:20.'],
  [null, 'Your booking is made when it is paid, as long as the places are free.'],
])('an open payment of a booking that is held until %s says so', async (held_until, expected) => {
  const { text, buttons } = await show({ state: 'pending', held_until })
  expect(text).toContain(expected)
  expect(buttons).toEqual(['Go on to payment', 'Check again'])
})

test('an open bank transfer is not paid a second time', async () => {
  const { buttons } = await show({ state: 'pending', is_payable: false, held_until: null })
  expect(buttons).toEqual(['Check again'])
})

test('an open payment of a booking that was cancelled offers another choice, and not what is over', async () => {
  const selection: OutcomeProps['selection'] = { attempt: { reservation: 7, payment: 4 } }
  const message = 'It was cancelled'
  const over = { state: 'pending', is_payable: false, is_ended: true, held_until: null, message }
  const { text, buttons, links } = await show(over, selection)
  expect({ buttons, links }).toEqual({ buttons: [], links: ['Choose again'] })
  expect(text).toContain('It was cancelledThis booking can’t be paid any more.')
  expect(selection.attempt).toBeUndefined()
})

test('a payment that was refunded is not tried again: only another choice is offered', async () => {
  const ended = await show({ is_payable: false, held_until: null })
  expect(ended).toMatchObject({ buttons: [], links: ['Choose again'] })
  expect(ended.text).not.toMatch(/Payment P-4|keeping/)
})

test.each([
  ['has ended', 4, false, undefined],
  ['can be repeated', 4, true, { reservation: 7, payment: 4 }],
  ['has ended, while another one is open', 5, false, { reservation: 7, payment: 5 }],
])(
  'after a payment that %s, the next booking continues the attempt %i: %s',
  async (_, payment, is_payable, left) => {
    const selection: OutcomeProps['selection'] = { attempt: { reservation: 7, payment } }
    await show({ is_payable }, selection)
    expect(selection.attempt).toEqual(left)
  },
)

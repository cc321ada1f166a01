import { FluentProvider, webLightTheme } from '@fluentui/react-components'
import { useState } from 'react'
import { RawIntlProvider } from 'react-intl'
import { SWRConfig } from 'swr'
import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { type Cancellation, ApiError, type Clients } from '#sdk'
import { ClientsContext } from '#web/api/clients.ts'
import { query } from '#web/api/query.ts'
import { loadTexts } from '#web/i18n/catalog.ts'
import { getIntl } from '#web/i18n/intl.ts'
import { emptyConfigs } from '#web/state/institute.ts'
import { createStores, StoresContext } from '#web/state/stores.ts'
import { CancellationView } from './CancellationView.tsx'

const read = query('/reservations/{id}/cancellation/', { path: { id: 1 } })
const first: Cancellation = {
  refund_amount: 225,
  currency: 'EGP',
  classes_refunded: 3,
  classes_lost: 0,
  classes_to_reschedule: 0,
  classes_added: 0,
  classes_held: 0,
  free_until: null,
  refund_until: '2026-12-04',
}

/** Shows what a cancellation brings, asked for again with each press of a button. @param answers of the API in turn */
async function show(answers: readonly (Partial<Cancellation> | 'unavailable')[]) {
  await loadTexts('en', ['shell', 'resource'])
  const left = [...answers]
  const GET = vi.fn<() => Promise<unknown>>(async () => {
    const answer = left.shift()
    if (answer === 'unavailable')
      throw new ApiError({ method: 'GET', path: read.path, status: 503, code: 'unavailable' })
    return { data: { success: true, data: { ...first, ...answer } }, response: new Response() }
  })
  const clients = { api: { GET } } as unknown as Clients
  const seen: number[] = []
  const keep = ({ refund_amount }: Cancellation) => void seen.push(refund_amount)
  function Question() {
    const [turn, setTurn] = useState(0)
    return (
      <>
        <button type="button" onClick={() => setTurn(turn + 1)}>
          Ask again
        </button>
        <CancellationView key={turn} query={read} onSeen={keep} />
      </>
    )
  }
  const stores = createStores({
    user: null,
    institute: { ...emptyConfigs, isMainHost: true, social: {}, scripts: [] },
    preferences: { language: 'en', timeZone: 'UTC' },
    now: Date.parse('2026-11-27T12:00:00Z'),
  })
  const screen = await render(
    <RawIntlProvider value={getIntl('en')}>
      <FluentProvider theme={webLightTheme}>
        <StoresContext value={stores}>
          <ClientsContext value={{ ...clients, passive: clients }}>
            <SWRConfig value={{ provider: () => new Map(), shouldRetryOnError: false }}>
              <Question />
            </SWRConfig>
          </ClientsContext>
        </StoresContext>
      </FluentProvider>
    </RawIntlProvider>,
  )
  return { screen, seen, GET }
}

test('a question that is asked again shows what the API says now, and reports that alone', async () => {
  const { screen, seen, GET } = await show([{}, { refund_amount: 150, classes_refunded: 2 }])
  await expect.element(screen.getByText(/225/)).toBeVisible()
  await screen.getByRole('button', { name: 'Ask again' }).click()
  await expect.element(screen.getByText(/150/)).toBeVisible()
  expect(seen).toEqual([225, 150])
  expect(GET).toHaveBeenCalledTimes(2)
})

test('classes that were paid and are past are not called unpaid', async () => {
  const { screen } = await show([{ refund_until: null, classes_refunded: 0, classes_held: 4 }])
  await expect.element(screen.getByText('No refund.', { exact: true })).toBeVisible()
})

test('an amount of an earlier question is not shown where it cannot be read again', async () => {
  const { screen, seen } = await show([{}, 'unavailable', { refund_amount: 150 }])
  await expect.element(screen.getByText(/225/)).toBeVisible()
  await screen.getByRole('button', { name: 'Ask again' }).click()
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByText(/150/)).toBeVisible()
  expect(seen).toEqual([225, 150])
})

test('a question that stays open shows what the API says when the page is looked at again', async () => {
  const { screen, seen } = await show([{}, { refund_amount: 150, classes_refunded: 2 }])
  await expect.element(screen.getByText(/225/)).toBeVisible()
  document.dispatchEvent(new Event('visibilitychange'))
  await expect.element(screen.getByText(/150/)).toBeVisible()
  expect(seen).toEqual([225, 150])
})

test.each([
  ['nothing is lost', 0, 'Nothing is lost until'],
  ['no further classes are lost', 1, 'No further classes are lost until'],
] as const)('the question says until when %s', async (_, classes_lost, text) => {
  const { screen } = await show([{ classes_lost, free_until: '2026-12-01T12:00:00Z' }])
  await expect.element(screen.getByText(new RegExp(`^${text}`))).toBeVisible()
})

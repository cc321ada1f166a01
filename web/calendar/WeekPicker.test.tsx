import { FluentProvider, webLightTheme } from '@fluentui/react-components'
import { SWRConfig } from 'swr'
import { Temporal } from 'temporal-polyfill'
import { useState } from 'react'
import { RawIntlProvider } from 'react-intl'
import { proxy } from 'valtio'
import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import type { Clients, Slot } from '#sdk'
import { ClientsContext } from '#web/api/clients.ts'
import { loadTexts } from '#web/i18n/catalog.ts'
import { getIntl } from '#web/i18n/intl.ts'
import { StoresContext, type Stores } from '#web/state/stores.ts'
import { ViewerContext } from '#web/time/viewer.ts'
import { useWeek, useWeekView } from './useWeek.ts'
import { WeekPicker } from './WeekPicker.tsx'

const zone = 'Africa/Cairo'
const stores = { preferences: proxy({ language: 'en', timeZone: zone }) } as unknown as Stores
/** Mondays; nothing is free in the second week. */
const weeks = { first: '2026-11-23', second: '2026-11-30', third: '2026-12-07' }
const slots: Slot[] = [weeks.first, weeks.third].map((date, index) => ({
  id: index + 1,
  start_date_time: `${date}T15:00:00Z`,
  end_date_time: `${date}T16:00:00Z`,
  state: 'available',
}))

interface Read {
  params: { query: { from: string; to: string } }
}

function createClients() {
  const GET = vi.fn<(path: string, init: Read) => Promise<unknown>>(async (_, { params }) => {
    const { from, to } = params.query
    const shown = slots.filter(({ start_date_time: at }) => at >= from && at < to)
    return { data: { data: { slots: shown } } }
  })
  return { GET, clients: { api: { GET }, passive: { api: { GET } } } as unknown as Clients }
}

function Picker() {
  const [chosen, setChosen] = useState<readonly Slot[]>([])
  const tutor = { id: 7, time_zone: zone, next_slot: slots[0]?.start_date_time ?? null }
  const week = useWeek(tutor, Temporal, chosen, useWeekView())
  return (
    <>
      <WeekPicker
        tutor={tutor}
        temporal={Temporal}
        week={week}
        none={<p>Nothing free</p>}
        onPress={(slot) => setChosen([slot])}
      />
      <output>{week.isNextFree() ? 'next week has hours' : 'next week has none'}</output>
    </>
  )
}

/** @param now ISO time at which the page was made */
async function show(now: string) {
  await loadTexts('en', ['shell', 'calendar'])
  const { clients, GET } = createClients()
  const madeAt = Date.parse(now)
  const screen = await render(
    <RawIntlProvider value={getIntl('en')}>
      <FluentProvider theme={webLightTheme}>
        <StoresContext value={stores}>
          <ClientsContext value={clients}>
            <SWRConfig value={{ provider: () => new Map() }}>
              <ViewerContext
                value={{ language: 'en', timeZone: zone, clock: { madeAt, offset: 0, respondedAt: madeAt } }}
              >
                <Picker />
              </ViewerContext>
            </SWRConfig>
          </ClientsContext>
        </StoresContext>
      </FluentProvider>
    </RawIntlProvider>,
  )
  const getButton = (name: string) => screen.getByRole('button', { name })
  const listAsked = () => GET.mock.calls.map(([, { params }]) => params.query.from).toSorted()
  return { screen, listAsked, next: getButton('Next week'), previous: getButton('Previous week') }
}

test('the seven days from today on are the first ones', async () => {
  const { screen, previous, next, listAsked } = await show('2026-11-23T10:00:00Z')
  await expect.element(previous).toHaveAttribute('aria-disabled', 'true')
  await next.click()
  await expect.element(screen.getByText('30 Nov – 6 Dec')).toBeVisible()
  await expect.element(previous).not.toHaveAttribute('aria-disabled', 'true')
  await previous.click()
  await expect.element(screen.getByText('23 Nov – 29 Nov')).toBeVisible()
  // This week, the next one, and the one after the next
  await expect.poll(() => new Set(listAsked()).size).toBe(3)
  expect(listAsked()[0]).toBe('2026-11-22T22:00:00.000Z')
})

test('on a Thursday no day of the shown ones is over', async () => {
  const { screen, previous, listAsked } = await show('2026-11-19T10:00:00Z')
  await expect.element(screen.getByText('19 Nov – 25 Nov')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: /^Monday 23 November.*, Free$/ })).toBeVisible()
  await expect.element(previous).toHaveAttribute('aria-disabled', 'true')
  await expect.poll(() => new Set(listAsked()).size).toBe(2)
  expect(listAsked()[0]).toBe('2026-11-18T22:00:00.000Z')
})

test('the seven days of the next free hour, if later, have those before them', async () => {
  const { screen, previous, listAsked } = await show('2026-11-12T10:00:00Z')
  await expect.element(screen.getByText('19 Nov – 25 Nov')).toBeVisible()
  await expect.element(previous).not.toHaveAttribute('aria-disabled', 'true')
  await expect.poll(() => listAsked()[0]).toBe('2026-11-11T22:00:00.000Z')
})

test('a week without a free hour says so, and only such a week', async () => {
  const { screen, next } = await show('2026-11-23T10:00:00Z')
  await expect.element(screen.getByRole('button', { name: /, Free$/ })).toBeVisible()
  await expect.element(screen.getByText('Nothing free')).not.toBeInTheDocument()
  await expect.element(screen.getByText('next week has none')).toBeVisible()
  await next.click()
  await expect.element(screen.getByText('Nothing free')).toBeVisible()
  await expect.element(screen.getByText('next week has hours')).toBeVisible()
})

test('a chosen hour is shown as chosen before the API knows, and its week still has a free hour', async () => {
  const { screen } = await show('2026-11-23T10:00:00Z')
  await screen.getByRole('button', { name: /, Free$/ }).click()
  await expect
    .element(screen.getByRole('button', { name: /, Chosen$/ }))
    .toHaveAttribute('aria-pressed', 'true')
  await expect.element(screen.getByText('Nothing free')).not.toBeInTheDocument()
})

import { FluentProvider, webLightTheme } from '@fluentui/react-components'
import { RawIntlProvider } from 'react-intl'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { SWRConfig } from 'swr'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ApiError, type Clients } from '#sdk'
import { ClientsContext } from '#web/api/clients.ts'
import { loadTexts } from '#web/i18n/catalog.ts'
import { getIntl } from '#web/i18n/intl.ts'
import { emptyConfigs } from '#web/state/institute.ts'
import { createStores, StoresContext } from '#web/state/stores.ts'
import { ViewerContext } from '#web/time/viewer.ts'
import { Sessions } from './Sessions.tsx'

const madeAt = Date.parse('2026-11-23T08:00:00Z')
const slot = { id: 1, start_date_time: '2026-11-23T15:00:00Z', end_date_time: '2026-11-23T16:00:00Z' }
const tutor = {
  price: 200,
  currency: 'EGP',
  id: 7,
  name: 'Hadeel',
  courses: [],
  languages: [],
  time_zone: 'UTC',
  next_slot: slot.start_date_time,
}
const program = {
  id: 1,
  name: 'Weekly',
  sessions_per_week: 1,
  payment_type: 'pay_as_you_go',
  weeks: 1,
  price_per_session: 200,
  total_cost: 200,
  currency: 'EGP',
}
const layan = { id: 9, first_name: 'Layan', age: 8 }

const otherClass = 'Layan has another class then: Reading, Monday at 15:00. Choose another time.'
const refusal = { status: 422, code: 'refused' } as ConstructorParameters<typeof ApiError>[0]

/**
 * Shows the step to a family.
 * @param busy the kid for whom the API takes no hold
 */
async function show(kids: readonly (typeof layan)[], busy?: number) {
  await loadTexts('en', ['shell', 'booking', 'calendar', 'tutors'])
  const stores = createStores({
    user: null,
    institute: { ...emptyConfigs, isMainHost: true, social: {}, scripts: [] },
    preferences: { language: 'en', timeZone: 'UTC' },
    now: madeAt,
  })
  Object.assign(stores.selection, { tutor: 7, courses: [101], program: 1, isRestored: true })
  const lists: Record<string, unknown> = {
    '/tutor/profile/{id}/': tutor,
    '/tutor/profile/{id}/slots/': { slots: [{ ...slot, state: 'available' }] },
    '/programs/list/': [program],
    '/kids/list/': kids,
    '/courses/list/': [{ id: 101, name: 'Everyday conversation', type: 'adult' }],
  }
  const GET = async (path: string) => {
    const data = lists[path] ?? []
    return { data: { data, total: Array.isArray(data) ? data.length : 1, page_size: 100 } }
  }
  const POST = vi.fn<(path: string, init: { body: { kid_id?: number | null } }) => Promise<unknown>>(
    async (_, { body }) => {
      if (body.kid_id === busy) throw new ApiError({ ...refusal, messages: [otherClass] })
      return { data: { data: { id: 3, expires_at: '2026-11-23T08:10:00Z', extensions_left: 1 } } }
    },
  )
  const api = { GET, POST }
  const screen = await render(
    <RawIntlProvider value={getIntl('en')}>
      <FluentProvider theme={webLightTheme}>
        <StoresContext value={stores}>
          <ClientsContext value={{ api, passive: { api } } as unknown as Clients}>
            <SWRConfig value={{ provider: () => new Map() }}>
              <ViewerContext
                value={{ language: 'en', timeZone: 'UTC', clock: { madeAt, offset: 0, respondedAt: madeAt } }}
              >
                <MemoryRouter initialEntries={['/reservation/7/sessions']}>
                  <Routes>
                    <Route path="/reservation/:id/sessions" element={<Sessions />} />
                  </Routes>
                </MemoryRouter>
              </ViewerContext>
            </SWRConfig>
          </ClientsContext>
        </StoresContext>
      </FluentProvider>
    </RawIntlProvider>,
  )
  await screen
    .getByRole('button', { name: /3:00|15:00/ })
    .first()
    .click()
  const listHeldFor = () => POST.mock.calls.map(([, { body }]) => body.kid_id)
  return { screen, listHeldFor }
}

test('hours are held for the student of a family without kids, so that another class at the hour is named', async () => {
  const { screen, listHeldFor } = await show([])
  await expect.poll(listHeldFor, { timeout: 3000 }).toEqual([null])
  expect(screen.getByText('Who is it for?').query()).toBe(null)
})

test('chosen hours are held again for the kid that is chosen beside them', async () => {
  const { screen, listHeldFor } = await show([layan])
  await screen.getByRole('radio', { name: /For Layan/ }).click({ timeout: 3000 })
  await expect.poll(listHeldFor, { timeout: 3000 }).toEqual([null, 9])
})

test('the other class of the chosen kid is named above the bar of a phone, and the hours stay', async () => {
  await page.viewport(360, 740)
  const { screen } = await show([layan], 9)
  const choice = screen.getByRole('radiogroup', { name: 'Who is it for?' })
  await expect.element(choice, { timeout: 3000 }).toBeVisible()
  scrollTo(0, 0)
  await page.viewport(360, Math.round(choice.element().getBoundingClientRect().bottom) + 40)
  await screen.getByRole('radio', { name: /For Layan/ }).click({ timeout: 3000 })
  const text = screen.getByText(otherClass)
  await expect.element(text, { timeout: 3000 }).toBeVisible()
  const bar = screen.getByRole('complementary')
  const getGap = () =>
    bar.element().getBoundingClientRect().top - text.element().getBoundingClientRect().bottom
  await expect.poll(getGap, { timeout: 3000 }).toBeGreaterThan(0)
  await expect.element(screen.getByRole('button', { name: /Remove/ })).toBeVisible()
})

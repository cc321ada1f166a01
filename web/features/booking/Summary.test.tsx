import { FluentProvider, webLightTheme } from '@fluentui/react-components'
import { RawIntlProvider } from 'react-intl'
import { SWRConfig } from 'swr'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import type { Clients, PlannedSession, Program, TutorProfile } from '#sdk'
import { ClientsContext } from '#web/api/clients.ts'
import { loadTexts } from '#web/i18n/catalog.ts'
import { getIntl } from '#web/i18n/intl.ts'
import { emptyConfigs } from '#web/state/institute.ts'
import type { Language } from '#sdk/language.ts'
import type { SelectionState } from '#web/state/selection.ts'
import { createStores, StoresContext } from '#web/state/stores.ts'
import { ViewerContext } from '#web/time/viewer.ts'
import { Summary, SummaryLine } from './Summary.tsx'

const madeAt = Date.parse('2026-11-23T15:50:00Z')
const hour = '2026-11-28T08:00:00Z'
const tutor = { id: 7, courses: [], price: 160, currency: 'EGP' } as unknown as TutorProfile
const program = {
  id: 3,
  name: 'Once a week',
  sessions_per_week: 1,
  weeks: 4,
  payment_type: 'monthly',
  price_per_session: 160,
  currency: 'EGP',
} as unknown as Program

/** The tutor is not free in the third week. */
const month = [1, 2, 3, 4].map((week): PlannedSession => {
  const start_date_time = new Date(Date.parse(hour) + (week - 1) * 7 * 86_400_000).toISOString()
  return {
    week,
    start_date_time,
    end_date_time: start_date_time,
    is_clash: week === 3,
    is_clock_change: false,
  }
})
const slots = [{ id: 1, start_date_time: hour, end_date_time: '2026-11-28T09:00:00Z' }]

/** Shows the summary, and the line of a phone. */
async function show(chosen: Partial<SelectionState>, language: Language = 'en') {
  await loadTexts(language, ['booking'])
  const preferences = { language, timeZone: 'Africa/Cairo' }
  const institute = { ...emptyConfigs, isMainHost: true, social: {}, scripts: [] }
  const stores = createStores({ user: null, institute, preferences, now: madeAt })
  Object.assign(stores.selection, { tutor: tutor.id, program: program.id, ...chosen })
  const api = {
    GET: async () => ({ data: { data: [program] } }),
    POST: async () => ({ data: { data: month } }),
  }
  const clock = { madeAt, offset: 0, respondedAt: madeAt }
  return render(
    <RawIntlProvider value={getIntl(language)}>
      <FluentProvider theme={webLightTheme}>
        <StoresContext value={stores}>
          <ClientsContext value={{ api, passive: { api } } as unknown as Clients}>
            <ViewerContext value={{ ...preferences, clock }}>
              <SWRConfig value={{ provider: () => new Map() }}>
                <Summary tutor={tutor} />
                <SummaryLine tutor={tutor} />
              </SWRConfig>
            </ViewerContext>
          </ClientsContext>
        </StoresContext>
      </FluentProvider>
    </RawIntlProvider>,
  )
}

test('the hour that begins a booking counts as chosen in the summary and in the bar of a phone', async () => {
  const screen = await show({ wanted: hour })
  await expect.poll(() => screen.container.innerText.split('1 of 1 times chosen').length - 1).toBe(2)
})

test.each([
  ['en', '3 of 4 classes: one date isn’t free'],
  ['ar', '3 من 4 حصص: أحد المواعيد غير متاح'],
] as const)('in %s the total says which dates it leaves out, on a phone too', async (language, text) => {
  const screen = await show({ slots }, language)
  await expect.poll(() => screen.container.innerText.split(text).length - 1).toBe(2)
})

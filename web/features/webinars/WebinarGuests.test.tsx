import { FluentProvider, webLightTheme } from '@fluentui/react-components'
import { RawIntlProvider } from 'react-intl'
import { SWRConfig } from 'swr'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import type { Clients, ManagedWebinar } from '#sdk'
import { ClientsContext } from '#web/api/clients.ts'
import { loadTexts } from '#web/i18n/catalog.ts'
import { getIntl } from '#web/i18n/intl.ts'
import { emptyConfigs } from '#web/state/institute.ts'
import { createStores, StoresContext } from '#web/state/stores.ts'
import { WebinarGuests } from './WebinarGuests.tsx'

const webinar = { id: 5, state: 'not started', capacity: 2, registered: 2 } as unknown as ManagedWebinar // Reads only these
const guests = [
  { id: 1, name: 'Yara Kamal', status: 'registered', guardian: null },
  { id: 2, name: 'كريم نصر', status: 'waitlisted', guardian: null },
]

test('in Arabic on a phone a guest stands in one row with state and button, away from the lines', async () => {
  const language = 'ar' as const
  await loadTexts(language, ['shell', 'halaqas'])
  const preferences = { language, timeZone: 'UTC' }
  const institute = { ...emptyConfigs, isMainHost: true, social: {}, scripts: [] }
  const stores = createStores({ user: null, institute, preferences, now: 0 })
  const api = { GET: async () => ({ data: { data: guests, total: 2 } }) }
  const screen = await render(
    <RawIntlProvider value={getIntl(language)}>
      <FluentProvider theme={webLightTheme} dir="rtl" style={{ width: 284 }}>
        <StoresContext value={stores}>
          <ClientsContext value={{ api, passive: { api } } as unknown as Clients}>
            <SWRConfig value={{ provider: () => new Map() }}>
              <WebinarGuests webinar={webinar} />
            </SWRConfig>
          </ClientsContext>
        </StoresContext>
      </FluentProvider>
    </RawIntlProvider>,
  )
  await expect.element(screen.getByText('Yara Kamal')).toBeVisible()
  const rows = [...screen.container.querySelectorAll('li')].map((row) => row.getBoundingClientRect())
  for (const { height } of rows) expect(height).toBeLessThan(60)
  for (const button of screen.getByRole('button').elements()) {
    const { top } = button.getBoundingClientRect()
    expect(Math.min(...rows.map((row) => Math.abs(top - row.top)))).toBeGreaterThanOrEqual(8)
  }
})

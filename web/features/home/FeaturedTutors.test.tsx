import { FluentProvider, webLightTheme } from '@fluentui/react-components'
import { RawIntlProvider } from 'react-intl'
import { MemoryRouter } from 'react-router-dom'
import { SWRConfig } from 'swr'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import type { Clients, Tutor } from '#sdk'
import { ClientsContext } from '#web/api/clients.ts'
import { loadTexts } from '#web/i18n/catalog.ts'
import { getIntl } from '#web/i18n/intl.ts'
import { emptyConfigs } from '#web/state/institute.ts'
import { createStores, StoresContext } from '#web/state/stores.ts'
import { ViewerContext } from '#web/time/viewer.ts'
import { FeaturedTutors } from './FeaturedTutors.tsx'

const madeAt = Date.parse('2026-11-23T15:50:00Z')
const tutor: Tutor = {
  id: 7,
  first_name: 'Hadeel',
  last_name: 'Taha',
  profile_picture_url: null,
  gender: 'Female',
  country: null,
  languages: [],
  course_types: [],
  courses: [],
  rating: null,
  ratings_count: 0,
  classes_count: 0,
  biography: '',
  price: 150,
  currency: 'EGP',
  next_slot: null,
  has_trial: false,
}

test.each([
  ['en', 0, 'Tutors who teach here'],
  ['en', 2, 'Tutors our learners recommend'],
  ['ar', 0, 'معلمون يدرّسون هنا'],
  ['ar', 2, 'معلمون يوصي بهم المتعلمون'],
] as const)('in %s tutors with %i ratings have the heading of their kind', async (...row) => {
  const [language, ratings_count, heading] = row
  await loadTexts(language, ['shell', 'home', 'tutors'])
  const preferences = { language, timeZone: 'UTC' }
  const institute = { ...emptyConfigs, isMainHost: true, social: {}, scripts: [] }
  const stores = createStores({ user: null, institute, preferences, now: madeAt })
  const api = { GET: async () => ({ data: { data: [{ ...tutor, ratings_count }], total: 1 } }) }
  const clients = { api, passive: { api } } as unknown as Clients
  const screen = await render(
    <RawIntlProvider value={getIntl(language)}>
      <FluentProvider theme={webLightTheme}>
        <StoresContext value={stores}>
          <ClientsContext value={clients}>
            <ViewerContext value={{ ...preferences, clock: { madeAt, offset: 0, respondedAt: madeAt } }}>
              <SWRConfig value={{ provider: () => new Map() }}>
                <MemoryRouter>
                  <FeaturedTutors />
                </MemoryRouter>
              </SWRConfig>
            </ViewerContext>
          </ClientsContext>
        </StoresContext>
      </FluentProvider>
    </RawIntlProvider>,
  )
  await expect.element(screen.getByRole('heading', { name: 'Hadeel Taha' })).toBeVisible()
  await expect.element(screen.getByRole('heading', { level: 2 })).toHaveTextContent(heading)
})

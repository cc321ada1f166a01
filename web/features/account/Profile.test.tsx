import { FluentProvider, webLightTheme } from '@fluentui/react-components'
import { RawIntlProvider } from 'react-intl'
import { MemoryRouter } from 'react-router-dom'
import { SWRConfig } from 'swr'
import { afterEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { type Clients, NetworkError, type ProfileModel, type User } from '#sdk'
import { ClientsContext } from '#web/api/clients.ts'
import { loadTexts } from '#web/i18n/catalog.ts'
import { getIntl } from '#web/i18n/intl.ts'
import { emptyConfigs } from '#web/state/institute.ts'
import { createStores, StoresContext } from '#web/state/stores.ts'
import { ViewerContext } from '#web/time/viewer.ts'
import { Profile } from './Profile.tsx'

afterEach(() => sessionStorage.clear())

const names = [
  { id: 1, name: 'Reading' },
  { id: 2, name: 'Tajweed' },
]
const records: Record<string, unknown> = {
  '/account/profile/': {
    first_name: 'Salma',
    last_name: 'Nour',
    email: 'salma@example.test',
    gender: 'Female',
    category: 'tutor',
    time_zone: 'UTC',
    language: 'en',
    email_verified: true,
    notification_settings: {},
  },
  '/tutor/hours/': { time_zone: 'UTC', week: [], exceptions: [] },
  '/tutor/teaching/': {
    id: 7,
    status: 'new',
    courses: [],
    languages: [],
    country: null,
    price: null,
    currency: 'EGP',
    has_trial: false,
    documents: [],
    missing: ['courses'],
  },
}

async function GET(path: string) {
  return {
    data: path in records ? { data: records[path] } : { data: names, total: 2, page: 1, page_size: 50 },
  }
}

async function show(POST?: (path: string, request: { body: object }) => Promise<object>) {
  await loadTexts('en', ['shell', 'form', 'auth', 'account', 'device', 'menu', 'teaching', 'resource'])
  const preferences = { language: 'en', timeZone: 'UTC' } as const
  const stores = createStores({
    user: { category: 'tutor' } as User,
    institute: { ...emptyConfigs, isMainHost: true, social: {}, scripts: [] },
    preferences,
    now: 0,
  })
  const api = { GET, POST }
  return render(
    <RawIntlProvider value={getIntl('en')}>
      <FluentProvider theme={webLightTheme}>
        <StoresContext value={stores}>
          <ClientsContext value={{ api, passive: { api } } as unknown as Clients}>
            <ViewerContext value={{ ...preferences, clock: { madeAt: 0, offset: 0, respondedAt: 0 } }}>
              <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
                <MemoryRouter>
                  <Profile />
                </MemoryRouter>
              </SWRConfig>
            </ViewerContext>
          </ClientsContext>
        </StoresContext>
      </FluentProvider>
    </RawIntlProvider>,
  )
}

test('a tutor finds the chosen courses again after a reload in the middle of the form', async () => {
  sessionStorage.setItem('mk.draft.profile', JSON.stringify({ course_ids: ['2'], price: '140' }))
  const screen = await show()
  await expect.element(screen.getByRole('textbox', { name: /^Price/ })).toHaveValue('140')
  await expect.element(screen.getByRole('checkbox', { name: 'Tajweed' }).first()).toBeChecked()
})

test('a profile whose response was lost is saved once more without a word about another place', async () => {
  const before = records['/account/profile/']
  const saved: string[] = []
  const screen = await show(async (path, { body }) => {
    saved.push(path)
    if (path !== '/account/profile/update/') return { data: { data: {} } }
    records['/account/profile/'] = { ...(before as object), ...(body as ProfileModel) }
    if (saved.length === 1) throw new NetworkError({ method: 'POST', path })
    return { data: { data: body } }
  })
  await screen.getByRole('textbox', { name: 'First name' }).fill('Salwa')
  await screen.getByRole('checkbox', { name: 'Reading' }).nth(1).click()
  await screen.getByRole('combobox', { name: 'Country' }).selectOptions('1')
  await screen.getByRole('button', { name: 'Save' }).click()
  await expect.element(screen.getByText(/The connection failed/).first()).toBeVisible()
  await screen.getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => saved.filter((path) => path === '/account/profile/update/').length).toBe(2)
  records['/account/profile/'] = before
})

test('a name that was saved elsewhere and read again beside an edited one is not overwritten without a word', async () => {
  const before = records['/account/profile/']
  const saved: string[] = []
  const screen = await show(async (path) => {
    saved.push(path)
    return { data: { data: records[path] } }
  })
  await screen.getByRole('textbox', { name: 'First name' }).fill('Salwa')
  records['/account/profile/'] = { ...(before as object), first_name: 'Selma', last_name: 'Nuri' }
  dispatchEvent(new Event('online'))
  await expect.element(screen.getByRole('textbox', { name: 'Last name' })).toHaveValue('Nuri')
  await screen.getByRole('checkbox', { name: 'Reading' }).nth(1).click()
  await screen.getByRole('combobox', { name: 'Country' }).selectOptions('1')
  await screen.getByRole('button', { name: 'Save' }).click()
  await expect.element(screen.getByText(/changed elsewhere/).first()).toBeVisible()
  expect(saved).toEqual([])
  records['/account/profile/'] = before
})

test('a language that staff have saved meanwhile is named before it is overwritten', async () => {
  const before = records['/tutor/teaching/']
  const saved: string[] = []
  const screen = await show(async (path) => {
    saved.push(path)
    return { data: { data: records[path] } }
  })
  await screen.getByRole('checkbox', { name: 'Reading' }).nth(1).click()
  await screen.getByRole('combobox', { name: 'Country' }).selectOptions('1')
  records['/tutor/teaching/'] = { ...(before as object), languages: [names[1]] }
  await screen.getByRole('button', { name: 'Save' }).click()
  await expect
    .element(screen.getByText(/changed elsewhere: Teaching languages\.[^]*they saved “.?Tajweed/).first())
    .toBeVisible()
  expect(saved).toEqual([])
  records['/tutor/teaching/'] = before
})

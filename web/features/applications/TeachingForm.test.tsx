import { FluentProvider, webLightTheme } from '@fluentui/react-components'
import { RawIntlProvider } from 'react-intl'
import { MemoryRouter } from 'react-router-dom'
import { SWRConfig } from 'swr'
import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { type Clients, NetworkError, type Teaching, type TeachingPayload } from '#sdk'
import { ClientsContext } from '#web/api/clients.ts'
import { loadTexts } from '#web/i18n/catalog.ts'
import { getIntl } from '#web/i18n/intl.ts'
import { emptyConfigs } from '#web/state/institute.ts'
import { createStores, StoresContext } from '#web/state/stores.ts'
import { ViewerContext } from '#web/time/viewer.ts'
import { TeachingForm } from './TeachingForm.tsx'
import { UnsavedTeaching } from './UnsavedTeaching.tsx'

const courses = [
  { id: 1, name: 'Reading' },
  { id: 2, name: 'Tajweed' },
]
const before = {
  id: 7,
  courses: [courses[1]],
  languages: [{ id: 1, name: 'Arabic' }],
  country: { id: 3, name: 'Egypt' },
  price: 150,
  currency: 'EGP',
  has_trial: false,
  documents: [],
  missing: [],
} as unknown as Teaching

const preferences = { language: 'en', timeZone: 'UTC' } as const

function makeStores() {
  const institute = { ...emptyConfigs, isMainHost: true, social: {}, scripts: [] }
  return createStores({ user: null, institute, preferences, now: 0 })
}

/** Shows the form over an API whose first save is kept, although its response is lost. */
async function show(alsoChanged: Partial<Teaching>) {
  await loadTexts('en', ['shell', 'form', 'teaching', 'applications', 'resource'])
  const stores = makeStores()
  let now = before
  const rows = {
    '/courses/list/': courses,
    '/languages/list/': before.languages,
    '/countries/list/': [before.country],
  }
  const list = (path: string) => Object.entries(rows).find(([key]) => key === path)?.[1] ?? []
  let attempts = 0
  const POST = async (path: string, { body }: { body: TeachingPayload }) => {
    attempts += 1
    if (attempts > 1) return { data: { data: now } }
    now = {
      ...now,
      courses: courses.filter(({ id }) => body.course_ids?.includes(id)),
      ...alsoChanged,
    } as Teaching
    throw new NetworkError({ method: 'POST', path })
  }
  const GET = async (path: string) =>
    path === '/tutor/applications/detail/{id}/'
      ? { data: { data: { teaching: now } } }
      : { data: { data: list(path), total: list(path).length, page: 1, page_size: 50 } }
  const api = { GET, POST }
  const onClose = vi.fn<() => void>()
  const screen = await render(
    <RawIntlProvider value={getIntl('en')}>
      <FluentProvider theme={webLightTheme}>
        <StoresContext value={stores}>
          <ClientsContext value={{ api, passive: { api } } as unknown as Clients}>
            <ViewerContext value={{ ...preferences, clock: { madeAt: 0, offset: 0, respondedAt: 0 } }}>
              <SWRConfig value={{ provider: () => new Map() }}>
                <MemoryRouter>
                  <TeachingForm teaching={before} onSaved={async () => undefined} onClose={onClose} />
                </MemoryRouter>
              </SWRConfig>
            </ViewerContext>
          </ClientsContext>
        </StoresContext>
      </FluentProvider>
    </RawIntlProvider>,
  )
  await screen.getByRole('checkbox', { name: 'Reading' }).click()
  const save = screen.getByRole('button', { name: 'Save' })
  await save.click()
  await expect.element(screen.getByText(/The connection failed/).first()).toBeVisible()
  await save.click()
  return { screen, onClose }
}

test('a save that is repeated after its response was lost is saved', async () => {
  const { onClose } = await show({})
  await expect.poll(() => onClose.mock.calls.length).toBe(1)
})

test('what another person changed after a save whose response was lost is named', async () => {
  const { screen, onClose } = await show({ price: 180 })
  await expect.element(screen.getByRole('alert').filter({ hasText: 'Price' }).first()).toBeVisible()
  expect(onClose).not.toHaveBeenCalled()
})

test('an action on the record waits until the loss of unsaved teaching data is accepted', async () => {
  await loadTexts('en', ['shell', 'form', 'applications'])
  const stores = makeStores()
  const onClose = vi.fn<() => void>()
  const act = vi.fn<() => void>()
  const screen = await render(
    <RawIntlProvider value={getIntl('en')}>
      <FluentProvider theme={webLightTheme}>
        <MemoryRouter>
          <StoresContext value={stores}>
            <UnsavedTeaching id={7} onClose={onClose} />
          </StoresContext>
        </MemoryRouter>
      </FluentProvider>
    </RawIntlProvider>,
  )
  expect(stores.unsavedForm?.id).toBe(7)
  stores.unsavedForm?.ask(act)
  await screen.getByRole('button', { name: 'Save first' }).click()
  expect([onClose.mock.calls.length, act.mock.calls.length]).toEqual([0, 0])
  stores.unsavedForm?.ask(act)
  await screen.getByRole('button', { name: 'Go on without them' }).click()
  expect([onClose.mock.calls.length, act.mock.calls.length]).toEqual([1, 1])
  await screen.unmount()
  expect(stores.unsavedForm).toBeUndefined()
})

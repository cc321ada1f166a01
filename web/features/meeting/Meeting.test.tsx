import { FluentProvider, webLightTheme } from '@fluentui/react-components'
import { RawIntlProvider } from 'react-intl'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { SWRConfig } from 'swr'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ApiError, type Clients, type User } from '#sdk'
import { ClientsContext } from '#web/api/clients.ts'
import { loadTexts } from '#web/i18n/catalog.ts'
import { getIntl } from '#web/i18n/intl.ts'
import { emptyConfigs } from '#web/state/institute.ts'
import { createStores, StoresContext } from '#web/state/stores.ts'
import { ViewerContext } from '#web/time/viewer.ts'
import { Meeting } from './Meeting.tsx'

const madeAt = Date.parse('2026-11-23T15:50:00Z')
const student: User = {
  first_name: 'Yara',
  last_name: 'Kamal',
  email: 'yara@example.test',
  profile_picture_url: null,
  gender: 'Female',
  user_type: 'student',
  category: 'student',
  institute_name: 'Huruf House',
  custom_host: null,
}

async function refuse(): Promise<unknown> {
  throw new ApiError({ method: 'GET', path: '/webinar/4/room/', status: 404, code: 'not_found' })
}

async function show(user: User | null, GET = refuse, path = '/meeting?halaqa=4') {
  await loadTexts('en', ['shell', 'meeting'])
  const preferences = { language: 'en', timeZone: 'UTC' } as const
  const institute = { ...emptyConfigs, isMainHost: true, social: {}, scripts: [] }
  const stores = createStores({ user, institute, preferences, now: madeAt })
  const router = createMemoryRouter([{ path: '/meeting', element: <Meeting /> }], {
    initialEntries: [path],
  })
  return render(
    <RawIntlProvider value={getIntl('en')}>
      <FluentProvider theme={webLightTheme}>
        <StoresContext value={stores}>
          <ClientsContext value={{ api: { GET }, passive: { api: { GET } } } as unknown as Clients}>
            <ViewerContext value={{ ...preferences, clock: { madeAt, offset: 0, respondedAt: madeAt } }}>
              <SWRConfig value={{ provider: () => new Map(), shouldRetryOnError: false }}>
                <RouterProvider router={router} />
              </SWRConfig>
            </ViewerContext>
          </ClientsContext>
        </StoresContext>
      </FluentProvider>
    </RawIntlProvider>,
  )
}

test('a guest without a door can join the halaqa as a guest', async () => {
  const screen = await show(null)
  await expect
    .element(screen.getByRole('link', { name: 'Join as a guest' }))
    .toHaveAttribute('href', '/StLoginforWebinar/4')
})

test('a student without a seat is led to the halaqa', async () => {
  const screen = await show(student)
  await expect.element(screen.getByRole('link')).toHaveAttribute('href', '/Webinars?id=4')
})

const end = new Date(madeAt - 60_000).toISOString()
const over = {
  title: 'Letters',
  tutor: { id: 1, name: 'Amal', profile_picture_url: null },
  start_date_time: new Date(madeAt - 3_660_000).toISOString(),
  end_date_time: end,
  join_from: end,
  link: null,
  is_host: false,
  status: 'registered',
  is_cancelled: false,
  is_removed: false,
}

test('on a phone the sentence that a guest waits takes several lines', async () => {
  await page.viewport(360, 740)
  const later = new Date(Date.now() + 3_600_000).toISOString()
  const data = { ...over, end_date_time: later, status: 'waitlisted' }
  const screen = await show(null, async () => ({ data: { data } }), '/meeting?halaqa=4&door=abc')
  await expect.element(screen.getByText('on the waiting list')).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
})

test('a guest who waited reads after the halaqa that it is over, and finds the way to another', async () => {
  const data = { ...over, status: 'waitlisted' }
  const screen = await show(null, async () => ({ data: { data } }), '/meeting?halaqa=4&door=abc')
  await expect.element(screen.getByText('This halaqa is over, and no seat came free.')).toBeVisible()
  await expect.element(screen.getByText('waiting list')).not.toBeInTheDocument()
  await expect
    .element(screen.getByRole('link', { name: 'Join a free halaqa' }))
    .toHaveAttribute('href', '/Webinars')
})

test('a meeting that is over and one that is gone are not asked for again', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'], now: madeAt })
  try {
    for (const answer of [async () => ({ data: { data: over } }), refuse]) {
      const GET = vi.fn<typeof refuse>(answer)
      const { unmount } = await show(student, GET)
      await expect.poll(() => GET.mock.calls.length).toBe(1)
      await vi.advanceTimersByTimeAsync(200_000)
      expect(GET).toHaveBeenCalledTimes(1)
      await unmount()
    }
  } finally {
    vi.useRealTimers()
  }
})

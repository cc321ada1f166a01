import { RawIntlProvider } from 'react-intl'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { loadTexts } from '#web/i18n/catalog.ts'
import { getIntl } from '#web/i18n/intl.ts'
import { emptyConfigs, type InstituteState } from '#web/state/institute.ts'
import { toggleKidsCourse } from '#web/state/kidsSelection.ts'
import { createStores, StoresContext } from '#web/state/stores.ts'
import { SeatEnd } from './SeatEnd.tsx'

test.each([
  ['/groups/programs', false],
  ['/groups/kids', true],
])(
  'the next classes of a seat are booked in the step %s, with its course chosen',
  async (path, isNewFlow) => {
    await loadTexts('en', ['shell', 'myReservations'])
    const institute = { is_new_group_class_flow_enabled: isNewFlow } as InstituteState['institute']
    const stores = createStores({
      user: null,
      institute: { ...emptyConfigs, institute, isMainHost: true, social: {}, scripts: [] },
      preferences: { language: 'en', timeZone: 'UTC' },
      now: 0,
    })
    toggleKidsCourse(stores.kidsSelection, 5)
    const router = createMemoryRouter([
      { path: '/', element: <SeatEnd courses={[{ id: 101, name: 'Tajweed' }]} day="2026-12-29" /> },
      { path, element: null },
    ])
    const screen = await render(
      <RawIntlProvider value={getIntl('en')}>
        <StoresContext value={stores}>
          <RouterProvider router={router} />
        </StoresContext>
      </RawIntlProvider>,
    )
    await expect
      .element(screen.getByText(/The paid classes end on .*29 Dec/), { timeout: 3000 })
      .toBeVisible()
    await screen.getByRole('link', { name: 'Book the next classes' }).click()
    await expect.poll(() => router.state.location.pathname).toBe(path)
    expect(stores.kidsSelection.courses).toEqual([101])
  },
)

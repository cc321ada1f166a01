import { FluentProvider, webLightTheme } from '@fluentui/react-components'
import { RawIntlProvider } from 'react-intl'
import { MemoryRouter } from 'react-router-dom'
import { SWRConfig } from 'swr'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import type { Clients, ManagedWebinar, User } from '#sdk'
import type { Language } from '#sdk/language.ts'
import { ClientsContext } from '#web/api/clients.ts'
import { loadTexts } from '#web/i18n/catalog.ts'
import { getIntl } from '#web/i18n/intl.ts'
import { emptyConfigs } from '#web/state/institute.ts'
import { createStores, StoresContext } from '#web/state/stores.ts'
import { WebinarGuests } from './WebinarGuests.tsx'

const webinar = { id: 5, state: 'not started', capacity: 2, registered: 2 } as unknown as ManagedWebinar // Reads only these
const registered_on = '2026-11-28T15:04:00Z'
const guests = [
  { id: 1, name: 'Yara Kamal', status: 'registered', guardian: null, registered_on },
  { id: 2, name: 'كريم نصر', status: 'waitlisted', guardian: null, registered_on },
]

/** @param rows the registrations */
async function show(language: Language, rows: readonly object[], user: User | null = null) {
  await loadTexts(language, ['shell', 'halaqas'])
  const preferences = { language, timeZone: 'UTC' }
  const institute = { ...emptyConfigs, isMainHost: true, social: {}, scripts: [] }
  const stores = createStores({ user, institute, preferences, now: 0 })
  const api = { GET: async () => ({ data: { data: rows, total: rows.length } }) }
  return await render(
    <RawIntlProvider value={getIntl(language)}>
      <FluentProvider theme={webLightTheme} dir={language === 'ar' ? 'rtl' : 'ltr'} style={{ width: 284 }}>
        <StoresContext value={stores}>
          <ClientsContext value={{ api, passive: { api } } as unknown as Clients}>
            <SWRConfig value={{ provider: () => new Map() }}>
              <MemoryRouter>
                <WebinarGuests webinar={webinar} />
              </MemoryRouter>
            </SWRConfig>
          </ClientsContext>
        </StoresContext>
      </FluentProvider>
    </RawIntlProvider>,
  )
}

test('in Arabic on a phone a guest stands in one row with state and button, away from the lines', async () => {
  const screen = await show('ar', guests)
  await expect.element(screen.getByText('Yara Kamal')).toBeVisible()
  const rows = [...screen.container.querySelectorAll('li')].map((row) => row.getBoundingClientRect())
  for (const { height } of rows) expect(height).toBeLessThan(60)
  for (const button of screen.getByRole('button').elements()) {
    const { top } = button.getBoundingClientRect()
    expect(Math.min(...rows.map((row) => Math.abs(top - row.top)))).toBeGreaterThanOrEqual(8)
  }
})

test('staff follow the name of a learner to the record, and read how to reach a guest and since when', async () => {
  const learner = { ...guests[0], learner_id: 40, is_guest: false }
  const reach = { email: 'karim@example.test', phone_number: '+201000000100' }
  const guest = { ...guests[1], ...reach, learner_id: null, is_guest: true }
  const screen = await show('en', [learner, guest], { category: 'operator' } as unknown as User) // Reads only the category
  const link = screen.getByRole('link', { name: 'Yara Kamal' })
  await expect.element(link).toHaveAttribute('href', '/dashboard/students?id=40')
  const mail = screen.getByRole('link', { name: reach.email })
  await expect.element(mail).toHaveAttribute('href', `mailto:${reach.email}`)
  const phone = screen.getByRole('link', { name: reach.phone_number })
  await expect.element(phone).toHaveAttribute('href', `tel:${reach.phone_number}`)
  expect(screen.getByRole('link').elements()).toHaveLength(3)
  expect(screen.container.textContent).toMatch(/Registered on Sat.* 28 Nov/)
})

test('the tutor follows own students to their page, and reads for whom a family comes to an interview', async () => {
  const kid = { id: 71, name: 'Omar', profile_picture_url: null }
  const family = {
    ...guests[0],
    learner_id: 40,
    booking: { id: 4, reference: 'R-4', learners: [kid] },
    own_student_ids: [71],
  }
  const screen = await show('en', [family], { category: 'tutor' } as unknown as User) // Reads only the category
  await expect
    .element(screen.getByRole('link', { name: 'Omar' }))
    .toHaveAttribute('href', '/dashboard/my-students/71')
  expect(screen.getByRole('link').elements()).toHaveLength(1)
  expect(screen.container.textContent).toContain('For Omar · R-4')
})

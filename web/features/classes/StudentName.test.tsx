import { RawIntlProvider } from 'react-intl'
import { MemoryRouter } from 'react-router-dom'
import { SWRConfig } from 'swr'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import type { Clients, User } from '#sdk'
import { ClientsContext } from '#web/api/clients.ts'
import { loadTexts } from '#web/i18n/catalog.ts'
import { getIntl } from '#web/i18n/intl.ts'
import { emptyConfigs } from '#web/state/institute.ts'
import { createStores, StoresContext } from '#web/state/stores.ts'
import { defineStudentClasses } from './classes.tsx'

test('the classes of a kid are headed by the name of kid and parent, which leads to the record', async () => {
  await loadTexts('en', ['shell', 'resource'])
  const person = { id: 7, name: 'Lina', guardian: 'Yara Kamal', profile_picture_url: null, email: null }
  const asked: object[] = []
  const GET = async (_: string, { params }: { params: { query: object } }) => {
    asked.push(params.query)
    return { data: { data: [{ ...person, is_inactive: true }], total: 1 } }
  }
  const api = { GET }
  const user = { category: 'operator', user_type: 'operator' } as unknown as User // Reads only these
  const institute = { ...emptyConfigs, isMainHost: true, social: {}, scripts: [] }
  const preferences = { language: 'en' as const, timeZone: 'UTC' }
  const { Header } = defineStudentClasses(7)
  const screen = await render(
    <MemoryRouter>
      <RawIntlProvider value={getIntl('en')}>
        <StoresContext value={createStores({ user, institute, preferences, now: 0 })}>
          <ClientsContext value={{ api, passive: { api } } as unknown as Clients}>
            <SWRConfig value={{ provider: () => new Map() }}>
              {Header && <Header page={{ data: [], total: 0 }} />}
            </SWRConfig>
          </ClientsContext>
        </StoresContext>
      </RawIntlProvider>
    </MemoryRouter>,
  )
  await expect.poll(() => screen.container.textContent, { timeout: 3000 }).toContain('Yara Kamal')
  expect(screen.container.querySelector('a')?.textContent).toContain('Lina')
  // A removed kid is named too, and marked
  expect(asked).toEqual([{ id: 7, with_inactive: true }])
  expect(screen.container.textContent).toContain('Inactive · Yara Kamal')
})

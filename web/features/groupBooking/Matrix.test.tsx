import { FluentProvider, webLightTheme } from '@fluentui/react-components'
import { RawIntlProvider } from 'react-intl'
import { MemoryRouter } from 'react-router-dom'
import { SWRConfig } from 'swr'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import type { Clients } from '#sdk'
import { ClientsContext } from '#web/api/clients.ts'
import { loadTexts } from '#web/i18n/catalog.ts'
import { getIntl } from '#web/i18n/intl.ts'
import { emptyConfigs } from '#web/state/institute.ts'
import { toggleKidsCourse } from '#web/state/kidsSelection.ts'
import { createStores, StoresContext } from '#web/state/stores.ts'
import { Matrix } from './Matrix.tsx'

const offer = { id: 7, name: 'Young readers', group_class_id: 1 }
const kid = { id: 8, first_name: 'Nur', age: 8 }

/** Renders the step for two chosen courses. @param offers what is offered by now */
async function show(offers: readonly (typeof offer)[]) {
  await loadTexts('en', ['shell', 'booking'])
  const stores = createStores({
    user: null,
    institute: { ...emptyConfigs, isMainHost: true, social: {}, scripts: [] },
    preferences: { language: 'en', timeZone: 'UTC' },
    now: Date.parse('2026-11-23T15:50:00Z'),
  })
  for (const id of [7, 9]) toggleKidsCourse(stores.kidsSelection, id)
  const lists: Record<string, unknown[]> = { '/kids/list/': [kid], '/group/courses/list/': [...offers] }
  const respond = async (path: string) => ({
    data: { success: true, data: lists[path] ?? [] },
    response: new Response(),
  })
  const clients = { api: { GET: respond, POST: respond } } as unknown as Clients
  const screen = await render(
    <RawIntlProvider value={getIntl('en')}>
      <FluentProvider theme={webLightTheme}>
        <StoresContext value={stores}>
          <ClientsContext value={{ ...clients, passive: clients }}>
            <SWRConfig value={{ provider: () => new Map() }}>
              <MemoryRouter>
                <Matrix />
              </MemoryRouter>
            </SWRConfig>
          </ClientsContext>
        </StoresContext>
      </FluentProvider>
    </RawIntlProvider>,
  )
  await expect.element(screen.getByText('is no longer offered')).toBeVisible()
  return { screen, stores }
}

test('a chosen course whose group classes have ended is named as such, beside those that are offered', async () => {
  const { screen } = await show([offer])
  await expect.element(screen.getByText('Young readers').first()).toBeInTheDocument()
})

test('without any group class the step leads to others and forgets the chosen ones', async () => {
  const { screen, stores } = await show([])
  expect(screen.container.querySelector('table')).toBeNull()
  await screen.getByRole('button', { name: 'Choose another group class' }).click()
  expect(stores.kidsSelection.courses).toEqual([])
})

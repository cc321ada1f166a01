import { FluentProvider, webLightTheme } from '@fluentui/react-components'
import { RawIntlProvider } from 'react-intl'
import { MemoryRouter } from 'react-router-dom'
import { SWRConfig } from 'swr'
import { afterEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import type { Clients, Kid } from '#sdk'
import { ClientsContext } from '#web/api/clients.ts'
import { loadTexts } from '#web/i18n/catalog.ts'
import { getIntl } from '#web/i18n/intl.ts'
import { emptyConfigs } from '#web/state/institute.ts'
import { createStores, StoresContext } from '#web/state/stores.ts'
import { ViewerContext } from '#web/time/viewer.ts'
import { EditKidDialog } from './EditKidDialog.tsx'

const opened = {
  id: 4,
  first_name: 'Lina',
  last_name: 'Amin',
  gender: 'Female',
  date_of_birth: '2016-05-04',
} as Kid

const ignore = () => undefined

afterEach(() => sessionStorage.clear())

/**
 * Shows the dialog over an API that another window has changed.
 * @param now undefined: the kid was removed
 */
async function show(now: Kid | undefined) {
  await loadTexts('en', ['shell', 'form', 'auth', 'kids', 'resource'])
  const preferences = { language: 'en', timeZone: 'UTC' } as const
  const institute = { ...emptyConfigs, isMainHost: true, social: {}, scripts: [] }
  const stores = createStores({ user: null, institute, preferences, now: 0 })
  const saved: unknown[] = []
  const GET = async () => ({ data: { data: now ? [now] : [], total: now ? 1 : 0, page: 1, page_size: 50 } })
  const POST = async (_: string, { body }: { body: unknown }) => {
    saved.push(body)
    return { data: { success: true } }
  }
  const api = { GET, POST }
  const screen = await render(
    <RawIntlProvider value={getIntl('en')}>
      <FluentProvider theme={webLightTheme}>
        <StoresContext value={stores}>
          <ClientsContext value={{ api, passive: { api } } as unknown as Clients}>
            <ViewerContext value={{ ...preferences, clock: { madeAt: 0, offset: 0, respondedAt: 0 } }}>
              <SWRConfig value={{ provider: () => new Map() }}>
                <MemoryRouter>
                  <EditKidDialog kid={opened} isOpen onClose={ignore} onSaved={ignore} />
                </MemoryRouter>
              </SWRConfig>
            </ViewerContext>
          </ClientsContext>
        </StoresContext>
      </FluentProvider>
    </RawIntlProvider>,
  )
  await screen.getByRole('textbox', { name: 'First name' }).fill('Salma')
  await screen.getByRole('button', { name: 'Save' }).click()
  return { screen, saved }
}

test('a name that another window has saved is named, and replaced by the second save only', async () => {
  const { screen, saved } = await show({ ...opened, first_name: 'Salwa', gender: 'Male' })
  await expect.element(screen.getByText(/they saved .*Salwa/).first()).toBeVisible()
  expect(saved).toEqual([])
  await screen.getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => saved).toMatchObject([{ first_name: 'Salma' }])
})

test('a kid that was removed in another window is not saved, and what was typed stays', async () => {
  const { screen, saved } = await show(undefined)
  await expect.element(screen.getByText(/This record was deleted/).first()).toBeVisible()
  await expect.element(screen.getByRole('textbox', { name: 'First name' })).toHaveValue('Salma')
  expect(saved).toEqual([])
})

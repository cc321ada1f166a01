import { FluentProvider, webLightTheme } from '@fluentui/react-components'
import { RawIntlProvider } from 'react-intl'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { SWRConfig } from 'swr'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { type Clients, NetworkError, type User } from '#sdk'
import { ClientsContext } from '#web/api/clients.ts'
import { loadTexts } from '#web/i18n/catalog.ts'
import { getIntl } from '#web/i18n/intl.ts'
import { emptyConfigs } from '#web/state/institute.ts'
import { createStores, StoresContext } from '#web/state/stores.ts'
import { ContactForm } from './ContactForm.tsx'

test('a person who is signed in need not enter name, e-mail address and phone', async () => {
  await loadTexts('en', ['shell', 'contact'])
  const stores = createStores({
    user: { first_name: 'Huda', last_name: 'Salem', email: 'huda@example.test', category: 'student' } as User, // Reads only these
    institute: { ...emptyConfigs, isMainHost: true, social: {}, scripts: [] },
    preferences: { language: 'en', timeZone: 'UTC' },
    now: 0,
  })
  const api = { GET: async () => ({ data: { data: { phone_number: '+201000000123' } } }) }
  const page = <ContactForm onSent={() => undefined} />
  const screen = await render(
    <RawIntlProvider value={getIntl('en')}>
      <FluentProvider theme={webLightTheme}>
        <StoresContext value={stores}>
          <ClientsContext value={{ api, passive: { api } } as unknown as Clients}>
            <SWRConfig value={{ provider: () => new Map() }}>
              <RouterProvider router={createMemoryRouter([{ path: '/', element: page }])} />
            </SWRConfig>
          </ClientsContext>
        </StoresContext>
      </FluentProvider>
    </RawIntlProvider>,
  )
  await expect.element(screen.getByRole('textbox', { name: /Phone/ })).toHaveValue('+201000000123')
  await expect.element(screen.getByRole('textbox', { name: /Email/ })).toHaveValue('huda@example.test')
  await expect.element(screen.getByRole('textbox', { name: /name/ })).toHaveValue('Huda Salem')
})

test('a message whose response was lost is sent again with the same key, which makes it one message', async () => {
  await loadTexts('en', ['shell', 'contact'])
  const institute = { ...emptyConfigs, isMainHost: true, social: {}, scripts: [] }
  const stores = createStores({
    user: null,
    institute,
    preferences: { language: 'en', timeZone: 'UTC' },
    now: 0,
  })
  const keys: string[] = []
  const api = {
    async POST(_: string, { params }: { params?: { header: { 'Idempotency-Key': string } } }) {
      keys.push(params?.header['Idempotency-Key'] ?? '')
      if (keys.length === 1) throw new NetworkError({ method: 'POST', path: '/contact/add/' })
      return { data: { data: { reference: 'M-1' } } }
    },
  }
  const sent: string[] = []
  const page = <ContactForm onSent={(reference) => sent.push(reference)} />
  const screen = await render(
    <RawIntlProvider value={getIntl('en')}>
      <FluentProvider theme={webLightTheme}>
        <StoresContext value={stores}>
          <ClientsContext value={{ api } as unknown as Clients}>
            <RouterProvider router={createMemoryRouter([{ path: '/', element: page }])} />
          </ClientsContext>
        </StoresContext>
      </FluentProvider>
    </RawIntlProvider>,
  )
  await screen.getByRole('textbox', { name: /name/ }).fill('Karim Nasr')
  await screen.getByRole('textbox', { name: /Email/ }).fill('karim@example.test')
  await screen.getByRole('textbox', { name: /Phone/ }).fill('+201000000000')
  await screen.getByRole('combobox').selectOptions('classes')
  await screen.getByRole('textbox', { name: /essage/ }).fill('How do I find a tutor?')
  const button = screen.getByRole('button')
  await button.click()
  await expect.poll(() => keys.length).toBe(1)
  await button.click()
  await expect.poll(() => sent).toEqual(['M-1'])
  expect(keys[0]).toMatch(/./)
  expect(keys[1]).toBe(keys[0])
})

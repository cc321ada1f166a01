import { FluentProvider, webLightTheme } from '@fluentui/react-components'
import { RawIntlProvider } from 'react-intl'
import { MemoryRouter } from 'react-router-dom'
import { useSnapshot } from 'valtio'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { Clients } from '#sdk'
import { ClientsContext } from '#web/api/clients.ts'
import { loadTexts } from '#web/i18n/catalog.ts'
import { getIntl } from '#web/i18n/intl.ts'
import { emptyConfigs } from '#web/state/institute.ts'
import type { LoginRequest } from '#web/state/dialogs.ts'
import { createStores, type Stores, StoresContext } from '#web/state/stores.ts'
import { ViewerContext } from '#web/time/viewer.ts'
import { LoginDialog } from './LoginDialog.tsx'

beforeEach(() => void (document.documentElement.dataset.started = ''))
afterEach(() => void delete document.documentElement.dataset.started)

const madeAt = Date.parse('2026-11-23T15:50:00Z')
const ignore = () => undefined

function Host({ stores }: { stores: Stores }) {
  const { login } = useSnapshot(stores.dialogs)
  return (
    <LoginDialog
      request={login as LoginRequest | undefined} // A snapshot is read-only
      isReserving={false}
      onSignedIn={async () => undefined}
      onRegistered={ignore}
      onClose={ignore}
    />
  )
}

async function show(login: LoginRequest) {
  await loadTexts('en', ['shell', 'auth', 'form'])
  const preferences = { language: 'en', timeZone: 'UTC' } as const
  const institute = { ...emptyConfigs, isMainHost: true, social: {}, scripts: [] }
  const stores = createStores({ user: null, institute, preferences, now: madeAt, login })
  return render(
    <RawIntlProvider value={getIntl('en')}>
      <FluentProvider theme={webLightTheme}>
        <StoresContext value={stores}>
          <ClientsContext value={{ api: {} } as unknown as Clients}>
            <ViewerContext value={{ ...preferences, clock: { madeAt, offset: 0, respondedAt: madeAt } }}>
              <MemoryRouter>
                <Host stores={stores} />
              </MemoryRouter>
            </ViewerContext>
          </ClientsContext>
        </StoresContext>
      </FluentProvider>
    </RawIntlProvider>,
  )
}

test('the dialog of a page that staff enter too leads to the form of staff', async () => {
  const screen = await show({ tab: 'login', returnTo: '/dashboard/payments', isGuarding: true })
  await screen.getByRole('button', { name: 'Log in as staff of the institute' }).click()
  await expect.element(screen.getByRole('radio', { name: 'Operator' })).toBeChecked()
})

test('the dialog that a visitor opens does not speak of staff', async () => {
  const screen = await show({ tab: 'login' })
  await expect.element(screen.getByRole('textbox', { name: 'Email' })).toBeVisible()
  expect(screen.container.ownerDocument.body.textContent).not.toContain('staff')
})

test('a person who registers and chooses the other role keeps what was typed', async () => {
  const screen = await show({ tab: 'register', role: 'student' })
  const listFields = () =>
    ['first_name', 'password'].map((name) =>
      screen.container.querySelector<HTMLInputElement>(`[name=${name}]`),
    )
  const [name, password] = listFields()
  await screen.getByRole('textbox', { name: 'First name' }).fill('Mariam')
  if (password) await userEvent.fill(password, 'Learn#2026')
  await screen.getByRole('radio', { name: 'Tutor' }).click()
  await expect.element(screen.getByRole('radio', { name: 'Tutor' })).toBeChecked()
  expect(listFields().map((field) => field?.value)).toEqual(['Mariam', 'Learn#2026'])
  expect(listFields()).toEqual([name, password])
})

test('a registration that was begun as a tutor is taken up again as a tutor', async () => {
  const first = await show({ tab: 'register' })
  await first.getByRole('radio', { name: 'Tutor' }).click()
  await expect.element(first.getByRole('radio', { name: 'Tutor' })).toBeChecked()
  await first.unmount()
  const screen = await show({ tab: 'register' })
  await expect.element(screen.getByRole('radio', { name: 'Tutor' })).toBeChecked()
})

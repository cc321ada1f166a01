import { FluentProvider, webLightTheme } from '@fluentui/react-components'
import { RawIntlProvider } from 'react-intl'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { ApiError } from '#sdk'
import { loadTexts } from '#web/i18n/catalog.ts'
import { getIntl } from '#web/i18n/intl.ts'
import { emptyConfigs } from '#web/state/institute.ts'
import { createStores, StoresContext } from '#web/state/stores.ts'
import { Form } from './Form.tsx'
import { TextField } from './TextField.tsx'
import { email, requiredHere } from './rules.ts'

interface Values {
  first_name: string
  email: string
}

async function renderForm(
  onSubmit: (values: Values) => Promise<void>,
  stores?: ReturnType<typeof createStores>,
  more: { draft?: string; isDraftForReload?: boolean; tellsErrors?: boolean } = {},
) {
  await loadTexts('en', ['shell'])
  return render(
    <RawIntlProvider value={getIntl('en')}>
      <FluentProvider theme={webLightTheme}>
        <StoresContext value={stores}>
          <Form<Values>
            label="Person"
            rules={{ first_name: requiredHere, email }}
            onSubmit={onSubmit}
            {...more}
          >
            {({ error }) => (
              <>
                {error && <p role="alert">{error}</p>}
                <TextField name="first_name" label="First name" />
                <TextField name="email" label="Email" />
                <button type="submit">Send</button>
              </>
            )}
          </Form>
        </StoresContext>
      </FluentProvider>
    </RawIntlProvider>,
  )
}

test('a form shows no errors before the first submit; then each field shows its error and the first is focused', async () => {
  const screen = await renderForm(async () => undefined)
  await screen.getByLabelText('Email').fill('wrong')
  await expect.element(screen.getByText('Invalid Email Format')).not.toBeInTheDocument()
  await screen.getByRole('button', { name: 'Send' }).click()
  await expect.element(screen.getByText('Invalid Email Format')).toBeVisible()
  await expect.element(screen.getByText('required', { exact: true })).toBeVisible()
  await expect.element(screen.getByLabelText('First name')).toHaveFocus()
})

test('a server error stays at its field until the field changes, and all input stays', async () => {
  const screen = await renderForm(() =>
    Promise.reject(
      new ApiError({ status: 422, code: 'refused', fields: { email: ['This address is taken'] } }),
    ),
  )
  await screen.getByLabelText('First name').fill('  Amal ')
  await screen.getByLabelText('Email').fill('amal@example.test')
  await screen.getByRole('button', { name: 'Send' }).click()
  await expect.element(screen.getByText('This address is taken')).toBeVisible()
  await expect.element(screen.getByLabelText('First name')).toHaveValue('  Amal ')
  await screen.getByLabelText('Email').fill('amal.k@example.test')
  await expect.element(screen.getByText('This address is taken')).not.toBeInTheDocument()
})

test('submits the parsed values', async () => {
  let sent: Values | undefined
  const screen = await renderForm(async (values) => {
    sent = values
  })
  await screen.getByLabelText('First name').fill('  Amal ')
  await screen.getByLabelText('Email').fill(' amal@example.test ')
  await screen.getByRole('button', { name: 'Send' }).click()
  await expect.poll(() => sent).toEqual({ first_name: 'Amal', email: 'amal@example.test' })
})

const rejectAsTaken = () =>
  Promise.reject(
    new ApiError({
      status: 422,
      code: 'refused',
      messages: ['This address is taken', 'This name is taken'],
      fields: { email: ['This address is taken'], first_name: ['This name is taken'] },
    }),
  )

async function fillAndSend(screen: Awaited<ReturnType<typeof renderForm>>) {
  await screen.getByLabelText('First name').fill('Amal')
  await screen.getByLabelText('Email').fill('amal@example.test')
  await screen.getByRole('button', { name: 'Send' }).click()
}

async function sendTo(screen: Awaited<ReturnType<typeof renderForm>>) {
  await fillAndSend(screen)
  await expect.element(screen.getByText('This address is taken')).toBeVisible()
}

function makeStores() {
  return createStores({
    user: null,
    institute: { ...emptyConfigs, isMainHost: false, scripts: [], social: {} },
    preferences: { language: 'en', timeZone: 'Africa/Cairo' },
    now: 0,
  })
}

test('errors of the server are also listed in a toast, unless the form tells them elsewhere', async () => {
  const stores = makeStores()
  await sendTo(await renderForm(rejectAsTaken, stores))
  expect(stores.notifications.shown.map(({ intent, text }) => [intent, text])).toEqual([
    ['error', 'This address is taken\nThis name is taken'],
  ])
})

test('a toast of an error is closed when the form is sent with success after it', async () => {
  const stores = makeStores()
  const screen = await renderForm(async () => {
    if (stores.notifications.shown.length === 0) await rejectAsTaken()
  }, stores)
  await sendTo(screen)
  await screen.getByLabelText('Email').fill('amal@other.test')
  await screen.getByRole('button', { name: 'Send' }).click()
  await expect.poll(() => stores.notifications.shown.length).toBe(0)
})

test.each(['changed-elsewhere', 'deleted-elsewhere'])(
  'the error %s is told by the form alone',
  async (code) => {
    const stores = makeStores()
    const reject = () => Promise.reject(new ApiError({ status: 409, code, messages: ['Changed elsewhere'] }))
    const screen = await renderForm(reject, stores)
    await fillAndSend(screen)
    await expect.element(screen.getByRole('alert')).toHaveTextContent('Changed elsewhere')
    expect(stores.notifications.shown).toEqual([])
  },
)

test('a form that tells errors elsewhere shows no toast', async () => {
  const stores = makeStores()
  await sendTo(await renderForm(rejectAsTaken, stores, { tellsErrors: false }))
  expect(stores.notifications.shown).toEqual([])
})

test('a draft for reloads is removed when the form is closed', async () => {
  const screen = await renderForm(rejectAsTaken, undefined, { draft: 'person', isDraftForReload: true })
  await screen.getByLabelText('First name').fill('Amal')
  await expect.poll(() => sessionStorage.getItem('mk.draft.person')).toContain('Amal')
  await screen.unmount()
  expect(sessionStorage.getItem('mk.draft.person')).toBeNull()
})

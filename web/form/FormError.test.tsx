import { FluentProvider, webLightTheme } from '@fluentui/react-components'
import { RawIntlProvider } from 'react-intl'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import type { User } from '#sdk'
import { loadTexts } from '#web/i18n/catalog.ts'
import { getIntl } from '#web/i18n/intl.ts'
import { emptyConfigs } from '#web/state/institute.ts'
import { markSessionEnded, setSignedIn } from '#web/state/session.ts'
import { createStores, StoresContext } from '#web/state/stores.ts'
import { FormError } from './FormError.tsx'

const user = { email: 'sara@example.test', category: 'student' } as User

async function show(error: string, isSignedIn = true) {
  await loadTexts('en', ['shell'])
  const stores = createStores({
    user: isSignedIn ? user : null,
    institute: { ...emptyConfigs, isMainHost: true, social: {}, scripts: [] },
    preferences: { language: 'en', timeZone: 'UTC' },
    now: 0,
  })
  markSessionEnded(stores.session)
  const screen = await render(
    <RawIntlProvider value={getIntl('en')}>
      <FluentProvider theme={webLightTheme}>
        <StoresContext value={stores}>
          <FormError error={error} />
        </StoresContext>
      </FluentProvider>
    </RawIntlProvider>,
  )
  return { alert: screen.getByRole('alert'), session: stores.session }
}

test('the message that the session has ended goes once the person has signed in again', async () => {
  const { alert, session } = await show('session_expired')
  await expect.element(alert).toHaveTextContent('Your session has ended. Please log in again.')
  setSignedIn(session, user)
  await expect.poll(() => alert.query()).toBeNull()
})

test('another refusal stays when the person has signed in again', async () => {
  const { alert, session } = await show('This tutor is not available.')
  setSignedIn(session, user)
  await expect.element(alert).toHaveTextContent('This tutor is not available.')
})

test('a guest reads that the session has ended', async () => {
  const { alert } = await show('session_expired', false)
  await expect.element(alert).toHaveTextContent('Your session has ended. Please log in again.')
})

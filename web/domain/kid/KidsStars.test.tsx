import { RawIntlProvider } from 'react-intl'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { loadTexts } from '#web/i18n/catalog.ts'
import { getIntl } from '#web/i18n/intl.ts'
import { emptyConfigs } from '#web/state/institute.ts'
import { notify } from '#web/state/notifications.ts'
import { createStores, StoresContext } from '#web/state/stores.ts'
import { KidsStars } from './KidsStars.tsx'

test('a praise closes earlier errors, and leaves other toasts', async () => {
  await loadTexts('en', ['kidsWork'])
  const stores = createStores({
    user: null,
    institute: { ...emptyConfigs, isMainHost: true, social: {}, scripts: [] },
    preferences: { language: 'en', timeZone: 'Africa/Cairo' },
    now: Date.now(),
  })
  notify(stores.notifications, 'error', 'The connection was lost')
  notify(stores.notifications, 'info', 'Saved on this device')
  await render(
    <StoresContext value={stores}>
      <RawIntlProvider value={getIntl('en')}>
        <KidsStars count={3} title="Well done" />
      </RawIntlProvider>
    </StoresContext>,
  )
  expect(stores.notifications.shown.map(({ text }) => text)).toEqual(['Saved on this device'])
})

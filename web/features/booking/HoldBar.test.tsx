import { FluentProvider, webLightTheme } from '@fluentui/react-components'
import { RawIntlProvider } from 'react-intl'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { loadTexts } from '#web/i18n/catalog.ts'
import { getIntl } from '#web/i18n/intl.ts'
import { emptyConfigs } from '#web/state/institute.ts'
import { createStores, StoresContext } from '#web/state/stores.ts'
import { ViewerContext } from '#web/time/viewer.ts'
import { HoldBar } from './HoldBar.tsx'

const madeAt = Date.parse('2026-11-23T15:50:00Z')
const expired = { id: 1, expires_at: '2026-11-23T15:49:00Z', extensions_left: 0 }

test.each([
  ['a hold that another window has replaced', undefined, 'Your times are no longer held'],
  ['a hold whose time is over', expired, 'The ten minutes are up'],
])('%s has its own text', async (_, hold, text) => {
  await loadTexts('en', ['booking'])
  const preferences = { language: 'en' as const, timeZone: 'Africa/Cairo' }
  const institute = { ...emptyConfigs, isMainHost: true, social: {}, scripts: [] }
  const stores = createStores({ user: null, institute, preferences, now: madeAt })
  stores.selection.slots = [
    {
      id: 1,
      start_date_time: '2026-11-24T15:00:00Z',
      end_date_time: '2026-11-24T16:00:00Z',
    },
  ]
  stores.selection.hold = hold
  const clock = { madeAt, offset: madeAt - Date.now(), respondedAt: madeAt }
  const screen = await render(
    <RawIntlProvider value={getIntl('en')}>
      <FluentProvider theme={webLightTheme}>
        <StoresContext value={stores}>
          <ViewerContext value={{ ...preferences, clock }}>
            <HoldBar isBusy={false} onExtend={() => undefined} onHoldAgain={() => undefined} />
          </ViewerContext>
        </StoresContext>
      </FluentProvider>
    </RawIntlProvider>,
  )
  await expect.element(screen.getByText(text).first()).toBeVisible()
})

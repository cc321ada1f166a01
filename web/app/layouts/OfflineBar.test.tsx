import { FluentProvider, webLightTheme } from '@fluentui/react-components'
import { RawIntlProvider } from 'react-intl'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { loadTexts } from '#web/i18n/catalog.ts'
import { getIntl } from '#web/i18n/intl.ts'
import { emptyConfigs } from '#web/state/institute.ts'
import { createStores, StoresContext } from '#web/state/stores.ts'
import { OfflineBar } from './OfflineBar.tsx'

/** A page that is as high as the window, with a button at its lower edge. */
async function renderOffline() {
  Object.defineProperty(navigator, 'onLine', { value: false, configurable: true })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'onLine'))
  await loadTexts('en', ['shell'])
  const institute = { ...emptyConfigs, isMainHost: true, social: {}, scripts: [] }
  const preferences = { language: 'en' as const, timeZone: 'Africa/Cairo' }
  const stores = createStores({ user: null, institute, preferences, now: 0 })
  await render(
    <FluentProvider theme={webLightTheme}>
      <RawIntlProvider value={getIntl('en')}>
        <StoresContext value={stores}>
          <div style={{ display: 'flex', flexDirection: 'column', minHeight: '100vh' }}>
            <header style={{ height: 72 }} />
            <OfflineBar />
            <main style={{ display: 'grid', alignItems: 'end', height: 'calc(100vh - 72px)' }}>
              <button style={{ height: 44 }}>Try again</button>
            </main>
          </div>
        </StoresContext>
      </RawIntlProvider>
    </FluentProvider>,
  )
}

test.each([360, 768, 1280])('the notice of a lost connection covers no button at %i px', async (width) => {
  await page.viewport(width, 800)
  await renderOffline()
  const bar = page.getByText('You’re offline').element().getBoundingClientRect()
  const button = page.getByRole('button').element().getBoundingClientRect()
  expect(bar.top).toBe(72)
  expect(bar.bottom).toBeLessThanOrEqual(button.top)
})

import { FluentProvider, webLightTheme } from '@fluentui/react-components'
import { RawIntlProvider } from 'react-intl'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { loadTexts } from '#web/i18n/catalog.ts'
import { getIntl } from '#web/i18n/intl.ts'
import { Panel } from './Panel.tsx'

// The heights of the head with its hairline
test.each([
  [768, 73],
  [1280, 57],
])('a panel beside the page begins below the head at %i px', async (width, top) => {
  await page.viewport(width, 800)
  await loadTexts('en', ['shell'])
  await render(
    <FluentProvider theme={webLightTheme}>
      <RawIntlProvider value={getIntl('en')}>
        <Panel isBeside label="Record" top={null} onClose={() => undefined}>
          <p>Text</p>
        </Panel>
      </RawIntlProvider>
    </FluentProvider>,
  )
  const box = page.getByRole('dialog').element().getBoundingClientRect()
  expect([box.top, box.bottom]).toEqual([top, 800])
})

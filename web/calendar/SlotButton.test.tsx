import { FluentProvider, webLightTheme } from '@fluentui/react-components'
import { RawIntlProvider } from 'react-intl'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { loadTexts } from '#web/i18n/catalog.ts'
import { getIntl } from '#web/i18n/intl.ts'
import { SlotLegend } from './SlotButton.tsx'

test('a sample of the legend keeps its fill under the pointer, so that its white text can be read', async () => {
  await loadTexts('en', ['calendar'])
  const screen = await render(
    <RawIntlProvider value={getIntl('en')}>
      <FluentProvider theme={webLightTheme}>
        <SlotLegend />
      </FluentProvider>
    </RawIntlProvider>,
  )
  const sample = screen.getByText('Chosen')
  const getFill = () => getComputedStyle(sample.element()).backgroundColor
  const fill = getFill()
  await sample.hover()
  expect(getFill()).toBe(fill)
})

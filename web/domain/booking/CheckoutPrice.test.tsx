import { FluentProvider, webLightTheme } from '@fluentui/react-components'
import { RawIntlProvider } from 'react-intl'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { loadTexts } from '#web/i18n/catalog.ts'
import { getIntl } from '#web/i18n/intl.ts'
import { QuoteRows } from './CheckoutPrice.tsx'

async function show(isRefused: boolean) {
  await loadTexts('en', ['shell', 'booking'])
  const { container } = await render(
    <RawIntlProvider value={getIntl('en')}>
      <FluentProvider theme={webLightTheme}>
        <div data-testid="rows">
          <QuoteRows quote={undefined} isRefused={isRefused} />
        </div>
      </FluentProvider>
    </RawIntlProvider>,
  )
  return container.querySelector('[data-testid=rows]')?.childElementCount
}

test('a price that is loading has a skeleton, a refused one has none', async () => {
  expect(await show(false)).toBe(1)
  expect(await show(true)).toBe(0)
})

import { FluentProvider, webLightTheme } from '@fluentui/react-components'
import { RawIntlProvider } from 'react-intl'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { loadTexts } from '#web/i18n/catalog.ts'
import { getIntl } from '#web/i18n/intl.ts'
import { PriceRows } from './PriceRows.tsx'

const quote = {
  currency: 'EGP' as const,
  promo_code: null,
  discount_amount: 0,
  discount_percentage: 0,
  net_cost: 1200,
  vat_percentage: 0,
  vat: 0,
  total_cost: 1200,
  valid_until: '2026-12-01T10:00:00Z',
}

test.each([
  ['of one price are shown with it', { sessions_count: 8, price_per_session: 150, subtotal: 1200 }, true],
  [
    'of several prices have no average',
    { sessions_count: 12, price_per_session: 11.67, subtotal: 140 },
    false,
  ],
])('classes %s', async (_, amounts, isShown) => {
  await loadTexts('en', ['shell', 'booking'])
  const screen = await render(
    <RawIntlProvider value={getIntl('en')}>
      <FluentProvider theme={webLightTheme}>
        <PriceRows quote={{ ...quote, ...amounts }} />
      </FluentProvider>
    </RawIntlProvider>,
  )
  const subtotal = screen.getByText(new RegExp(`^Subtotal · ${amounts.sessions_count} classes`))
  await expect.element(subtotal).toBeInTheDocument()
  expect(subtotal.element().textContent.includes('×')).toBe(isShown)
})

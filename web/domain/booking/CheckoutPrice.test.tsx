import { FluentProvider, webLightTheme } from '@fluentui/react-components'
import { RawIntlProvider } from 'react-intl'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { loadTexts } from '#web/i18n/catalog.ts'
import { getIntl } from '#web/i18n/intl.ts'
import { CheckoutPrice, QuoteRows } from './CheckoutPrice.tsx'

const quote = {
  currency: 'EGP' as const,
  sessions_count: 8,
  price_per_session: 150,
  subtotal: 1200,
  promo_code: null,
  discount_amount: 0,
  discount_percentage: 0,
  net_cost: 1200,
  vat_percentage: 14,
  vat: 168,
  valid_until: '2026-12-01T10:00:00Z',
}

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

test.each([
  [1368, true],
  [0, false],
])('a booking of %i is paid on the page of the provider: %s', async (total_cost, isPaid) => {
  await loadTexts('en', ['shell', 'booking'])
  const screen = await render(
    <RawIntlProvider value={getIntl('en')}>
      <FluentProvider theme={webLightTheme}>
        <CheckoutPrice
          quote={{ ...quote, total_cost }}
          promo={undefined}
          onApply={() => Promise.resolve()}
          onRemove={() => undefined}
        />
      </FluentProvider>
    </RawIntlProvider>,
  )
  await expect.element(screen.getByRole('heading')).toBeVisible()
  expect(screen.container.textContent.includes('provider’s secure page')).toBe(isPaid)
})

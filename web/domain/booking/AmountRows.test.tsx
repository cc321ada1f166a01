import { FluentProvider, webLightTheme } from '@fluentui/react-components'
import { RawIntlProvider } from 'react-intl'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import type { Receipt } from '#sdk'
import { loadTexts } from '#web/i18n/catalog.ts'
import { getIntl } from '#web/i18n/intl.ts'
import { ReceiptAmounts } from './AmountRows.tsx'

const texts = {
  subtotal: 'booking.price.subtotal',
  discount_amount: 'booking.price.discount',
  net_cost: 'booking.price.net',
  vat: 'booking.price.vat',
  total_cost: 'booking.price.total',
} as const

const receipt = {
  currency: 'EGP',
  subtotal: 1330,
  discount_amount: 0,
  net_cost: 1330,
  vat: 0,
  vat_percentage: 0,
  total_cost: 1330,
} as Receipt // Members that the rows read

test.each([
  ['one line of a receipt has the amount of its row', [760], 'Subtotal · Part 1'],
  ['each of two lines has its amount', [760, 570], 'Subtotal · Part 1 · EGP 760Part 2 · EGP 570'],
])('%s', async (_, amounts, shown) => {
  await loadTexts('en', ['shell', 'booking'])
  const lines = amounts.map((amount, index) => ({ description: `Part ${index + 1}`, amount }))
  const screen = await render(
    <RawIntlProvider value={getIntl('en')}>
      <FluentProvider theme={webLightTheme}>
        <ReceiptAmounts receipt={{ ...receipt, lines }} texts={texts} />
      </FluentProvider>
    </RawIntlProvider>,
  )
  const row = screen.getByRole('term').first()
  await expect.element(row).toBeInTheDocument()
  expect(row.element().textContent.replaceAll(/\u00A0/g, ' ')).toBe(shown)
})

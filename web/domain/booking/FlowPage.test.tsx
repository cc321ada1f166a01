import { FluentProvider, webLightTheme } from '@fluentui/react-components'
import type { Quote } from '#sdk'
import { RawIntlProvider } from 'react-intl'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { loadTexts } from '#web/i18n/catalog.ts'
import { getIntl } from '#web/i18n/intl.ts'
import { ViewerContext } from '#web/time/viewer.ts'
import { QuoteLine } from './CheckoutPrice.tsx'
import { FlowPage } from './FlowPage.tsx'

const quote: Quote = {
  currency: 'EGP',
  sessions_count: 3,
  price_per_session: 390,
  subtotal: 1170,
  promo_code: null,
  discount_amount: 0,
  discount_percentage: 0,
  net_cost: 1026.32,
  vat_percentage: 14,
  vat: 143.68,
  total_cost: 1170,
  valid_until: '2026-12-01T10:00:00Z',
}

test('the total does not touch the text above it in the bar of a phone', async () => {
  await page.viewport(360, 780)
  await loadTexts('ar', ['shell', 'booking'])
  const clock = { madeAt: 0, offset: 0, respondedAt: 0 }
  await render(
    <RawIntlProvider value={getIntl('ar')}>
      <FluentProvider theme={webLightTheme} dir="rtl">
        <ViewerContext value={{ language: 'ar', timeZone: 'Africa/Cairo', clock }}>
          <FlowPage
            steps={null}
            title="الدفع"
            summary={null}
            line={<QuoteLine quote={quote} label="أحد المواعيد غير متاح" />}
            action={<button>ادفع</button>}
          >
            <p>حجزك</p>
          </FlowPage>
        </ViewerContext>
      </FluentProvider>
    </RawIntlProvider>,
  )
  const { fontSize, lineHeight } = getComputedStyle(document.querySelector('aside strong') ?? document.body)
  // Letters of Arabic reach further above and below the line than Latin ones
  expect(parseFloat(lineHeight) / parseFloat(fontSize)).toBeGreaterThan(1.25)
})

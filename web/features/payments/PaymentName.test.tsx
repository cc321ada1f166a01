import { RawIntlProvider } from 'react-intl'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import type { Payment } from '#sdk'
import { getIntl } from '#web/i18n/intl.ts'
import { emptyConfigs } from '#web/state/institute.ts'
import { createStores, StoresContext } from '#web/state/stores.ts'
import { ViewerContext } from '#web/time/viewer.ts'
import { PaymentName } from './PaymentName.tsx'

test('a course with an English name comes first on an Arabic page', async () => {
  const preferences = { language: 'ar', timeZone: 'UTC' } as const
  const institute = { ...emptyConfigs, isMainHost: true, social: {}, scripts: [] }
  const stores = createStores({ user: null, institute, preferences, now: 0 })
  const payment = { description: 'حصة واحدة في الأسبوع', courses: [{ id: 1, name: 'Reading' }], period: null }
  const screen = await render(
    <RawIntlProvider value={getIntl('ar')}>
      <StoresContext value={stores}>
        <ViewerContext value={{ ...preferences, clock: { madeAt: 0, offset: 0, respondedAt: 0 } }}>
          <p dir="rtl">
            <PaymentName payment={payment as unknown as Payment} />
          </p>
        </ViewerContext>
      </StoresContext>
    </RawIntlProvider>,
  )
  const line = screen.container.querySelector('p')
  const name = screen.getByText('Reading', { exact: true }).element()
  expect(line?.textContent).toBe('Reading · حصة واحدة في الأسبوع')
  expect(name.getBoundingClientRect().right).toBeCloseTo(line?.getBoundingClientRect().right ?? 0, 0)
})

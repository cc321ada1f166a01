import { FluentProvider, webLightTheme } from '@fluentui/react-components'
import { RawIntlProvider } from 'react-intl'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { loadTexts } from '#web/i18n/catalog.ts'
import { getIntl } from '#web/i18n/intl.ts'
import { PendingList } from './PendingList.tsx'

test('a button keeps its text in one line beside a long text on a phone', async () => {
  await page.viewport(360, 740)
  await loadTexts('ar', ['shell', 'family', 'classes'])
  const row = { title: 'الحضور', text: 'حصص لم يُسجَّل حضورها خلال الثلاثين يومًا الماضية: 12', to: '/' }
  const screen = await render(
    <RawIntlProvider value={getIntl('ar')}>
      <FluentProvider theme={webLightTheme} dir="rtl">
        <MemoryRouter>
          <PendingList rows={[{ key: 'attendance', buttonText: 'classes.record', ...row }]} />
        </MemoryRouter>
      </FluentProvider>
    </RawIntlProvider>,
  )
  const range = document.createRange()
  range.selectNodeContents(screen.getByRole('link', { name: 'تسجيل الحضور' }).element())
  expect(new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size).toBe(1)
})

import { FluentProvider, webLightTheme } from '@fluentui/react-components'
import { RawIntlProvider } from 'react-intl'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { loadTexts } from '#web/i18n/catalog.ts'
import { getIntl } from '#web/i18n/intl.ts'
import { AlertDialog } from './AlertDialog.tsx'

const id = '3f2c6c1e-52a7-4a7e-9d0f-1f9c6f7b1234'

test('the id of a request has a line of its own on a phone', async () => {
  await page.viewport(360, 780)
  await loadTexts('en', ['shell'])
  await render(
    <FluentProvider theme={webLightTheme}>
      <RawIntlProvider value={getIntl('en')}>
        <AlertDialog intent="error" text={`If it happens again, quote:\n${id}`} onClose={() => undefined} />
      </RawIntlProvider>
    </FluentProvider>,
  )
  const words = document.createTreeWalker(
    page.getByRole('alertdialog').element(),
    NodeFilter.SHOW_TEXT,
    (node) => (node.textContent?.includes(id) ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_SKIP),
  )
  const range = document.createRange()
  range.selectNodeContents(words.nextNode() ?? document.body)
  const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
  expect(range.toString().trim()).toBe(id)
  expect(lines.size).toBe(1)
})

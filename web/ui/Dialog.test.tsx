import { FluentProvider, webLightTheme } from '@fluentui/react-components'
import { RawIntlProvider } from 'react-intl'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { loadTexts } from '#web/i18n/catalog.ts'
import { getIntl } from '#web/i18n/intl.ts'
import { Dialog } from './Dialog.tsx'

async function open(chosen: 'one' | 'two' | undefined) {
  await loadTexts('en', ['shell'])
  return render(
    <RawIntlProvider value={getIntl('en')}>
      <FluentProvider theme={webLightTheme}>
        <Dialog isOpen title="Who" onClose={() => undefined}>
          {['one', 'two'].map((value) => (
            <label key={value}>
              <input type="radio" name="who" value={value} defaultChecked={value === chosen} />
              {value}
            </label>
          ))}
        </Dialog>
      </FluentProvider>
    </RawIntlProvider>,
  )
}

test('a dialog that begins with radio buttons focuses the chosen one', async () => {
  const screen = await open('two')
  await expect.element(screen.getByRole('radio', { name: 'two' })).toHaveFocus()
})

test('a dialog whose radio buttons are all unchosen focuses the first', async () => {
  const screen = await open(undefined)
  await expect.element(screen.getByRole('radio', { name: 'one' })).toHaveFocus()
})

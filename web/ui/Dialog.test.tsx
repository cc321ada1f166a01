import { FluentProvider, webLightTheme } from '@fluentui/react-components'
import { RawIntlProvider } from 'react-intl'
import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { loadTexts } from '#web/i18n/catalog.ts'
import { getIntl } from '#web/i18n/intl.ts'
import { Dialog } from './Dialog.tsx'

async function open(chosen: 'one' | 'two' | undefined, onClose: () => void = () => undefined) {
  await loadTexts('en', ['shell'])
  return render(
    <RawIntlProvider value={getIntl('en')}>
      <FluentProvider theme={webLightTheme}>
        <Dialog isOpen title="Who" onClose={onClose}>
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

test('a press beside a dialog closes it, one on its edge or scroll bar does not', async () => {
  const onClose = vi.fn<() => void>()
  const screen = await open('one', onClose)
  const dialog = screen.getByRole('dialog').element()
  const { left, top, right } = dialog.getBoundingClientRect()
  const press = (clientX: number, clientY: number) =>
    dialog.dispatchEvent(new PointerEvent('pointerdown', { clientX, clientY, bubbles: true }))
  press(left + 4, top + 4)
  press(right - 4, top + 40)
  expect(onClose).not.toHaveBeenCalled()
  press(left - 4, top + 40)
  expect(onClose).toHaveBeenCalledOnce()
})

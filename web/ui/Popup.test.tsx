import { FluentProvider, webLightTheme } from '@fluentui/react-components'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Popup } from './Popup.tsx'
import { PopupItem } from './PopupItem.tsx'

interface ButtonPosition {
  direction?: 'ltr' | 'rtl'
  /** Where the button stands, from the top of the window */
  top?: number
}

async function show({ direction = 'ltr', top = 0 }: ButtonPosition = {}) {
  const screen = await render(
    <MemoryRouter>
      <FluentProvider theme={webLightTheme} dir={direction}>
        <button type="button">Before</button>
        <div style={{ position: 'absolute', insetInlineStart: 4, top, overflow: 'hidden' }}>
          <Popup label="Actions">
            {(close) => (
              <>
                <PopupItem to="/open">Open</PopupItem>
                <PopupItem onClick={() => undefined} isDisabled>
                  Edit
                </PopupItem>
                <PopupItem onClick={close}>Remove</PopupItem>
                <PopupItem onClick={close}>Restore</PopupItem>
              </>
            )}
          </Popup>
        </div>
        <button type="button" style={{ position: 'absolute', insetBlockStart: 300 }}>
          After
        </button>
      </FluentProvider>
    </MemoryRouter>,
  )
  const button = screen.getByRole('button', { name: 'Actions' })
  const getItem = (name: string) => screen.getByRole('button', { name })
  return { screen, button, getItem }
}

test('a button names its panel, opens it, and closes it again', async () => {
  const { button, getItem } = await show()
  await button.click()
  await expect.element(button).toHaveAttribute('aria-expanded', 'true')
  const panel = document.getElementById(button.element().getAttribute('aria-controls') ?? '')
  expect(panel?.contains(getItem('Remove').element())).toBe(true)
  await button.click()
  await expect.element(getItem('Remove')).not.toBeInTheDocument()
  await expect.element(button).toHaveAttribute('aria-expanded', 'false')
})

test('arrow keys and letters move in a panel, past what is disabled; Escape leads back to the button', async () => {
  const { screen, button, getItem } = await show()
  await button.click()
  await userEvent.keyboard('{Escape}')
  await expect.element(getItem('Remove')).not.toBeInTheDocument()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(screen.getByRole('link', { name: 'Open' })).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(getItem('Remove')).toHaveFocus()
  await userEvent.keyboard('r')
  await expect.element(getItem('Restore')).toHaveFocus()
  await userEvent.keyboard('{Home}')
  await expect.element(screen.getByRole('link', { name: 'Open' })).toHaveFocus()
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(getItem('Restore')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(getItem('Restore')).not.toBeInTheDocument()
  await expect.element(button).toHaveFocus()
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(getItem('Restore')).toHaveFocus()
})

test('a panel closes when the keyboard leaves it, and by a click elsewhere', async () => {
  const { screen, button, getItem } = await show()
  await button.click()
  await userEvent.keyboard('{Tab}{Tab}{Tab}')
  await expect.element(getItem('Restore')).toHaveFocus()
  await userEvent.keyboard('{Tab}')
  await expect.element(getItem('Restore')).not.toBeInTheDocument()
  await button.click()
  await screen.getByRole('button', { name: 'After' }).click()
  await expect.element(getItem('Restore')).not.toBeInTheDocument()
})

test.for(['ltr', 'rtl'] as const)(
  'a panel is cut off neither by a box around its button nor at the edges of a narrow window (%s)',
  async (direction) => {
    await page.viewport(320, 480)
    const { button, getItem } = await show({ direction, top: 440 })
    await button.click()
    const panel = getItem('Remove').element().closest('[popover]')?.getBoundingClientRect()
    expect(panel?.bottom).toBeLessThanOrEqual(button.element().getBoundingClientRect().top)
    expect(panel?.top).toBeGreaterThanOrEqual(0)
    expect(panel?.left).toBeGreaterThanOrEqual(0)
    expect(panel?.right).toBeLessThanOrEqual(320)
    const { left = 0, top = 0 } = panel ?? {}
    expect(document.elementFromPoint(left + 4, top + 4)?.closest('[popover]')).toBeInstanceOf(HTMLElement)
  },
)

test('a panel with fields is a dialog: Tab moves in it, and its fields keep the arrow keys', async () => {
  const screen = await render(
    <FluentProvider theme={webLightTheme}>
      <Popup label="More filters" hasFields>
        <select aria-label="State">
          <option>New</option>
          <option>Read</option>
        </select>
        <button type="button">Keep</button>
      </Popup>
    </FluentProvider>,
  )
  const button = screen.getByRole('button', { name: 'More filters' })
  await button.click()
  await expect.element(screen.getByRole('dialog', { name: 'More filters' })).toHaveFocus()
  await userEvent.keyboard('{Tab}')
  await expect.element(screen.getByRole('combobox')).toHaveFocus()
  await userEvent.keyboard('{Tab}')
  const keep = screen.getByRole('button', { name: 'Keep' })
  await expect.element(keep).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}{ArrowUp}{Home}')
  await expect.element(keep).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(keep).not.toBeInTheDocument()
  await expect.element(button).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(screen.getByRole('dialog', { name: 'More filters' })).toHaveFocus()
})

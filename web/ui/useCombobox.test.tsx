import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { useCombobox } from './useCombobox.ts'

interface SearchProps {
  options: readonly string[]
  onChoose: (option: string) => void
  /** Called for a key that reaches the form */
  onOther?: () => void
}

function Search({ options, onChoose, onOther }: SearchProps) {
  const { listId, getOptionId, at, activeId, onKeyDown } = useCombobox(options, onChoose)
  return (
    <form {...{ onKeyDown: onOther }}>
      <input
        role="combobox"
        aria-label="search"
        aria-expanded
        aria-controls={listId}
        aria-activedescendant={activeId}
        onKeyDown={onKeyDown}
      />
      <div id={listId} role="listbox" aria-label="found">
        {options.map((option, index) => (
          <div key={option} id={getOptionId(index)} role="option" aria-selected={index === at}>
            {option}
          </div>
        ))}
      </div>
    </form>
  )
}

const twenty = Array.from({ length: 20 }, (_, index) => `option ${index}`)
const readActive = () => {
  const id = page.getByRole('combobox').element().getAttribute('aria-activedescendant')
  return id === null ? undefined : document.getElementById(id)?.textContent
}

test.each([
  ['{ArrowDown}', 'option 1'],
  ['{ArrowUp}', 'option 19'],
  ['{ArrowUp}{ArrowDown}', 'option 0'],
  ['{PageDown}', 'option 8'],
  ['{PageDown}{PageDown}{PageDown}', 'option 19'],
  ['{PageDown}{PageUp}{PageUp}', 'option 0'],
])('the keys %s lead to %s', async (keys, option) => {
  await render(<Search options={twenty} onChoose={() => undefined} />)
  await page.getByRole('combobox').click()
  await userEvent.keyboard(keys)
  await expect.poll(readActive).toBe(option)
})

test('Enter chooses the active option, and does not reach the form', async () => {
  const [onChoose, onOther] = [vi.fn<(option: string) => void>(), vi.fn<() => void>()]
  await render(<Search options={twenty} onChoose={onChoose} onOther={onOther} />)
  await page.getByRole('combobox').click()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('option 1')
  expect(onOther).not.toHaveBeenCalled()
  await userEvent.keyboard('a')
  expect(onOther).toHaveBeenCalled()
})

test('without options none is active, and Enter chooses none', async () => {
  const onChoose = vi.fn<(option: string) => void>()
  await render(<Search options={[]} onChoose={onChoose} />)
  await page.getByRole('combobox').click()
  await userEvent.keyboard('{ArrowDown}{PageDown}{Enter}')
  expect([onChoose.mock.calls, readActive()]).toEqual([[], undefined])
})

test('fewer options move the active one into the list', async () => {
  const screen = await render(<Search options={twenty} onChoose={() => undefined} />)
  await page.getByRole('combobox').click()
  await userEvent.keyboard('{ArrowUp}')
  await screen.rerender(<Search options={twenty.slice(0, 3)} onChoose={() => undefined} />)
  expect(readActive()).toBe('option 2')
})

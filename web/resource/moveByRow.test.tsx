import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { moveByRow, openByRow } from './moveByRow.ts'

const opened: string[] = []
/** For the mouse alone: keys open a record by its name */
const mouse = { onClick: openByRow }
beforeEach(() => void opened.splice(0))

function Table({ open }: { open?: string }) {
  return (
    <table>
      <tbody {...mouse}>
        {['Mona', 'Sara'].map((name) => (
          <tr key={name}>
            <th>
              <button
                type="button"
                aria-expanded={open === name}
                onKeyDown={moveByRow}
                onClick={() => opened.push(name)}
              >
                {name}
              </button>
            </th>
            <td>
              city of {name} <input aria-label={`note of ${name}`} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

describe('arrow keys on the name of a record', () => {
  it('move to the next and the previous name', async () => {
    await render(<Table />)
    page.getByRole('button', { name: 'Mona' }).element().focus()
    await userEvent.keyboard('{ArrowDown}')
    expect(document.activeElement?.textContent).toBe('Sara')
    await userEvent.keyboard('{ArrowDown}{ArrowUp}')
    expect(document.activeElement?.textContent).toBe('Mona')
    expect(opened).toEqual([])
  })

  it('open the next record where one is open', async () => {
    await render(<Table open="Mona" />)
    page.getByRole('button', { name: 'Mona' }).element().focus()
    await userEvent.keyboard('{ArrowDown}')
    expect(opened).toEqual(['Sara'])
  })
})

describe('a click on a row', () => {
  it('opens its record', async () => {
    await render(<Table />)
    await page.getByText('city of Sara').click({ position: { x: 3, y: 3 } })
    expect(opened).toEqual(['Sara'])
  })

  it('opens nothing on a control or with selected text', async () => {
    await render(<Table />)
    await page.getByLabelText('note of Mona').click()
    const cell = page.getByText('city of Mona').element()
    getSelection()?.selectAllChildren(cell)
    cell.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    expect(opened).toEqual([])
    getSelection()?.removeAllRanges()
  })
})

import { afterEach, expect, test } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { useTopDialog } from './useTopDialog.ts'

afterEach(() => {
  for (const dialog of document.querySelectorAll('dialog')) dialog.remove()
})

function addDialog(): HTMLDialogElement {
  const dialog = document.createElement('dialog')
  document.body.append(dialog)
  return dialog
}

test('the last open dialog is the topmost, until it closes or leaves the page', async () => {
  const [first, second] = [addDialog(), addDialog()]
  const { result } = await renderHook(useTopDialog)
  expect(result.current).toBeUndefined()
  first.showModal()
  await expect.poll(() => result.current).toBe(first)
  second.showModal()
  await expect.poll(() => result.current).toBe(second)
  second.close()
  await expect.poll(() => result.current).toBe(first)
  first.remove()
  await expect.poll(() => result.current).toBeUndefined()
})

import type { KeyboardEvent, MouseEvent } from 'react'

/** Moves the focus from one record's name to the next by arrow keys; the open record follows. */
export function moveByRow(event: KeyboardEvent<HTMLElement>) {
  const row = event.currentTarget.closest('tr')
  const next = row && { ArrowDown: row.nextElementSibling, ArrowUp: row.previousElementSibling }[event.key]
  const name = next && next.querySelector<HTMLElement>('th button')
  if (!name) return
  event.preventDefault()
  if (row.parentElement?.querySelector('th [aria-expanded=true]')) name.click()
  name.focus()
}

/** Opens the record whose row is clicked outside its controls, like its name; a selection of text opens nothing. */
export function openByRow({ target, currentTarget }: MouseEvent<HTMLElement>) {
  if (!(target instanceof Element) || !currentTarget.contains(target)) return
  if (target.closest('a, button, input, label, dialog, [popover]') || !getSelection()?.isCollapsed) return
  target.closest('tr')?.querySelector<HTMLElement>('th > button')?.click()
}

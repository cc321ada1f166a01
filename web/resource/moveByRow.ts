import type { KeyboardEvent } from 'react'

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

import type { MouseEvent } from 'react'

/** Opens the record whose row is clicked outside its controls, like its name; a selection of text opens nothing. */
export function openByRow({ target, currentTarget }: MouseEvent<HTMLElement>) {
  if (!(target instanceof Element) || !currentTarget.contains(target)) return
  if (target.closest('a, button, input, label, dialog, [popover]') || !getSelection()?.isCollapsed) return
  target.closest('tr')?.querySelector<HTMLElement>('th > button')?.click()
}

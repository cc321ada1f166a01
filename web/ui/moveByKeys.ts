import { toPlainText } from '#web/i18n/toPlainText.ts'
import type { Edge } from './usePopover.ts'

/** Letters that follow each other within this time are the beginning of one name. */
const TYPING_MS = 500
let typed = { text: '', at: -Infinity }

/**
 * Moves the focus among the links, buttons and checkboxes of a panel: arrow keys, Home and End, and letters for the
 * next one that begins with them. Fields with arrow keys of their own keep them. In a dialog only Tab moves.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/menu-button/
 */
export function moveByKeys(event: KeyboardEvent): void {
  const { target, currentTarget: panel } = event
  if (!(target instanceof HTMLElement) || !(panel instanceof HTMLElement) || panel.role) return
  if (target.matches('select, textarea, [role=tab], input:not([type=checkbox])')) return
  const items = listItems(panel)
  const at = items.findIndex((item) => item === target)
  const next = findNext(items, at, event)
  if (!next) return
  event.preventDefault()
  next.focus()
}

/**
 * Focuses the first or the last item of a panel, or the panel itself where it is a dialog; the page stays where it is,
 * and so does the panel's button.
 */
export function focusEdge(panel: HTMLElement, edge: Edge | undefined): void {
  const item = panel.role ? panel : listItems(panel).at(edge === 'last' ? -1 : 0)
  item?.focus({ preventScroll: true })
  panel.scrollTop = edge === 'last' ? panel.scrollHeight : 0
}

function listItems(panel: HTMLElement): HTMLElement[] {
  return [...panel.querySelectorAll<HTMLElement>('a[href], button:enabled, input[type=checkbox]:enabled')]
}

function findNext(
  items: readonly HTMLElement[],
  at: number,
  { key, ctrlKey, metaKey, altKey, timeStamp }: KeyboardEvent,
): HTMLElement | undefined {
  if (key === 'ArrowDown') return items[(at + 1) % items.length]
  if (key === 'ArrowUp') return items.at(at > 0 ? at - 1 : -1)
  if (key === 'Home') return items[0]
  if (key === 'End') return items.at(-1)
  // A space presses what is focused
  if (key.length !== 1 || key === ' ' || ctrlKey || metaKey || altKey) return undefined
  const letter = toPlainText(key)
  if (!letter) return undefined
  typed = { text: (timeStamp - typed.at > TYPING_MS ? '' : typed.text) + letter, at: timeStamp }
  // The same letter again and again leads through all that begin with it; a longer name may go on where it is
  const isOneLetter = typed.text === typed.text.charAt(0).repeat(typed.text.length)
  const text = isOneLetter ? typed.text.charAt(0) : typed.text
  const from = isOneLetter ? at + 1 : Math.max(at, 0)
  return [...items.slice(from), ...items.slice(0, from)].find((item) => readName(item).startsWith(text))
}

function readName(item: HTMLElement): string {
  return toPlainText((item.closest('label') ?? item).textContent ?? '')
}

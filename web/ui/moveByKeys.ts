/**
 * Moves the focus among the links, buttons and checkboxes of a panel: arrow keys, Home and End, and a letter for the
 * next one that begins with it. Fields with arrow keys of their own keep them.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/menu-button/
 */
export function moveByKeys(event: KeyboardEvent): void {
  const { target, currentTarget: panel } = event
  if (!(target instanceof HTMLElement) || !(panel instanceof HTMLElement)) return
  if (target.matches('select, textarea, [role=tab], input:not([type=checkbox])')) return
  const items = listItems(panel)
  const at = items.findIndex((item) => item === target)
  const next = findNext(items, at, event)
  if (!next) return
  event.preventDefault()
  next.focus()
}

/** Focuses the first item of a panel. */
export function focusFirst(panel: HTMLElement | null): void {
  if (panel) listItems(panel)[0]?.focus()
}

function listItems(panel: HTMLElement): HTMLElement[] {
  return [...panel.querySelectorAll<HTMLElement>('a[href], button:enabled, input[type=checkbox]:enabled')]
}

function findNext(
  items: readonly HTMLElement[],
  at: number,
  { key, ctrlKey, metaKey, altKey }: KeyboardEvent,
): HTMLElement | undefined {
  if (key === 'ArrowDown') return items[(at + 1) % items.length]
  if (key === 'ArrowUp') return items.at(at > 0 ? at - 1 : -1)
  if (key === 'Home') return items[0]
  if (key === 'End') return items.at(-1)
  // A space presses what is focused
  if (key.length !== 1 || key === ' ' || ctrlKey || metaKey || altKey) return undefined
  const letter = key.toLocaleLowerCase()
  return [...items.slice(at + 1), ...items.slice(0, at + 1)].find((item) => readName(item).startsWith(letter))
}

function readName(item: HTMLElement): string {
  return ((item.closest('label') ?? item).textContent ?? '').trim().toLocaleLowerCase()
}

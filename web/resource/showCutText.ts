import type { PointerEvent } from 'react'

/** Gives a table cell under the pointer a tooltip with its whole text while that is cut off. */
export function showCutText({ target }: PointerEvent<HTMLElement>) {
  const cell = target instanceof Element && target.closest<HTMLElement>('td, th')
  if (!cell) return
  if ([...cell.querySelectorAll('span, bdi')].some(isCut)) cell.title = cell.textContent
  else cell.removeAttribute('title')
}

/** One pixel more is rounding. */
function isCut({ scrollWidth, clientWidth, scrollHeight, clientHeight }: Element): boolean {
  return clientWidth > 0 && (scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1)
}

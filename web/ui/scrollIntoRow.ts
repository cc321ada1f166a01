/** A part of the next item stays visible, to show that there is more. */
const MARGIN_PX = 40

/** Fades what is cut off at both ends of a row that scrolls sideways; items begin and end 16 px from its edges. */
export const fadedEnds = {
  maskImage: 'linear-gradient(to right, transparent, black 16px calc(100% - 16px), transparent)',
} as const

/** Scrolls a row that scrolls sideways, a tab list, list or navigation, so that one of its items is in view; a ref. */
export function scrollIntoRow(item: Element | null) {
  const row = item?.closest('[role=tablist], ul, nav')
  if (!item || !row) return
  const inner = item.getBoundingClientRect()
  const visible = row.getBoundingClientRect()
  if (inner.left < visible.left) row.scrollLeft += inner.left - visible.left - MARGIN_PX
  if (inner.right > visible.right) row.scrollLeft += inner.right - visible.right + MARGIN_PX
}

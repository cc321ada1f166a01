/** A part of the next item stays visible, to show that there is more. */
const MARGIN_PX = 16

/** Scrolls an element into view within a horizontally scrolling box; the page itself does not scroll. */
export function scrollIntoBox(element: Element, box: Element) {
  const inner = element.getBoundingClientRect()
  const visible = box.getBoundingClientRect()
  if (inner.left < visible.left) box.scrollLeft += inner.left - visible.left - MARGIN_PX
  if (inner.right > visible.right) box.scrollLeft += inner.right - visible.right + MARGIN_PX
}

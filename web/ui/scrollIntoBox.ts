/** A part of the next item stays visible, to show that there is more. */
const MARGIN_PX = 16

/** Scrolls an element into view within a horizontally scrolling box; the page itself does not scroll. */
export function scrollIntoBox(element: Element, box: Element) {
  const inner = element.getBoundingClientRect()
  const seen = box.getBoundingClientRect()
  if (inner.left < seen.left) box.scrollLeft += inner.left - seen.left - MARGIN_PX
  if (inner.right > seen.right) box.scrollLeft += inner.right - seen.right + MARGIN_PX
}

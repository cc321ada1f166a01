/** A breath beside what is shown tells that there is more. */
const MARGIN_PX = 16

/** Brings something into sight within a box that scrolls sideways; the page itself stays. */
export function scrollIntoBox(element: Element, box: Element) {
  const inner = element.getBoundingClientRect()
  const seen = box.getBoundingClientRect()
  if (inner.left < seen.left) box.scrollLeft += inner.left - seen.left - MARGIN_PX
  if (inner.right > seen.right) box.scrollLeft += inner.right - seen.right + MARGIN_PX
}

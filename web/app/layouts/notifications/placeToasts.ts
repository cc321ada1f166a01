/** Selector of titles and of what people press. */
const KEPT_FREE =
  'a, button, input, select, textarea, summary, label, h1, h2, h3, [role=button], [role=alert], [role=timer]'
/** Selector of texts, which are covered only where there is no other place. */
const READ = 'dl, p, td, th'
const STEP_PX = 8
const EDGE_PX = 16
/** Room between a toast and what it must not cover: a title whose words touch it is hard to read. */
const GAP_PX = 4

/**
 * Moves the toasts to the free place that is nearest to the top right corner, and again when they or the page change
 * and they would cover something there. On a phone, which has no such place, they stay a strip over the head.
 * @param dialog the modal dialog that lies above all else
 * @returns a function that stops it
 */
export function placeToasts(list: HTMLElement, dialog: HTMLElement | undefined): () => void {
  let frame = 0
  const place = () => {
    frame = 0
    if (!list.childElementCount) return undefined
    if (!dialog && matchMedia('(max-width: 639px)').matches) return moveTo(list, undefined)
    const root = dialog ?? document.body
    const taken = listTaken(root, KEPT_FREE, list)
    if (isFree(list.getBoundingClientRect(), taken)) return
    moveTo(list, undefined)
    const box = list.getBoundingClientRect()
    const read = listTaken(root, READ, list)
    moveTo(list, findFreePlace(box, [...taken, ...read]) ?? findFreePlace(box, taken))
  }
  const schedule = () => {
    frame ||= requestAnimationFrame(place)
  }
  place()
  const observer = new ResizeObserver(schedule)
  observer.observe(list)
  observer.observe(document.body)
  // A panel that opens beside the page changes the size of neither, and comes to rest when its animation ends
  const changes = new MutationObserver(schedule)
  changes.observe(document.body, { childList: true, subtree: true })
  const events = ['resize', 'animationend', 'transitionend'] as const
  for (const event of events) addEventListener(event, schedule)
  return () => {
    cancelAnimationFrame(frame)
    observer.disconnect()
    changes.disconnect()
    for (const event of events) removeEventListener(event, schedule)
  }
}

type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>

function moveTo(list: HTMLElement, box: Box | undefined) {
  list.style.top = box ? `${box.top}px` : ''
  list.style.right = box ? `${document.documentElement.clientWidth - box.right}px` : ''
}

/** Lists the boxes of what is in sight and must not be covered. */
function listTaken(root: HTMLElement, selector: string, list: HTMLElement): Box[] {
  return [...root.querySelectorAll(selector)]
    .filter((element) => !list.contains(element) && element.checkVisibility({ visibilityProperty: true }))
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
    .filter(
      ({ box: { width, height, bottom, top } }) => width > 1 && height > 1 && bottom > 0 && top < innerHeight,
    )
    .filter(({ element, box }) => !isHidden(element, box, list))
    .map(({ box }) => box)
}

/** Whether something else, such as an open panel, lies over the middle of an element. */
function isHidden(element: Element, { left, top, width, height }: DOMRect, list: HTMLElement): boolean {
  const hit = document.elementFromPoint(left + width / 2, top + height / 2)
  return hit !== null && !element.contains(hit) && !hit.contains(element) && !list.contains(hit)
}

/** Finds the place nearest to the top right corner; none in the lowest quarter of the window. */
function findFreePlace({ width, height }: DOMRect, taken: readonly Box[]): Box | undefined {
  const end = document.documentElement.clientWidth
  // As wide as the window, a strip has one place in each line
  const space = Math.max(0, end - width)
  const lefts = listSteps(Math.min(space, EDGE_PX), space - Math.min(space, EDGE_PX))
  const tops = listSteps(0, Math.max(0, innerHeight * 0.75 - height))
  const places = tops.flatMap((top) => lefts.map((left) => ({ top, left })))
  return places
    .toSorted((one, other) => measureDistance(one, space) - measureDistance(other, space))
    .map(({ top, left }) => ({ top, left, right: left + width, bottom: top + height }))
    .find((box) => isFree(box, taken))
}

/** Away from the right edge only where that has no place in the upper quarter: there the head has room in its middle. */
function measureDistance({ top, left }: { top: number; left: number }, space: number): number {
  const aside = space - left
  return top + (aside > EDGE_PX ? innerHeight / 4 + aside / 4 : 0)
}

function isFree({ left, right, top, bottom }: Box, taken: readonly Box[]): boolean {
  return !taken.some(
    (other) =>
      other.left - GAP_PX < right &&
      other.right + GAP_PX > left &&
      other.top - GAP_PX < bottom &&
      other.bottom + GAP_PX > top,
  )
}

function listSteps(from: number, to: number): number[] {
  return Array.from({ length: Math.max(1, Math.floor((to - from) / STEP_PX) + 1) }, (_, step) =>
    Math.max(from, to - step * STEP_PX),
  )
}

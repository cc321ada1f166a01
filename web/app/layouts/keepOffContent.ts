const CONTROLS = 'a, button, input, select, textarea, label, summary, video, audio, [role=button]'
/** Time without scrolling after which a floating element may be large again. */
const REST_MS = 300

/**
 * Makes a floating element small (`data-small`) while it would lie over a control or a text of the page, and hides it
 * where the small one does so too. While the page is scrolled it does not grow. The small look must be a transform
 * (theme/fonts.ts): another size or place would count as a layout shift.
 * @returns a function that stops it
 */
export function keepOffContent(floating: HTMLElement): () => void {
  let frame = 0
  let movedAt = -Infinity
  let rest: ReturnType<typeof setTimeout> | undefined
  const measure = () => {
    frame = 0
    const isHeld = 'small' in floating.dataset && performance.now() - movedAt < REST_MS
    setSmall(floating, isHeld)
    if (!isHeld && isOverContent(floating)) setSmall(floating, true)
    floating.style.visibility = 'small' in floating.dataset && isOverContent(floating) ? 'hidden' : ''
  }
  const schedule = () => {
    frame ||= requestAnimationFrame(measure)
  }
  const move = () => {
    movedAt = performance.now()
    clearTimeout(rest)
    rest = setTimeout(schedule, REST_MS)
    schedule()
  }
  // The page below changes with navigation, data and folding, too
  const observer = new ResizeObserver(schedule)
  observer.observe(document.body)
  addEventListener('scroll', move, { passive: true })
  addEventListener('resize', schedule)
  schedule()
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(rest)
    observer.disconnect()
    removeEventListener('scroll', move)
    removeEventListener('resize', schedule)
  }
}

function setSmall(floating: HTMLElement, isSmall: boolean) {
  if (isSmall) floating.dataset.small = ''
  else delete floating.dataset.small
}

/** Distance of the points that are looked at: less than the height of the smallest control, 24 px, and of a line of text. */
const STEP_PX = 19

/** Whether a control or a text lies under a floating element. */
function isOverContent(floating: HTMLElement): boolean {
  const box = floating.getBoundingClientRect()
  const seen = new Set<Element>()
  const isContent = (under: Element) => {
    if (seen.has(under) || floating.contains(under)) return false
    seen.add(under)
    // A card may be a link as a whole: its words are enough
    return isMet(under.closest(CONTROLS)?.getBoundingClientRect(), box) || hasTextWithin(under, box)
  }
  // Each point is a search of the whole page: the first that finds something ends it
  return listSteps(box.left, box.right).some((x) =>
    listSteps(box.top, box.bottom).some((y) => document.elementsFromPoint(x, y).some(isContent)),
  )
}

/** Whether a line of an element's own text meets a box. */
function hasTextWithin(element: Element, box: DOMRect): boolean {
  const range = document.createRange()
  return [...element.childNodes]
    .filter((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
    .some((text) => {
      range.selectNodeContents(text)
      return [...range.getClientRects()].some((line) => isMet(line, box))
    })
}

function isMet(other: DOMRect | undefined, { left, right, top, bottom }: DOMRect): boolean {
  return (
    other !== undefined &&
    other.left < right &&
    other.right > left &&
    other.top < bottom &&
    other.bottom > top
  )
}

/** Returns points from one edge to the other, both included. */
function listSteps(from: number, to: number): number[] {
  const count = Math.max(1, Math.ceil((to - from) / STEP_PX))
  return Array.from({ length: count + 1 }, (_, step) => from + ((to - from) * step) / count)
}

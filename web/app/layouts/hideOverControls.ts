const CONTROLS = 'a, button, input, select, textarea, label, summary, video, audio, [role=button]'

/**
 * Hides a floating element while it lies over a control of the page.
 * @returns ends it
 */
export function hideOverControls(floating: HTMLElement): () => void {
  let frame = 0
  const measure = () => {
    frame = 0
    floating.style.visibility = isOverControl(floating) ? 'hidden' : ''
  }
  const schedule = () => {
    frame ||= requestAnimationFrame(measure)
  }
  // The page below changes with navigation, data and folding, too
  const observer = new ResizeObserver(schedule)
  observer.observe(document.body)
  addEventListener('scroll', schedule, { passive: true })
  addEventListener('resize', schedule)
  schedule()
  return () => {
    cancelAnimationFrame(frame)
    observer.disconnect()
    removeEventListener('scroll', schedule)
    removeEventListener('resize', schedule)
  }
}

/** Distance of the points that are looked at: less than the height of the smallest control, 24 px, and of a line of text. */
const STEP_PX = 19

/** Whether a control lies under a floating element. */
function isOverControl(floating: HTMLElement): boolean {
  const { left, right, top, bottom } = floating.getBoundingClientRect()
  const points = listSteps(left, right).flatMap((x) => listSteps(top, bottom).map((y) => [x, y] as const))
  return points.some(([x, y]) =>
    document
      .elementsFromPoint(x, y)
      .some((under) => !floating.contains(under) && under.closest(CONTROLS) !== null),
  )
}

/** Returns points from one edge to the other, both included. */
function listSteps(from: number, to: number): number[] {
  const count = Math.max(1, Math.ceil((to - from) / STEP_PX))
  return Array.from({ length: count + 1 }, (_, step) => from + ((to - from) * step) / count)
}

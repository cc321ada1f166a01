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

/** Whether a control lies under the middle, a side or a corner of a floating element. */
function isOverControl(floating: HTMLElement): boolean {
  const { left, right, top, bottom } = floating.getBoundingClientRect()
  const points = [left, (left + right) / 2, right].flatMap((x) =>
    [top, (top + bottom) / 2, bottom].map((y) => [x, y] as const),
  )
  return points.some(([x, y]) =>
    document
      .elementsFromPoint(x, y)
      .some((under) => !floating.contains(under) && under.closest(CONTROLS) !== null),
  )
}

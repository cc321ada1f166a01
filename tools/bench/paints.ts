// Measures how soon a page in Chromium paints the effect of an action or a response.
import type { Page } from 'playwright'

declare global {
  interface Window {
    events: PerformanceEntry[]
    /** When the last click or key began, and when the last change of a table or panel was painted */
    clicked: number
    painted: number
    begin(part: string | undefined): number
  }
}

/** Drops the events seen so far. */
export function dropEvents(page: Page) {
  return page.evaluate(() => (window.events = []))
}

/** Returns the duration of the slowest event, milliseconds. */
export async function measureLongest(page: Page): Promise<number> {
  await page.waitForTimeout(400)
  return page.evaluate(() => Math.max(0, ...window.events.map(({ duration }) => duration)))
}

/**
 * Returns the milliseconds to the last change of a table, grid or panel: from the click or key, or from the last
 * response of a URL before it.
 */
export async function paintAfter(
  page: Page,
  address: string | undefined,
  act: () => Promise<void>,
): Promise<number> {
  await page.evaluate(() => {
    performance.clearResourceTimings()
    for (const type of ['click', 'keydown'])
      addEventListener(type, () => (window.clicked = performance.now()), { capture: true, once: true })
  })
  await act()
  await page.waitForFunction((part) => window.painted > window.begin(part), address)
  await page.waitForTimeout(400)
  return page.evaluate((part) => window.painted - window.begin(part), address)
}

/** Runs in the page: records slow events and the time of the last painted change. */
export function watchPaints(): void {
  window.events = []
  performance.setResourceTimingBufferSize(2000)
  // Start of the measurement; unset until a response has been painted
  window.begin = (part) => {
    if (part === undefined) return window.clicked
    const ends = performance.getEntriesByType('resource').flatMap((entry) => {
      const { name, responseEnd } = entry as PerformanceResourceTiming
      const isMeant = name.includes(part) && responseEnd > window.clicked && responseEnd < window.painted
      return isMeant ? [responseEnd] : []
    })
    return ends.length ? Math.max(...ends) : Infinity
  }
  new PerformanceObserver((list) => window.events.push(...list.getEntries())).observe({
    type: 'event',
    durationThreshold: 16,
  } as PerformanceObserverInit)
  // Tables, grids and panels only: a countdown beside them changes every second
  const tables = 'table, [role=table], [role=grid], dialog'
  const isTable = (node: Node) =>
    node instanceof Element && Boolean(node.closest(tables) ?? node.querySelector(tables))
  const isConcerned = ({ target, addedNodes }: MutationRecord) =>
    Boolean((target instanceof Element ? target : target.parentElement)?.closest(tables)) ||
    [...addedNodes].some(isTable)
  const observer = new MutationObserver((changes) => {
    if (!changes.some(isConcerned)) return
    requestAnimationFrame(() => setTimeout(() => (window.painted = performance.now())))
  })
  observer.observe(document, { childList: true, subtree: true, characterData: true })
}

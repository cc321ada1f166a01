// How soon a page in Chromium paints what somebody did, or what an answer brought.

export function forget(page) {
  return page.evaluate(() => (window.events = []))
}

export async function longest(page) {
  await page.waitForTimeout(400)
  return page.evaluate(() => Math.max(0, ...window.events.map(({ duration }) => duration)))
}

/**
 * Milliseconds to the last change of a table or grid: from the click, or from the answer of an address that came last
 * before it.
 */
export async function paintAfter(page, address, act) {
  await page.evaluate(() =>
    addEventListener('click', () => (window.clicked = performance.now()), { capture: true, once: true }),
  )
  await act()
  await page.waitForFunction(() => window.painted > window.clicked)
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(300)
  return page.evaluate((part) => {
    const { painted, clicked } = window
    if (part === undefined) return painted - clicked
    const answers = performance.getEntriesByType('resource').filter(({ name }) => name.includes(part))
    return (
      painted - Math.max(...answers.map(({ responseEnd }) => responseEnd).filter((time) => time < painted))
    )
  }, address)
}

/** Runs in the page: remembers slow events, and when the last change of the page was painted. */
export function watchPaints() {
  window.events = []
  new PerformanceObserver((list) => window.events.push(...list.getEntries())).observe({
    type: 'event',
    durationThreshold: 16,
  })
  // Tables and grids only: a countdown beside them changes every second
  const tables = 'table, [role=table], [role=grid]'
  const isTable = (node) => node.nodeType === 1 && (node.closest(tables) || node.querySelector(tables))
  const concerns = ({ target, addedNodes }) =>
    (target.nodeType === 1 ? target : target.parentElement)?.closest(tables) || [...addedNodes].some(isTable)
  const observer = new MutationObserver((changes) => {
    if (!changes.some(concerns)) return
    requestAnimationFrame(() => setTimeout(() => (window.painted = performance.now())))
  })
  observer.observe(document, { childList: true, subtree: true, characterData: true })
}

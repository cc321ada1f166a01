import type { Page } from '@playwright/test'

declare global {
  interface Window {
    shifts: { shift: number; moved: string }
  }
}

/** Adds up the layout shifts of a page in `window.shifts`, with the texts of what moved. */
export function observeShifts(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    window.shifts = { shift: 0, moved: '' }
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number
        sources: { node: Element | null }[]
      })[]) {
        window.shifts.shift += entry.value
        const first = entry.sources.map(({ node }) => node?.textContent?.slice(0, 40)).join(' | ')
        window.shifts.moved += `${entry.value.toFixed(4)} ${first}\n`
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

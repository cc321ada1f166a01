// One cold visit of a page in Chromium, on a slow line and a slow phone.
import type { Browser, CDPSession } from 'playwright'
import type { Language } from '../../sdk/language.ts'
import type { Product } from './product.ts'

declare global {
  interface Window {
    figures: { fcp: number; lcp: number; shift: number; blocked: number; longest: number }
  }
  interface PerformanceEntry {
    readonly hadRecentInput?: boolean
    readonly value?: number
  }
}

const SLOW = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }

export interface View {
  readonly path: string
  readonly width: number
  readonly language: Language
}

/** Milliseconds but for `shift` (a score) and the scripts (bytes, compressed). */
export interface Visit {
  readonly fcp: number
  readonly lcp: number
  readonly shift: number
  /** Sum of the parts of tasks beyond 50 ms */
  readonly blocked: number
  readonly longest: number
  /** Time spent on the layout and the styles of the document */
  readonly layout: number
  /** The effects of the frame have run: from here on every press is answered */
  readonly started: number
  /** Until the start: what the page needs to answer */
  readonly script: number
  /** Until 3 s after the start: with what is loaded when the browser has nothing else to do */
  readonly allScript: number
}

/** Visits a page with an empty cache, CPU four times slower, 150 ms and 1.6 Mbit/s; measures until 3 s after its start. */
export async function measureVisit(browser: Browser, { origin }: Product, view: View): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: view.width, height: 740 } })
  const cookie = { domain: new URL(origin).hostname, path: '/' }
  await context.addCookies([{ name: 'preferred-lang', value: view.language, ...cookie }])
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await cdp.send('Network.enable')
  await cdp.send('Performance.enable')
  await cdp.send('Network.emulateNetworkConditions', SLOW)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  let allScript = 0
  const scripts = new Set<string>()
  cdp.on('Network.responseReceived', ({ requestId, type }) => type === 'Script' && scripts.add(requestId))
  // Bodies alone: headers are no script
  cdp.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) allScript += encodedDataLength
  })
  await page.addInitScript(observe)
  await page.goto(`${origin}${view.path}`, { waitUntil: 'load' })
  await page.waitForFunction(() => document.documentElement.dataset.started !== undefined)
  const script = allScript
  // Commits of before the mark hydrated frame and page in one step
  const started = await page.evaluate(
    () => performance.getEntriesByName('hydrated')[0]?.startTime ?? performance.now(),
  )
  await page.waitForTimeout(3000)
  const figures = await page.evaluate(() => window.figures)
  const layout = await readLayout(cdp)
  await context.close()
  return { ...figures, layout, started, script, allScript }
}

async function readLayout(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics')
  const seconds = metrics
    .filter(({ name }) => name === 'LayoutDuration' || name === 'RecalcStyleDuration')
    .reduce((sum, { value }) => sum + value, 0)
  return seconds * 1000
}

/** Runs in the page, without anything of this module. */
function observe() {
  const figures = (window.figures = { fcp: 0, lcp: 0, shift: 0, blocked: 0, longest: 0 })
  const see: Record<string, (entry: PerformanceEntry) => void> = {
    paint: ({ name, startTime }) => name === 'first-contentful-paint' && (figures.fcp = startTime),
    'largest-contentful-paint': ({ startTime }) => (figures.lcp = startTime),
    'layout-shift': ({ hadRecentInput, value = 0 }) => (figures.shift += hadRecentInput ? 0 : value),
    longtask({ duration }) {
      figures.blocked += Math.max(0, duration - 50)
      figures.longest = Math.max(figures.longest, duration)
    },
  }
  for (const [type, react] of Object.entries(see))
    new PerformanceObserver((list) => list.getEntries().forEach(react)).observe({ type, buffered: true })
}

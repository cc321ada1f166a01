import { request } from 'node:http'
import { brotliDecompressSync } from 'node:zlib'
import { chromium, type Browser } from 'playwright'
import type { Figure } from './figure.ts'
import { median, startProduct, type Product } from './product.ts'

declare global {
  interface Window {
    figures: { lcp: number; shift: number }
  }
  interface PerformanceEntry {
    readonly hadRecentInput?: boolean
    readonly value?: number
  }
}

const RUNS = 9
const SLOW = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }

/** Measures a cold home page on a slow line and a slow phone: medians of nine. kB = 1000. */
export async function bench(): Promise<Figure[]> {
  const product = await startProduct()
  try {
    const html = await compressedHtml(product)
    const browser = await chromium.launch(product.launch)
    const runs: Awaited<ReturnType<typeof visit>>[] = []
    for (let run = 0; run < RUNS; run += 1) runs.push(await visit(browser, product))
    await browser.close()
    return [
      {
        figure: 'largest contentful paint, ms',
        value: Math.round(median(runs.map(({ lcp }) => lcp))),
        limit: 650,
      },
      { figure: 'layout shift', value: median(runs.map(({ shift }) => shift)).toFixed(4), limit: 0.02 },
      {
        figure: 'script until 5 s after load, kB',
        value: (median(runs.map(({ script }) => script)) / 1000).toFixed(1),
        limit: 170,
      },
      { figure: 'HTML compressed, kB', value: (html / 1000).toFixed(1), limit: 35 },
      { figure: 'alive after, ms', value: Math.round(median(runs.map(({ alive }) => alive))) },
    ]
  } finally {
    product.stop()
  }
}

async function visit(browser: Browser, { origin }: Product) {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } })
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await cdp.send('Network.enable')
  await cdp.send('Network.emulateNetworkConditions', SLOW)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  let script = 0
  const scripts = new Set<string>()
  cdp.on('Network.responseReceived', ({ requestId, type }) => type === 'Script' && scripts.add(requestId))
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) script += encodedDataLength
  })
  await page.addInitScript(() => {
    window.figures = { lcp: 0, shift: 0 }
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.figures.lcp = entry.startTime
    }).observe({ type: 'largest-contentful-paint', buffered: true })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (!entry.hadRecentInput) window.figures.shift += entry.value ?? 0
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto(`${origin}/`, { waitUntil: 'load' })
  await page.waitForFunction(() => document.documentElement.dataset.started !== undefined)
  const alive = await page.evaluate(() => performance.now())
  await page.waitForTimeout(5000)
  const figures = await page.evaluate(() => window.figures)
  await context.close()
  return { ...figures, script, alive }
}

async function compressedHtml({ port }: Product): Promise<number> {
  return new Promise((resolve, reject) => {
    request(
      {
        port,
        host: '127.0.0.1',
        headers: { host: `localhost:${port}`, accept: 'text/html', 'accept-encoding': 'br' },
      },
      (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk) => chunks.push(chunk))
        response.on('end', () => {
          const body = Buffer.concat(chunks)
          brotliDecompressSync(body)
          resolve(body.length)
        })
      },
    )
      .on('error', reject)
      .end()
  })
}

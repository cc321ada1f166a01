import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { chromium } from 'playwright'

const PORT = 3390
const RUNS = 9
const SLOW = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }

/** Cold home page on a slow line and a slow phone: medians of nine. kB = 1000. */
export async function bench() {
  const server = spawn(process.execPath, ['dist/bff/main.js'], {
    env: {
      ...process.env,
      PORT,
      ADMIN_PORT: PORT + 1,
      UPSTREAM: 'mock',
      LOG_LEVEL: 'error',
      DATA_DIR: await mkdtemp(join(tmpdir(), 'bench-')),
    },
    stdio: 'ignore',
  })
  try {
    await untilReady()
    const html = await compressedHtml()
    const executablePath = ['/usr/bin/chromium', '/usr/bin/chromium-headless-shell'].find((path) =>
      existsSync(path),
    )
    const browser = await chromium.launch({
      ...(executablePath ? { executablePath } : {}),
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    })
    const runs = []
    for (let run = 0; run < RUNS; run += 1) runs.push(await visit(browser))
    await browser.close()
    return [
      { figure: 'largest contentful paint, ms', value: Math.round(median(runs, 'lcp')), limit: 650 },
      { figure: 'layout shift', value: median(runs, 'shift').toFixed(4), limit: 0.02 },
      {
        figure: 'script until 5 s after load, kB',
        value: (median(runs, 'script') / 1000).toFixed(1),
        limit: 170,
      },
      { figure: 'HTML compressed, kB', value: (html / 1000).toFixed(1), limit: 35 },
      { figure: 'alive after, ms', value: Math.round(median(runs, 'alive')) },
    ]
  } finally {
    server.kill()
  }
}

async function visit(browser) {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } })
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await cdp.send('Network.enable')
  await cdp.send('Network.emulateNetworkConditions', SLOW)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  let script = 0
  const scripts = new Set()
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
      for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.figures.shift += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto(`http://localhost:${PORT}/`, { waitUntil: 'load' })
  await page.waitForFunction(() => document.documentElement.dataset.started !== undefined)
  const alive = await page.evaluate(() => performance.now())
  await page.waitForTimeout(5000)
  const figures = await page.evaluate(() => window.figures)
  await context.close()
  return { ...figures, script, alive }
}

async function compressedHtml() {
  const { request } = await import('node:http')
  return new Promise((resolve, reject) => {
    request(
      {
        port: PORT,
        host: '127.0.0.1',
        headers: { host: `localhost:${PORT}`, accept: 'text/html', 'accept-encoding': 'br' },
      },
      (response) => {
        const chunks = []
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

async function untilReady() {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const answer = await fetch(`http://127.0.0.1:${PORT}/healthz`).catch(() => undefined)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('the server did not start')
}

function median(runs, name) {
  return runs.map((run) => run[name]).toSorted((a, b) => a - b)[Math.floor(runs.length / 2)]
}

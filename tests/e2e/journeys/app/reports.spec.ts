import { expect, test, type Page } from '@playwright/test'
import { startBffProcess, stopBffProcesses } from '../../../fakes/bffProcess.ts'

test(
  'an error thrown in a browser is found in the log by its source line, and vitals are counted',
  { tag: '@full' },
  async ({ browser }) => {
    const bff = await startBffProcess(
      { UPSTREAM: 'mock', DATA_DIR: test.info().outputPath() },
      'dist/bff/main.js',
    )
    const context = await browser.newContext({ baseURL: `http://localhost:${bff.port}` })
    const page = await context.newPage()
    await page.goto('/')
    await page.waitForFunction(() => document.documentElement.dataset.started !== undefined)
    // The part that reports is loaded when the page is idle
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => /\/assets\/reports-/.test(name)),
    )
    await page.waitForLoadState('networkidle')
    // A listener of ours fails; what it calls is restored, because Playwright uses it too
    await page.evaluate(() => {
      const { closest } = Element.prototype
      Element.prototype.closest = () => {
        throw new TypeError('CANARY')
      }
      document.body.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
      Element.prototype.closest = closest
    })
    await expect.poll(bff.output).toContain('"event":"browser_error"')
    expect(bff.output()).toMatch(/"error":"TypeError","at":"web\/app\/browser\/prefetchPages\.ts:\d+:\d+"/)
    await page.goto('about:blank')
    await expect
      .poll(async () => (await bff.admin('/metrics')).text)
      .toMatch(/bff_web_vital_seconds_count\{name="FCP"\} 1/)
    expect((await bff.admin('/metrics')).text).toContain('bff_browser_errors_total 1')
    expect(bff.output()).not.toContain('CANARY"')
    await context.close()
    await stopBffProcesses(bff)
  },
)

test(
  'an error before the part that reports, and one that keeps the app from starting, are found in the log',
  { tag: '@full' },
  async ({ browser }) => {
    test.slow()
    const bff = await startBffProcess(
      { UPSTREAM: 'mock', DATA_DIR: test.info().outputPath() },
      'dist/bff/main.js',
    )
    const open = async (prepare: (page: Page) => Promise<unknown>) => {
      const context = await browser.newContext({ baseURL: `http://localhost:${bff.port}` })
      const page = await context.newPage()
      await prepare(page)
      await page.goto('/')
      return context
    }
    const early = await open((page) =>
      page.addInitScript(() => {
        addEventListener('DOMContentLoaded', () => {
          void Promise.reject(new RangeError('CANARY'))
          throw new SyntaxError('CANARY')
        })
      }),
    )
    await expect.poll(bff.output).toContain('"error":"SyntaxError"')
    await expect.poll(bff.output).toContain('"error":"RangeError"')
    await early.close()
    // The entry fails: nothing of the app runs
    const broken = await open((page) =>
      page.route('**/assets/client-*.js', (route) =>
        route.fulfill({ contentType: 'text/javascript', body: 'throw new URIError("CANARY")' }),
      ),
    )
    await expect.poll(bff.output).toContain('"error":"URIError"')
    await broken.close()
    await stopBffProcesses(bff)
  },
)

test(
  'a violation of the policy in a browser is found in the log within a minute',
  { tag: '@full' },
  async ({ browser }) => {
    test.slow()
    const bff = await startBffProcess(
      { UPSTREAM: 'mock', DATA_DIR: test.info().outputPath() },
      'dist/bff/main.js',
    )
    const context = await browser.newContext({ baseURL: `http://localhost:${bff.port}` })
    const page = await context.newPage()
    await page.goto('/')
    await page.evaluate(() => {
      document.body.append(Object.assign(new Image(), { src: 'https://CANARY.example/picture.png' }))
    })
    await expect
      .poll(bff.output, { timeout: 60_000 })
      .toMatch(/"event":"policy_violation".*"about":"img-src"/)
    expect((await bff.admin('/metrics')).text).toContain('bff_policy_violations_total{directive="img-src"} 1')
    expect(bff.output()).not.toMatch(/CANARY\./i)
    await context.close()
    await stopBffProcesses(bff)
  },
)

import { expect, test } from '@playwright/test'
import { startBffProcess, stopBffProcesses } from '../../../fakes/bffProcess.ts'

test('an error thrown in a browser is found in the log by its source line, and vitals are counted', async ({
  browser,
}) => {
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
  await expect.poll(bff.output, { timeout: 15_000 }).toContain('"event":"browser_error"')
  expect(bff.output()).toMatch(/"error":"TypeError","at":"web\/app\/prefetchPages\.ts:\d+:\d+"/)
  await page.goto('about:blank')
  await expect
    .poll(async () => (await bff.admin('/metrics')).text)
    .toMatch(/bff_web_vital_seconds_count\{name="FCP"\} 1/)
  expect((await bff.admin('/metrics')).text).toContain('bff_browser_errors_total 1')
  expect(bff.output()).not.toContain('CANARY"')
  await context.close()
  await stopBffProcesses(bff)
})

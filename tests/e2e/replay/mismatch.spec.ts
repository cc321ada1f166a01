import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { expectAccessible, openPage } from '../browse.ts'
import { startBffProcess, stopBffProcesses, type BffProcess } from '../../fakes/bffProcess.ts'
import { chooseRun } from '../chooseRun.ts'

const unmatched = '/tutors?page=2'
let bff: BffProcess | undefined

// Also after a failure
test.afterEach(() => bff?.process.kill('SIGKILL'))

for (const [language, title, direction, width] of [
  ['en', 'This call was not recorded', 'ltr', 1280],
  ['ar', 'هذا الطلب غير مسجَّل', 'rtl', 320],
] as const) {
  test(
    `a call without an entry is shown over the page, with the nearest entry: ${language}`,
    chooseRun(language === 'ar'),
    async ({ browser }) => {
      const report = mkdtempSync(join(tmpdir(), 'report-'))
      const started = await startBffProcess(
        {
          UPSTREAM: 'replay',
          FIXTURE: 'tests/fixtures/guest.har',
          FIXTURE_REPORT: report,
          LOG_LEVEL: 'warn',
        },
        'dist/bff/main.js',
      )
      bff = started
      const baseURL = `http://localhost:${started.port}`
      const context = await browser.newContext({ baseURL, viewport: { width, height: 800 } })
      const page = await context.newPage()
      await openPage(page, `${unmatched}&lang=${language}`)
      const notice = page.getByRole('dialog', { name: title }).first()
      await expect(notice).toHaveAttribute('dir', direction)
      await expect(notice).toContainText('GET /tutor/list/')
      await expect(notice.getByRole('row', { name: /query/ }).first()).toContainText('page=2')
      await expect(notice.getByRole('button')).toBeFocused()
      await expectAccessible(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
      await page.keyboard.press('Escape')
      await expect(notice).toBeHidden()
      await page.goto('/__fixture/')
      await expect(page.getByRole('heading', { name: 'Replay of guest.har' })).toBeVisible()
      await expect(page.getByText('Failed')).toBeVisible()
      await expectAccessible(page)
      await context.close()
      await stopBffProcesses(started)
      expect(await started.ended).toBe(1)
      expect(readFileSync(join(report, 'index.html'), 'utf8')).toContain('GET /tutor/list/')
      expect(readFileSync(join(report, 'junit.xml'), 'utf8')).toContain('FIXTURE_UNMATCHED GET /tutor/list/')
    },
  )
}

test('outside of replays nothing is served to testers', async ({ request }) => {
  for (const path of ['/__fixture/', '/__fixture/notice.js'])
    expect((await request.get(path, { headers: { accept: 'text/javascript' } })).status()).toBe(404)
  expect(await (await request.get('/')).text()).not.toContain('__fixture')
})

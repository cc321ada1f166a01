import type { Page } from '@playwright/test'
import { expect, test } from '../../browse.ts'
import { openHeld } from '../../heldPage.ts'

/** The number of parts below the fold that the browser has not laid out. */
function countSkipped(page: Page) {
  return page.evaluate(
    () =>
      [...document.querySelectorAll('main > * > div, footer')].filter(
        (part) => part.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }) === false,
      ).length,
  )
}

test(
  'after a slow start the whole page is printed, and laid out without a key or press',
  { tag: '@full' },
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    const start = await openHeld(page, '/')
    await page.waitForFunction(() => performance.now() > 1600)
    await start()
    expect(await countSkipped(page)).toBeGreaterThan(3)
    await page.emulateMedia({ media: 'print' })
    expect(await countSkipped(page)).toBe(0)
    await page.emulateMedia({ media: 'screen' })
    await expect.poll(() => countSkipped(page)).toBe(0)
  },
)

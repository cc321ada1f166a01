import type { Page } from '@playwright/test'
import { expect, openPage, startAs, test } from '../../browse.ts'

test.use({ viewport: { width: 360, height: 740 } })

/** Expects the weekly hours just below the head of the page, with the focus on their heading. */
async function expectHours(page: Page) {
  const heading = page.getByRole('heading', { level: 2, name: 'Weekly hours' })
  await expect(heading.getByText('Weekly hours')).toBeFocused()
  const head = await page.getByRole('banner').boundingBox()
  const bottom = (head?.y ?? 0) + (head?.height ?? 0)
  const readTop = async () => (await heading.boundingBox())?.y ?? 0
  await expect.poll(readTop).toBeGreaterThanOrEqual(bottom)
  expect(await readTop()).toBeLessThan(bottom + 60)
}

test(
  "a tutor's link to the own hours leads to them on the profile, as does their URL",
  { tag: '@full' },
  async ({ page }) => {
    await startAs(page, 'tutor')
    await openPage(page, '/dashboard/CurrentClasses')
    await page.getByRole('link', { name: 'My hours' }).first().click()
    await expectHours(page)
    await page.goto('about:blank')
    await openPage(page, '/Profile#hours')
    await expectHours(page)
    // Back leads to where the page was left
    await page.evaluate(() => scrollTo(0, 200))
    await page.getByRole('banner').getByRole('link').first().dispatchEvent('click')
    await expect(page).not.toHaveURL(/Profile/)
    await page.goBack()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(200)
  },
)

import type { Page } from '@playwright/test'
import { expect, expectAccessible, openPage, startAs, test } from '../../browse.ts'

/** Offers to install the app, as Chromium does while it is not installed. */
async function offerInstall(page: Page) {
  await page.evaluate(() => {
    const event = new Event('beforeinstallprompt', { cancelable: true })
    dispatchEvent(Object.assign(event, { prompt: async () => Object.assign(window, { isPrompted: true }) }))
  })
}

test('the hint to install the app is refused once for all', async ({ page }) => {
  await startAs(page, 'student')
  await openPage(page, '/dashboard/student-homework')
  await offerInstall(page)
  const hint = page.getByRole('complementary').filter({ hasText: 'Install the app' })
  await expect(hint).toBeVisible()
  await expectAccessible(page)
  await hint.getByRole('button', { name: 'No, thanks' }).click()
  await expect(hint).toHaveCount(0)
  await openPage(page, '/dashboard/student-homework')
  await offerInstall(page)
  await page.waitForLoadState('networkidle')
  await expect(hint).toHaveCount(0)
})

test(
  'an offer to install that comes before the app starts is kept for the hint',
  { tag: '@full' },
  async ({ page }) => {
    await startAs(page, 'student')
    await page.addInitScript(() => {
      // When the document is parsed, before the app starts
      document.addEventListener('readystatechange', () => {
        if (document.readyState !== 'interactive') return
        const event = new Event('beforeinstallprompt', { cancelable: true })
        Object.assign(window, { isPrevented: !dispatchEvent(event) })
      })
    })
    await openPage(page, '/dashboard/student-homework')
    const hint = page.getByRole('complementary').filter({ hasText: 'Install the app' })
    await hint.getByRole('button', { name: 'No, thanks' }).click()
    await expect(hint).toHaveCount(0)
    // The browser's own offer would come back otherwise
    await openPage(page, '/dashboard/student-homework')
    expect(await page.evaluate(() => Reflect.get(window, 'isPrevented'))).toBe(true)
    await page.waitForLoadState('networkidle')
    await expect(hint).toHaveCount(0)
  },
)

test(
  'a guest is offered the app from the second page on, installs it, or refuses it for good',
  { tag: '@full' },
  async ({ page }) => {
    await openPage(page, '/courses')
    await offerInstall(page)
    const hint = page.getByRole('complementary').filter({ hasText: 'Install the app' })
    await page.waitForLoadState('networkidle')
    await expect(hint).toHaveCount(0)
    await page.getByRole('banner').getByRole('link', { name: 'Tutors' }).click()
    await expect(hint).toBeVisible()
    await expectAccessible(page)
    await hint.getByRole('button', { name: 'Install' }).click()
    await expect.poll(() => page.evaluate(() => Reflect.get(window, 'isPrompted'))).toBe(true)
    await expect(hint).toHaveCount(0)
    await openPage(page, '/courses')
    await offerInstall(page)
    await hint.getByRole('button', { name: 'No, thanks' }).click()
    await expect(hint).toHaveCount(0)
    await openPage(page, '/tutors')
    await offerInstall(page)
    await page.waitForLoadState('networkidle')
    await expect(hint).toHaveCount(0)
  },
)

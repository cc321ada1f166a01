import type { Page } from '@playwright/test'
import { expect, expectAccessible, openPage, startAs, test } from '../../browse.ts'

/** Offers to install the app, as Chromium does while it is not installed. */
async function offerInstall(page: Page) {
  await page.evaluate(() => dispatchEvent(new Event('beforeinstallprompt', { cancelable: true })))
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

test('a learner who asks for it is reminded ten minutes before a class', async ({ page, context }) => {
  await context.grantPermissions(['notifications'])
  await page.addInitScript(() => {
    const shown: string[] = []
    class Recorded extends EventTarget {
      static permission = 'granted'
      static requestPermission = async () => 'granted'
      constructor(title: string) {
        super()
        shown.push(title)
      }
    }
    Object.assign(window, { shown, Notification: Recorded })
  })
  await startAs(page, 'student')
  const start_date_time = new Date(Date.now() + 9 * 60_000).toISOString()
  await page.route('**/api/classes/booked/list/**', async (route) => {
    const response = await route.fetch()
    const body = await response.json()
    await route.fulfill({ response, json: { ...body, data: [{ ...body.data[0], start_date_time }] } })
  })
  await openPage(page, '/Profile')
  await page.getByRole('button', { name: 'Remind me' }).click()
  await expect(page.getByRole('button', { name: 'Stop reminders' })).toBeVisible()
  await expect
    .poll(() => page.evaluate(() => Reflect.get(window, 'shown')))
    .toEqual([expect.stringMatching(/ starts in ten minutes$/)])
  await page.getByRole('button', { name: 'Stop reminders' }).click()
  await expect(page.getByRole('button', { name: 'Remind me' })).toBeVisible()
})

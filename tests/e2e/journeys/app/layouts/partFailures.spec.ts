import type { Page } from '@playwright/test'
import { expect, openContact, openPage, startAs, test, waitForPart } from '../../../browse.ts'

const parts = /\/assets\/(Drawer|BellPanel|ProfilePanel|LoginHost|TermsDialog)-/

/** Answers the shell's parts like a server that has a newer version only. */
async function refuseParts(page: Page) {
  await page.route(parts, (route) => route.fulfill({ status: 404, body: '' }))
}

test(
  'when a part of the shell does not load, the page stays, a toast says so, and the next attempt opens it',
  { tag: '@full' },
  async ({ page, logged }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await startAs(page, 'student')
    await openPage(page, '/dashboard/BookedClasses')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await waitForPart(page, 'Toasts')
    await refuseParts(page)
    const banner = page.getByRole('banner')
    for (const name of [/Open menu/, /^Notifications/, /Nadia/]) {
      await banner.getByRole('button', { name }).click()
      await expect(page.getByText('The connection failed, or there’s a newer version.').first()).toBeVisible()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      // On a phone toasts stand over the head, until they are clicked or three seconds are over
      const toast = page.locator('ol[aria-live] > li button')
      while ((await toast.count()) > 0) await toast.first().click()
    }
    await page.unroute(parts)
    await banner.getByRole('button', { name: 'Open menu' }).click()
    await expect(page.getByRole('dialog').getByRole('link', { name: 'Profile' })).toBeVisible()
    logged.splice(0)
  },
)

test('a part of the shell that cannot load offline tells a guest so and keeps what was typed', async ({
  page,
  logged,
}) => {
  await openContact(page)
  const message = page.locator('#form-contact [name=message]')
  await message.fill('How do I pay here?')
  await waitForPart(page, 'Toasts')
  await page.context().setOffline(true)
  for (const name of ['Log in', 'Register']) {
    await page.getByRole('banner').getByRole('button', { name }).click()
    await expect(page.getByText('The connection failed. Check your network').first()).toBeVisible()
    await expect(message).toHaveValue('How do I pay here?')
  }
  await page.context().setOffline(false)
  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('dialog').locator('input[name=username]')).toBeVisible()
  logged.splice(0)
})

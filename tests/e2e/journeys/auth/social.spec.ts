import type { Page } from '@playwright/test'
import { expect, openPage, createWorld, test } from '../../browse.ts'
import { chooseRun } from '../../chooseRun.ts'

test.beforeEach(({ page }) => createWorld(page))

for (const provider of ['Google', 'Facebook']) {
  test(
    `a student signs in with ${provider} and lands on BookedClasses`,
    chooseRun(provider === 'Facebook'),
    async ({ page }) => {
      const dialog = await openLogin(page)
      const popup = page.waitForEvent('popup')
      const sent = page.waitForRequest((request) => request.url().endsWith('/api/auth/social-sign-in/'))
      await dialog.getByRole('button', { name: provider }).click()
      await (await popup).getByRole('link', { name: 'Continue' }).click()
      const name = provider.toLowerCase()
      expect((await sent).postDataJSON()).toMatchObject({
        register_type: `${name}_student`,
        plugin_name: name,
      })
      await expect(page).toHaveURL('/dashboard/BookedClasses')
      await page.goto('/UpdatePassword')
      await expect(page).toHaveURL('/')
    },
  )

  test(
    `closing the window of ${provider} is reported and keeps the dialog open`,
    chooseRun(provider === 'Google'),
    async ({ page }) => {
      const dialog = await openLogin(page)
      const popup = page.waitForEvent('popup')
      await dialog.getByRole('button', { name: provider }).click()
      await (await popup).close()
      await expect(dialog.getByText('User cancelled login').first()).toBeVisible()
    },
  )
}

test('a blocked popup shows how to allow it', { tag: '@full' }, async ({ page }) => {
  await page.addInitScript(() => {
    window.open = () => null
  })
  const dialog = await openLogin(page)
  await dialog.getByRole('button', { name: 'Google' }).click()
  await expect(dialog.getByText(/Allow pop-ups for this site/).first()).toBeVisible()
})

test('LinkedIn returns a code, which is removed from the URL', { tag: '@full' }, async ({ page }) => {
  const dialog = await openLogin(page)
  await dialog.getByRole('button', { name: 'LinkedIn' }).click()
  await page.getByRole('link', { name: 'Continue' }).click()
  await expect(page).toHaveURL('/dashboard/BookedClasses')
  await page.goBack()
  expect(page.url()).not.toContain('code=')
})

test('LinkedIn leads back to the guarded page, and after a refusal to its sign-in', async ({ page }) => {
  await openPage(page, '/reservation/1001/courses?hour=2026-12-01T08:00Z')
  const linkedIn = page.getByRole('dialog').getByRole('button', { name: 'LinkedIn' })
  await linkedIn.click()
  await page.getByRole('link', { name: 'Cancel' }).click()
  await page.getByRole('link', { name: 'Back to the page' }).click()
  await expect(page).toHaveURL(/\/reservation\/1001\/courses\?hour=/)
  await linkedIn.click()
  await page.getByRole('link', { name: 'Continue' }).click()
  await expect(page).toHaveURL(/\/reservation\/1001\/courses/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test(
  'a cancelled LinkedIn sign-in, or a response that this tab did not request, does not sign in',
  { tag: '@full' },
  async ({ page }) => {
    const dialog = await openLogin(page)
    await dialog.getByRole('button', { name: 'LinkedIn' }).click()
    await page.getByRole('link', { name: 'Cancel' }).click()
    await expect(page.getByText('User cancelled login')).toBeVisible()
    let isCalled = false
    page.on('request', (request) => {
      isCalled ||= request.url().includes('social-sign-in')
    })
    await openPage(page, '/linkedIn?code=stolen&state=other')
    await expect(page.getByText('We couldn’t complete the sign-in. Please try again.')).toBeVisible()
    await expect(page).toHaveURL('/linkedIn')
    expect(isCalled).toBe(false)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page).toHaveURL(/__mock\/pages\/linkedin/)
  },
)

async function openLogin(page: Page) {
  await openPage(page, '/')
  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: /Student/ }).check()
  return dialog
}

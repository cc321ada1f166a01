import type { Page } from '@playwright/test'
import { startAs, expect, openPage, test } from '../browse.ts'

async function signIn(page: Page, username: string) {
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: /Student/ }).check()
  await dialog.locator('input[name=username]').fill(username)
  await dialog.locator('input[name=password]').fill('Learn#2026')
  await dialog.locator('button[type=submit]').click()
}

test('a sign-in that failed to connect keeps all input and shows only that error', async ({
  page,
  logged,
}) => {
  await openPage(page, '/')
  await page.route('**/api/auth/token/', (route) => route.abort())
  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click()
  await signIn(page, 'student@example.test')
  const dialog = page.getByRole('dialog')
  await expect(
    dialog.getByText('The connection failed. Check your network and try again.').first(),
  ).toBeVisible()
  await expect(dialog.getByText('Please fill all required fields with valid data')).toHaveCount(0)
  await expect(page.locator('input[name=password]')).toHaveValue('Learn#2026')
  await page.unroute('**/api/auth/token/')
  await dialog.locator('button[type=submit]').click()
  await expect(page).toHaveURL('/dashboard/BookedClasses')
  logged.length = 0
})

test('on a page that is reloaded after a sign-in, a toast confirms it, and another user finds no selection', async ({
  page,
  context,
  logged,
}) => {
  await startAs(page, 'student')
  await openPage(page, '/groups')
  await page
    .getByRole('button', { name: /^Choose/ })
    .first()
    .click()
  await expect(page.getByRole('button', { name: /^Chosen/ })).toHaveCount(1)
  await context.clearCookies({ name: 'session' })
  await page
    .getByRole('banner')
    .getByRole('button', { name: /otifications/ })
    .click()
  await signIn(page, 'social@example.test')
  await expect(page.getByText('Login success')).toBeVisible()
  await expect(page).toHaveURL('/groups')
  await expect(page.getByRole('button', { name: /^Choose/ }).first()).toBeVisible()
  await expect(page.getByRole('button', { name: /^Chosen/ })).toHaveCount(0)
  logged.length = 0
})

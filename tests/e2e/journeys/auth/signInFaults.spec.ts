import type { Page } from '@playwright/test'
import { createWorld, startAs, expect, openPage, postJson, test } from '../../browse.ts'
import { fillRegistration } from '../../registration.ts'

test('a passcode may be typed in Arabic-Indic digits and with spaces', { tag: '@full' }, async ({ page }) => {
  await createWorld(page)
  await openPage(page, '/?login=kids')
  await page.getByRole('dialog').locator('input[name=username]').fill('٢٤٦ ٨١٠')
  await page.getByRole('dialog').locator('button[type=submit]').click()
  await expect(page).toHaveURL('/dashboard/BookedClasses')
  // The page prefetches when it is idle, and its requests would be refused after the sign-out
  await page.goto('about:blank')
  expect((await postJson(page, '/api/auth/revoke_token/', {})).status()).toBe(200)
})

test(
  'on a page that is reloaded after a sign-in, registering signs in and the page stays',
  { tag: '@full' },
  async ({ page, logged }) => {
    await createWorld(page)
    await openPage(page, '/groups')
    await page.getByRole('banner').getByRole('button', { name: 'Register' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('radio', { name: /Student/ }).check()
    await fillRegistration(dialog, {
      first_name: 'Nour',
      last_name: 'Kamal',
      email: 'nour@example.test',
      password: 'Strong#2026',
      phone_number: '+201000000000',
    })
    const reloaded = page.waitForEvent('load')
    await dialog.locator('button[type=submit]').click()
    await reloaded
    await expect(page).toHaveURL('/groups')
    await expect(page.getByRole('banner').getByText('Nour')).toBeVisible()
    logged.splice(0, logged.length, ...logged.filter((line) => !line.includes('404')))
  },
)

test('during a reservation signing in or registering as a tutor is not offered', async ({ page, logged }) => {
  await createWorld(page)
  await openPage(page, '/reservation/1001/courses')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('radio', { name: /Student/ })).toBeChecked()
  await expect(dialog.getByRole('radio', { name: /Tutor/ })).toHaveCount(0)
  await dialog.getByRole('tab', { name: 'Register' }).click()
  await expect(dialog.getByRole('radio', { name: /Tutor/ })).toHaveCount(0)
  logged.splice(0, logged.length, ...logged.filter((line) => !line.includes('404')))
})

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

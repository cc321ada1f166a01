import type { Page } from '@playwright/test'
import { enter, expect, open, ownWorld, test } from '../browse.ts'

/** Opens an address and presses a key, from which on the focus is kept there. */
async function openKept(page: Page, address: string) {
  await open(page, address)
  await page.keyboard.press('Shift')
  await expect(page.locator('html')).toHaveAttribute('data-focus', 'kept')
}

test('dismissing an element by keyboard moves the focus to its neighbour', async ({ page }) => {
  await ownWorld(page)
  await openKept(page, '/tutors?genders=Male&course_types=arabic')
  await page.getByRole('button', { name: 'Hide this message' }).press('Enter')
  await expect(page.getByRole('banner').getByRole('link').first()).toBeFocused()
  const chips = page.getByRole('button', { name: /^Remove filter/ })
  await expect(chips).toHaveCount(2)
  await chips.first().press('Delete')
  await expect(chips).toBeFocused()
  await openKept(page, '/tutors?q=nobody-is-called-so')
  await page.getByRole('button', { name: 'Clear all' }).last().press('Enter')
  await expect(page.getByRole('main').locator('a:focus')).toBeVisible()
  // Opened by its address, a drawer has nobody to give the focus back to
  await openKept(page, '/tutors?tutor=1051')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('submitting a form moves the focus to the content that replaces it', async ({ page }) => {
  await ownWorld(page)
  await openKept(page, '/resetpassword/ok-student')
  await page.locator('[name=password]').fill('Learn#2027')
  await page.locator('[name=confirm_password]').fill('Learn#2027')
  await page.locator('[name=confirm_password]').press('Enter')
  await expect(page.getByRole('main').getByRole('button', { name: 'Log in' })).toBeFocused()
})

test('webinar places, a profile and a picture are changed by keyboard without losing the focus', async ({
  page,
}) => {
  await enter(page, 'student')
  await openKept(page, '/Webinars')
  const main = page.getByRole('main')
  await main
    .getByRole('button', { name: /^Take a place/ })
    .first()
    .press('Enter')
  // Just before it begins, joining comes first
  const place = main.getByRole('article').filter({ hasText: 'Add to calendar' })
  await expect(place.locator('a:focus, button:focus')).toHaveText(/^(Join|Add to calendar)/)
  await openKept(page, '/Profile')
  await page.locator('[name=first_name]').fill(' Nadia ')
  await page.getByRole('button', { name: 'Save', exact: true }).press('Enter')
  await expect(page.locator('[name=first_name]')).toHaveValue('Nadia')
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeFocused()
  await page.getByRole('button', { name: 'Remove photo' }).press('Enter')
  await expect(page.locator('button', { hasText: 'Change photo' })).toBeFocused()
})

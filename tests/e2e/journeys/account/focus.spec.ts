import type { Page } from '@playwright/test'
import { startAs, expect, openPage, createWorld, test } from '../../browse.ts'

/** Opens a path and presses a key, which starts restoring the focus. */
async function openByKeyboard(page: Page, path: string) {
  await openPage(page, path)
  await page.keyboard.press('Shift')
  await expect(page.locator('html')).toHaveAttribute('data-focus', 'kept')
}

test(
  'dismissing an element by keyboard moves the focus to its neighbour',
  { tag: '@full' },
  async ({ page }) => {
    await createWorld(page)
    await openByKeyboard(page, '/tutors?genders=Male&course_types=arabic')
    await page.getByRole('button', { name: 'Hide this message' }).press('Enter')
    await expect(page.getByRole('banner').getByRole('link').first()).toBeFocused()
    const chips = page.getByRole('button', { name: /^Remove filter/ })
    await expect(chips).toHaveCount(2)
    await chips.first().press('Delete')
    await expect(chips).toBeFocused()
    await openByKeyboard(page, '/tutors?q=nobody-is-called-so')
    await page.getByRole('button', { name: 'Clear all' }).last().press('Enter')
    await expect(page.getByRole('main').locator('a:focus')).toBeVisible()
    // Opened by its URL, a drawer has no opener to return the focus to
    await openByKeyboard(page, '/tutors?tutor=1051')
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  },
)

test('submitting a form moves the focus to the content that replaces it', async ({ page }) => {
  await createWorld(page)
  await openByKeyboard(page, '/resetpassword/ok-student')
  await page.locator('[name=password]').fill('Learn#2027')
  await page.locator('[name=confirm_password]').fill('Learn#2027')
  await page.locator('[name=confirm_password]').press('Enter')
  await expect(page.getByRole('main').getByRole('button', { name: 'Log in' })).toBeFocused()
})

test(
  'webinar seats, a profile and a picture are changed by keyboard without losing the focus',
  { tag: '@full' },
  async ({ page }) => {
    await startAs(page, 'student')
    await openByKeyboard(page, '/Webinars')
    const main = page.getByRole('main')
    await main
      .getByRole('button', { name: /^Save my seat/ })
      .first()
      .press('Enter')
    // Just before it starts, the join link comes first
    const webinar = main.getByRole('article').filter({ hasText: 'Add to calendar' })
    await expect(webinar.locator('a:focus, button:focus')).toHaveText(/^(Join|Add to calendar)/)
    await openByKeyboard(page, '/Profile')
    await page.locator('[name=first_name]').fill(' Nadia ')
    await page.getByRole('button', { name: 'Save', exact: true }).press('Enter')
    await expect(page.locator('[name=first_name]')).toHaveValue('Nadia')
    await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeFocused()
    await page.getByRole('button', { name: 'Remove photo' }).press('Enter')
    await expect(page.locator('button', { hasText: 'Change photo' })).toBeFocused()
  },
)

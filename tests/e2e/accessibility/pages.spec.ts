import { startAs, expect, expectAccessible, expectNoHorizontalScroll, openPage, test } from '../browse.ts'
import { guestPaths } from '../guestPaths.ts'
import { chooseTag } from './chooseTag.ts'

for (const [index, path] of guestPaths.entries()) {
  test(
    `${path} is accessible, logs no errors and fits the screen`,
    chooseTag(index, index % 3 > 0),
    async ({ page }) => {
      await openPage(page, path)
      await expect(page.locator('h1')).toHaveCount(1)
      // A form that needs script is enabled once its code has come
      await expect(page.locator('form button[type=submit]:disabled')).toHaveCount(0)
      await expectNoHorizontalScroll(page)
      await expectAccessible(page)
      await page.setViewportSize({ width: 320, height: 700 })
      await expectNoHorizontalScroll(page)
    },
  )
}

const accountPages = [
  ['student', '/Profile'],
  ['tutor', '/Profile'],
  ['student', '/UpdatePassword'],
  ['student', '/SubAccounts'],
] as const

for (const [index, [who, path]] of accountPages.entries()) {
  const title = `${path} of a ${who} is accessible, logs no errors and fits the screen`
  test(title, chooseTag(index, index > 1), async ({ page }) => {
    await startAs(page, who)
    await openPage(page, path)
    await expect(page.locator('main').locator('form, article').first()).toBeVisible()
    await expectNoHorizontalScroll(page)
    await expectAccessible(page)
    await page.setViewportSize({ width: 320, height: 700 })
    await expectNoHorizontalScroll(page)
  })
}

test('the login dialog is accessible and fits the screen', async ({ page, viewport }) => {
  await openPage(page, '/')
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^(Log in|تسجيل الدخول)$/ })
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio').first().check()
  await dialog.locator('button[type=submit]').click()
  await expect(dialog.locator('[role=alert]').first()).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('tab').last().click()
  await dialog.locator('button[type=submit]').click()
  await expect(
    dialog
      .getByText(
        viewport && (await page.locator('html').getAttribute('lang')) === 'ar' ? 'مطلوب' : 'required',
        { exact: true },
      )
      .first(),
  ).toBeVisible()
  await expectAccessible(page)
})

test('an unknown path shows the 404 page with its status', chooseTag(0), async ({ page, logged }) => {
  const response = await openPage(page, '/nowhere')
  expect(response?.status()).toBe(404)
  await expect(page.locator('main a[href="/"]')).toBeVisible()
  await expectAccessible(page)
  logged.splice(0, logged.length, ...logged.filter((line) => !line.includes('404')))
})

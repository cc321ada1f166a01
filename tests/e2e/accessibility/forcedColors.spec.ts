import { startAs, expect, expectAccessible, expectNoHorizontalScroll, openPage, test } from '../browse.ts'

test('in forced colours states keep an edge, today and the chosen tab a mark', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await startAs(page, 'student')
  await openPage(page, '/dashboard/BookedClasses?view=week')
  await expect(page.locator('[aria-current=date]').first()).toHaveCSS('outline-style', 'solid')
  const mark = await page
    .getByRole('tab', { selected: true })
    .evaluate((tab) => getComputedStyle(tab, '::after').backgroundColor)
  expect(mark).not.toBe('rgba(0, 0, 0, 0)')
  await expectAccessible(page)
  await openPage(page, '/dashboard/payments')
  await expect(page.locator('main tbody tr').first()).toBeVisible()
  await expectAccessible(page)
})

test('a list of staff is usable at 200 % zoom', async ({ page }) => {
  // A window of 1280 px at 200 %
  await page.setViewportSize({ width: 640, height: 450 })
  await startAs(page, 'operator')
  await openPage(page, '/dashboard/students')
  await expect(page.locator('main tbody tr').first()).toBeVisible()
  await expectNoHorizontalScroll(page)
  await expectAccessible(page)
})

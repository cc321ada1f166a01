import type { Page } from '@playwright/test'
import { startAs, expect, expectAccessible, expectNoHorizontalScroll, openPage, test } from '../browse.ts'

/** What is chosen, current, or today: in forced colours, which have no backgrounds, its outline says so. */
async function expectMarked(page: Page, selector: string) {
  const marked = page.locator(selector).first()
  await expect(marked).toBeVisible()
  await expect(marked).toHaveCSS('outline-style', 'solid')
  await expect(marked).toHaveCSS('outline-width', '2px')
}

test('in forced colours states keep an edge, today and the chosen tab a mark', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await startAs(page, 'student')
  await openPage(page, '/dashboard/BookedClasses?view=week')
  await expectMarked(page, '[aria-current=date]')
  const mark = await page
    .getByRole('tab', { selected: true })
    .evaluate((tab) => getComputedStyle(tab, '::after').backgroundColor)
  expect(mark).not.toBe('rgba(0, 0, 0, 0)')
  await expectAccessible(page)
  await openPage(page, '/dashboard/payments')
  await expect(page.locator('main tbody tr').first()).toBeVisible()
  await expectAccessible(page)
})

test('in forced colours the current page of a list, of the menu and of shortcuts is marked', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await startAs(page, 'operator')
  await openPage(page, '/dashboard/classes')
  await expect(page.locator('main tbody tr').first()).toBeVisible()
  await expectMarked(page, 'main nav [aria-current=page]')
  await expectMarked(page, 'main :not(nav) > [aria-current=true], main a[aria-current=true]')
})

test('in forced colours a chosen role, course and favourite is told from the others', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await openPage(page, '/?register')
  await expectMarked(page, 'label:has(> [type=radio]:checked)')
  await startAs(page, 'student')
  await openPage(page, '/reservation/1001')
  const course = page
    .locator('main label')
    .filter({ has: page.locator('[type=checkbox]') })
    .first()
  await expect(course.locator('svg')).toBeHidden()
  await course.click()
  await expect(course.locator('svg')).toBeVisible()
  await openPage(page, '/tutors')
  const favourite = page.locator('main [aria-pressed=false]').first()
  await expect(favourite).toHaveCSS('outline-style', 'none')
  await favourite.click()
  await expectMarked(page, 'main [aria-pressed=true]')
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

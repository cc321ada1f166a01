import type { Page } from '@playwright/test'
import { expect, openPage, startAs, test } from '../../browse.ts'

test.beforeEach(async ({ page }) => startAs(page, 'operator'))

/** Lists of staff, with the pages that the details of a record lead to. */
const lists = [
  ['/dashboard/feedbacks', ['/dashboard/classes']],
  ['/dashboard/reservations', ['/dashboard/students', '/dashboard/courses-managment']],
  ['/dashboard/payments', ['/dashboard/students', '/dashboard/reservations']],
  ['/dashboard/classes', ['/dashboard/students', '/dashboard/courses-managment']],
  ['/dashboard/under-review-tutors', ['/dashboard/courses-managment']],
  ['/dashboard/quizzes', ['/dashboard/courses-managment']],
  ['/dashboard/homework', ['/dashboard/courses-managment']],
] as const

/** Opens the first record of a list. */
function openFirst(page: Page) {
  return page.locator('main tbody tr').first().getByRole('button').first().click()
}

test('the details of a record link to the records that they name', { tag: '@full' }, async ({ page }) => {
  for (const [list, targets] of lists) {
    await openPage(page, list)
    await openFirst(page)
    const panel = page.getByRole('dialog')
    for (const target of targets) await expect(panel.locator(`a[href*="${target}?"]`).first()).toBeVisible()
  }
})

test('staff open the class that a feedback is about', async ({ page }) => {
  await openPage(page, '/dashboard/feedbacks')
  await openFirst(page)
  await page.getByRole('dialog').getByRole('link', { name: 'Open the class' }).click()
  await expect(page).toHaveURL(/\/dashboard\/classes\?id=\d+/)
  await expect(page.getByRole('dialog')).toContainText('Completed')
})

import { expect, openPage, startAs, test } from '../../browse.ts'

test("a tutor's menu links to the webinars, and a student's name to the student", async ({ page }) => {
  await startAs(page, 'tutor')
  await openPage(page, '/dashboard/my-students')
  await page.getByRole('row').getByRole('link').first().click()
  await expect(page).toHaveURL(/\/dashboard\/my-students\/\d+$/)
  await page.getByRole('link', { name: 'Halaqas', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Halaqas' })).toBeVisible()
})

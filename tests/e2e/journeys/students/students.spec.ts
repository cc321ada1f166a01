import { expect, openPage, startAs, test } from '../../browse.ts'

test("a tutor's menu links to the webinars, and a student's name to the student", async ({ page }) => {
  await startAs(page, 'tutor')
  await openPage(page, '/dashboard/my-students')
  await page.getByRole('row').getByRole('link').first().click()
  await expect(page).toHaveURL(/\/dashboard\/my-students\/\d+$/)
  await page.getByRole('link', { name: 'Halaqas', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Halaqas' })).toBeVisible()
})

test(
  'classes of a student that cannot be loaded say whose data is missing',
  { tag: '@full' },
  async ({ page, logged }) => {
    await startAs(page, 'operator')
    await openPage(page, '/dashboard/students')
    await page.route('**/api/classes/student/**', (route) =>
      route.fulfill({ status: 500, json: { success: false } }),
    )
    await page.locator('tbody tr').first().locator('th button').click()
    await page.getByRole('dialog').getByRole('link', { name: 'Classes', exact: true }).click()
    await expect(page.getByText('Error fetching student details')).toBeVisible({ timeout: 20_000 })
    logged.length = 0
  },
)

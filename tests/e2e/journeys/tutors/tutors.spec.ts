import { expect, openPage, test } from '../../browse.ts'
import { requireValue } from '../../../fakes/requireValue.ts'

test('a tutor search without results suggests which filter to remove', async ({ page }) => {
  await openPage(page, '/tutors?genders=Female&country_ids=3&language_ids=4&course_types=tajweed')
  await page.getByRole('button', { name: /^Without Language: \d+ tutors?$/ }).click()
  await expect(page).not.toHaveURL(/language_ids/)
  await expect(page.locator('main article').first()).toBeVisible()
})

test('filters change the URL, the list and the chips; Back undoes them', async ({ page }) => {
  await openPage(page, '/tutors')
  const count = page.locator('main [role=status]').first()
  const all = requireValue(await count.textContent(), 'the count')
  await page
    .getByRole('complementary', { name: 'Filters' })
    .getByLabel(/Female/)
    .check()
  await expect(page).toHaveURL('/tutors?genders=Female')
  await expect(count).not.toHaveText(all)
  await page.getByRole('button', { name: 'Remove filter: Female' }).press('Delete')
  await expect(page).toHaveURL('/tutors')
  await expect(count).toHaveText(all)
  await page.goBack()
  await expect(page).toHaveURL('/tutors?genders=Female')
})

test("a tutor's profile opens over the list by its own URL and closes with Escape", async ({ page }) => {
  await openPage(page, '/tutors')
  await page.locator('main article a').first().click()
  await expect(page).toHaveURL(/tutor=\d+/)
  await expect(page.getByRole('dialog').getByRole('heading', { level: 2 })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL('/tutors')
})

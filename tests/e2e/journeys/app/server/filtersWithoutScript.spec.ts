import { expect, test } from '../../../browse.ts'
import { closePage, openPlain } from '../../../plainPage.ts'

test('the server shows all options of a filter, and the last one is chosen', async ({ browser }) => {
  const page = await openPlain(browser)
  await page.goto('/tutors')
  const courses = page.locator('#filters fieldset', { has: page.locator('input[name=course-id]') })
  const shown = await courses.getByRole('checkbox').count()
  await courses.getByRole('button', { name: /Show \d+ more/ }).click()
  await expect(page).toHaveURL(/all=course-id/)
  expect(await courses.getByRole('checkbox').count()).toBeGreaterThan(shown)
  await courses.getByRole('checkbox').last().check()
  await page.getByRole('search').getByRole('button', { name: 'Apply' }).click()
  await expect(courses.getByRole('checkbox', { checked: true })).toHaveCount(1)
  await closePage(page)
})

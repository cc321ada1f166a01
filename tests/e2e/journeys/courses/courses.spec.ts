import { expect, openPage, test } from '../../browse.ts'

test('a course opens by its own URL, links to its tutors, and Back returns to the catalogue', async ({
  page,
}) => {
  await openPage(page, '/courses')
  await page.getByLabel('For whom').selectOption('kids')
  await expect(page).toHaveURL('/courses?type=kids')
  await page.locator('main article a').first().click()
  await expect(page).toHaveURL(/course-id=\d+/)
  const url = page.url()
  await page.getByRole('dialog').getByRole('link', { name: 'Who teaches this?' }).click()
  await expect(page).toHaveURL(/\/tutors\?course-id=\d+/)
  // The URL comes a moment before its page
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL(url)
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Close' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL('/courses?type=kids')
})

test('a search without courses shows a message and a link to all; an unknown course shows an error', async ({
  page,
  logged,
}) => {
  await openPage(page, '/courses?q=zzzz')
  await page.getByRole('button', { name: 'Show all courses' }).click()
  await expect(page).toHaveURL('/courses')
  await expect(page.locator('main article').first()).toBeVisible()
  await openPage(page, '/courses?course-id=999999')
  await expect(page.getByRole('dialog')).toContainText('This course is no longer offered')
  // Its page is a 404
  logged.splice(0, logged.length, ...logged.filter((line) => !line.includes('404')))
})

import { expect, test } from '../../../browse.ts'

const missing = [
  ['/tutors/999999', 'This tutor is not available'],
  ['/tutors/abc', 'This tutor is not available'],
  ['/EventSample?id=999999', 'This event is not available'],
  ['/courses?course-id=999999', 'This course is no longer offered'],
  ['/Webinars?id=999999', 'This halaqa is not available'],
  ['/StLoginforWebinar/999999', 'This halaqa is not available'],
] as const

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the page of a record that does not exist answers 404 with an explanation', async ({
    page,
    logged,
  }) => {
    for (const [path, text] of missing) {
      const response = await page.goto(path)
      expect([path, response?.status()]).toEqual([path, 404])
      await expect(page.getByRole('heading', { name: text })).toBeVisible()
    }
    await page.goto('/courses?course-id=999999')
    await page.getByRole('link', { name: 'Show all courses' }).click()
    await expect(page).toHaveURL('/courses')
    logged.splice(0, logged.length, ...logged.filter((line) => !line.includes('404')))
  })
})

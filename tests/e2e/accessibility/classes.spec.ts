import { startAs, expect, expectAccessible, expectNoHorizontalScroll, openPage, test } from '../browse.ts'
import { chooseTag } from './chooseTag.ts'

const pages = [
  ['student', '/dashboard/BookedClasses?view=week'],
  ['student', '/dashboard/BookedClasses?view=month'],
  ['tutor', '/dashboard/CurrentClasses?view=day'],
  ['kid', '/dashboard/BookedClasses'],
] as const

for (const [index, [who, path]] of pages.entries()) {
  const title = `${path} of a ${who} is accessible, logs no errors and fits the screen`
  test(title, chooseTag(index, index === 0), async ({ page }) => {
    await startAs(page, who)
    await openPage(page, path)
    await expect(page.locator('main article h2').first()).toBeVisible()
    await expect(page.locator('main [role=grid], main article img').first()).toBeVisible()
    await expectNoHorizontalScroll(page)
    await expectAccessible(page)
  })
}

test(
  'the tabs of a student are accessible, log no errors and fit the screen',
  chooseTag(0, true),
  async ({ page }) => {
    await startAs(page, 'tutor')
    const response = await page.request.get('/api/tutor/students/list/', { headers: { 'X-CSRF': '1' } })
    const { data } = (await response.json()) as { data: { id: number }[] } // According to the OpenAPI documents
    for (const tab of ['overview', 'classes', 'homework', 'quizzes']) {
      await openPage(page, `/dashboard/my-students/${data[0]?.id}?tab=${tab}`)
      await expect(page.getByRole('tabpanel').locator('dl, article, li, [role=status]').first()).toBeVisible()
      await expectNoHorizontalScroll(page)
      await expectAccessible(page)
    }
  },
)

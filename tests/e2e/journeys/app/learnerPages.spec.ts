import { expect, expectAccessible, expectNoHorizontalScroll, openPage, startAs, test } from '../../browse.ts'

const student = [
  'BookedClasses',
  'BookedWebinars',
  'StudentArchivedClasses',
  'student-homework',
  'student-quizzes',
  'manage-reservations',
  'reservations',
  'payments',
  'assignments',
  'halaqas',
]

const kid = [
  'BookedClasses',
  'BookedWebinars',
  'StudentArchivedClasses',
  'student-homework',
  'student-quizzes',
  'assignments',
  'halaqas',
]

const tutor = [
  'CurrentClasses',
  'TutorArchivedClasses',
  'tutor-homework',
  'my-students',
  'tutor-catalogs',
  'quizzes',
  'payments',
  'assignments',
  'halaqas',
]

for (const [who, pages] of [
  ['student', student],
  ['kid', kid],
  ['tutor', tutor],
] as const)
  for (const language of ['en', 'ar']) {
    test(
      `every page of a ${who} is accessible, logs no errors and fits the screen in ${language}`,
      { tag: '@full' },
      async ({ page }) => {
        await startAs(page, who)
        for (const path of pages) {
          await openPage(page, `/dashboard/${path}?lang=${language}`)
          await expect(page).toHaveURL(new RegExp(`/dashboard/${path}`))
          await expect(page.locator('h1')).toHaveCount(1)
          await expect(page.locator('tbody tr, main article, main [role=status]').first()).toBeVisible()
          await expectAccessible(page)
          await page.setViewportSize({ width: 320, height: 700 })
          await expectNoHorizontalScroll(page)
          await page.setViewportSize({ width: 1280, height: 860 })
        }
      },
    )
  }

for (const [who, path] of [
  ['kid', 'payments'],
  ['kid', 'manage-reservations'],
  ['tutor', 'BookedWebinars'],
  ['tutor', 'reservations'],
  ['student', 'my-students'],
  ['student', 'students'],
  ['operator', 'my-students'],
] as const)
  test(`a ${who} who requests ${path} is redirected home`, async ({ page }) => {
    await startAs(page, who)
    await openPage(page, `/dashboard/${path}`)
    await expect(page).toHaveURL(who === 'kid' ? '/dashboard/BookedClasses' : '/')
  })

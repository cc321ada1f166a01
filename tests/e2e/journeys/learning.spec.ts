import { startAs, expect, expectAccessible, expectNoHorizontalScroll, openPage, test } from '../browse.ts'

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
    test(`every page of a ${who} is accessible, logs no errors and fits the screen in ${language}`, async ({
      page,
    }) => {
      test.setTimeout(120_000)
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
    })
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
    await expect(page).toHaveURL('/')
  })

test('a student rates a past class, once', async ({ page }) => {
  await startAs(page, 'student')
  await openPage(page, '/dashboard/StudentArchivedClasses?f.outcome=completed')
  const panel = page.getByRole('dialog')
  const rate = panel.getByRole('form', { name: 'How was this class?' })
  await expect(page.locator('tbody tr').first()).toBeVisible()
  for (const row of await page.locator('tbody tr th button').all()) {
    await row.click()
    await expect(panel.getByRole('heading', { level: 2 })).toBeVisible()
    if (await rate.count()) break
    await page.keyboard.press('Escape')
  }
  await rate.getByRole('button', { name: 'Send' }).click()
  await expect(rate.getByText('The platform required')).toBeVisible()
  for (const group of ['The platform', 'The service', 'The tutor'])
    await rate.getByRole('radiogroup', { name: group }).getByRole('radio', { name: '5 stars' }).check()
  await expectAccessible(page)
  await rate.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('Thanks for your feedback')).toBeVisible()
  await expect(panel.getByText('This class has been rated. Thank you.')).toBeVisible()
})

test('a parent assigns a booking to a child and takes it back', async ({ page }) => {
  await startAs(page, 'student')
  await openPage(page, '/dashboard/manage-reservations')
  const panel = page.getByRole('dialog')
  const whom = panel.getByRole('combobox', { name: 'For whom' })
  await expect(page.locator('tbody tr').first()).toBeVisible()
  for (const row of await page.locator('tbody tr th button').all()) {
    await row.click()
    await expect(panel.getByRole('heading', { level: 2 })).toBeVisible()
    if (
      await whom.waitFor({ timeout: 1500 }).then(
        () => true,
        () => false,
      )
    )
      break
    await page.keyboard.press('Escape')
  }
  const [, child] = await whom.locator('option').all()
  await whom.selectOption((await child?.getAttribute('value')) ?? '')
  await expect(page.getByText('Saved successfully')).toBeVisible()
  await expect(whom).toHaveValue((await child?.getAttribute('value')) ?? '')
})

test('a place at a webinar is cancelled after a confirmation', async ({ page }) => {
  await startAs(page, 'student')
  await openPage(page, '/dashboard/BookedWebinars?f.status=registered')
  const rows = page.locator('tbody tr')
  await expect(rows.first()).toBeVisible()
  for (const row of await rows.all()) {
    await row.getByRole('button', { name: /^Actions for/ }).click()
    const cancel = page.getByRole('button', { name: 'Cancel my seat' })
    if (await cancel.count()) {
      await cancel.click()
      break
    }
    await page.keyboard.press('Escape')
  }
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel my seat' }).click()
  await expect(page.getByText('Saved successfully')).toBeVisible()
})

test('a tutor listens to a submission, scores it and requests a repetition', async ({ page }) => {
  await startAs(page, 'tutor')
  await openPage(page, '/dashboard/tutor-homework?size=25')
  // Tutors may not list group classes, so the form does not request them
  await page.getByRole('button', { name: 'New homework' }).click()
  await expect(page.getByRole('dialog').getByLabel('Course').locator('option').nth(1)).toBeAttached()
  await expect(page.getByRole('dialog').getByLabel('Class group')).toHaveCount(0)
  await page.getByRole('button', { name: 'Cancel' }).click()
  const waiting = page
    .locator('tbody tr')
    .filter({ has: page.locator('[data-label="To review"]', { hasText: /[1-9]/ }) })
  await waiting.first().locator('th button').click()
  const review = page.getByRole('form', { name: /^Review of/ }).first()
  await review.getByLabel(/^Score/).fill('10000')
  await review.getByRole('button', { name: 'Send review' }).click()
  await expect(review.getByText('is outside the allowed range')).toBeVisible()
  await review.getByLabel(/^Score/).fill('5')
  await review.getByLabel('Comment').fill('Mind the long vowels')
  await review.getByRole('checkbox', { name: 'Ask to redo' }).check()
  await expectAccessible(page)
  await review.getByRole('button', { name: 'Send review' }).click()
  await expect(page.getByText('Saved successfully')).toBeVisible()
  await expect(page.getByText('Returned').first()).toBeVisible()
})

test("a tutor's menu links to the webinars, and a student's name to the student", async ({ page }) => {
  await startAs(page, 'tutor')
  await openPage(page, '/dashboard/my-students')
  await page.getByRole('row').getByRole('link').first().click()
  await expect(page).toHaveURL(/\/dashboard\/my-students\/\d+$/)
  await page.getByRole('link', { name: 'Halaqas', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Halaqas' })).toBeVisible()
})

test('a parent sees whose each piece of homework and each quiz is', async ({ page }) => {
  await startAs(page, 'student')
  for (const path of ['student-homework', 'student-quizzes']) {
    await openPage(page, `/dashboard/${path}`)
    await expect(page.getByRole('columnheader', { name: 'For' })).toBeVisible()
  }
})

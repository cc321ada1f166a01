import { expect, openPage, test } from '../../browse.ts'
import { chooseRun } from '../../chooseRun.ts'
import { requireValue } from '../../../fakes/requireValue.ts'

test('a tutor search without results suggests which filter to remove', async ({ page }) => {
  await openPage(page, '/tutors?genders=Female&country_ids=3&language_ids=4&course_types=tajweed')
  await page.getByRole('button', { name: /^Without Language: \d+ tutors?$/ }).click()
  await expect(page).not.toHaveURL(/language_ids/)
  await expect(page.locator('main article').first()).toBeVisible()
})

for (const [name, path, list, button, none] of [
  ['tutors', '/tutors?q=nobody-is-called-so', '/api/tutor/list/', 'Clear all', 'No tutors right now'],
  [
    'courses',
    '/courses?q=nothing-is-called-so',
    '/api/courses/list/',
    'All courses',
    'The first courses are on their way',
  ],
] as const) {
  test(
    `while all ${name} load after a search without results, the page does not say that there are none`,
    chooseRun(name === 'courses'),
    async ({ page }) => {
      await openPage(page, path)
      let release: (() => void) | undefined
      const released = new Promise<void>((resolve) => (release = resolve))
      await page.route(`**${list}**`, async (route) => {
        await released
        await route.continue()
      })
      const asked = page.waitForRequest(`**${list}**`)
      await page.getByRole('main').getByRole('button', { name: button }).last().click()
      await asked
      await expect(page.getByRole('heading', { name: none })).toHaveCount(0)
      release?.()
      await expect(page.locator('main article').first()).toBeVisible()
    },
  )
}

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

test('the courses of a tutor are shown whole in Arabic, whose lines are higher', async ({ page }) => {
  await openPage(page, '/tutors?lang=ar')
  const list = page.locator('main article ul').first()
  const [box, tag] = await Promise.all([list.boundingBox(), list.locator('li').first().boundingBox()])
  expect(tag?.height).toBeGreaterThan(0)
  expect(box?.height).toBeGreaterThanOrEqual(tag?.height ?? Infinity)
})

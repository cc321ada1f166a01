import { expect, expectAccessible, expectNoHorizontalScroll, openPage, startAs, test } from '../../browse.ts'
import { chooseRun } from '../../chooseRun.ts'

for (const path of ['/', '/tutors', '/groups', '/courses', '/ContactUs'])
  test(
    `a kid who opens ${path} is sent to the kids' home`,
    chooseRun(path !== '/' && path !== '/tutors'),
    async ({ page }) => {
      await startAs(page, 'kid')
      await openPage(page, path)
      await expect(page).toHaveURL('/dashboard/BookedClasses')
    },
  )

test("a kid's own page has the name and the picture, and nothing of the parent's account", async ({
  page,
}) => {
  await startAs(page, 'kid')
  await openPage(page, '/dashboard/BookedClasses')
  await page.getByRole('link', { name: 'My picture' }).click()
  await expect(page).toHaveURL('/Profile')
  // Rendered by the server too
  await openPage(page, '/Profile')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1, name: /^Amal / })).toBeVisible()
  await expect(main.getByRole('textbox')).toHaveCount(0)
  await expect(main.getByRole('combobox')).toHaveCount(0)
  await expectAccessible(page)
  await main.getByRole('button', { name: 'Remove photo' }).click()
  await expect(page.getByText('Saved successfully')).toBeVisible()
  await expect(main.locator('img')).toHaveCount(0)
  await expect(page.getByRole('banner').locator('img[width="32"]')).toHaveCount(0)
})

for (const language of ['en', 'ar'])
  test(
    `the date of a task has one line on a phone in ${language}`,
    chooseRun(language === 'en'),
    async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 })
      await startAs(page, 'kid')
      for (const path of ['/dashboard/student-homework', '/dashboard/student-quizzes', '/Webinars']) {
        await openPage(page, `${path}?lang=${language}`)
        const times = page.getByRole('main').locator('time')
        await expect(times.first()).toBeVisible()
        const heights = await times.evaluateAll((all) =>
          all.map((time) => time.parentElement?.getBoundingClientRect().height ?? 0),
        )
        expect(Math.max(...heights)).toBeLessThan(32)
      }
    },
  )

test('the entries of the menu of a kid have one line each on a phone', { tag: '@full' }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await startAs(page, 'kid')
  for (const path of ['/dashboard/BookedClasses', '/dashboard/student-homework']) {
    await openPage(page, path)
    const links = page.getByRole('navigation', { name: 'Menu' }).getByRole('link')
    await expect(links).toHaveCount(3)
    const lines = await links.evaluateAll((all) =>
      all.map((link) => {
        const text = document.createRange()
        text.selectNodeContents(link.lastChild ?? link)
        return text.getClientRects().length
      }),
    )
    expect(lines).toEqual([1, 1, 1])
    await expectNoHorizontalScroll(page)
  }
})

test("a kid's halaqa stands above a class that begins later", async ({ page }) => {
  await startAs(page, 'kid')
  await openPage(page, '/Webinars')
  const main = page.getByRole('main')
  const card = main.getByRole('article').filter({ hasText: 'seats are free' }).first()
  const title = await card.getByRole('heading').innerText()
  await card.getByRole('button', { name: 'Have a look' }).click()
  const stage = page.getByRole('dialog', { name: title })
  await stage.getByRole('button', { name: 'Save my seat' }).click()
  await expect(stage.getByRole('button', { name: 'Save my seat' })).toHaveCount(0)
  await openPage(page, '/dashboard/BookedClasses')
  const cards = main.getByRole('article')
  await expect(cards.first().getByRole('heading', { name: title })).toBeVisible()
  await expect(cards.nth(1)).toContainText('Starts in')
})

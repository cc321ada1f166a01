import { createWorld, expect, openPage, test } from '../../browse.ts'

test.use({ timezoneId: 'Africa/Cairo' })
test.beforeEach(({ page }) => createWorld(page))

test('tutors are filtered by price and time of day, with counts that follow, in a URL that gives the same list', async ({
  page,
  context,
}) => {
  await openPage(page, '/tutors')
  const heading = page.locator('main').getByRole('status').first()
  const cheap = page.getByRole('checkbox', { name: /^Under EGP 200/ })
  const women = page.getByRole('checkbox', { name: /^Female/ })
  const before = await women.locator('..').innerText()
  await cheap.check()
  await expect(page).toHaveURL('/tutors?prices=0-200')
  await expect(women.locator('..')).not.toHaveText(before.replace('\n', ''))
  const promised = (await women.locator('..').innerText()).split('\n').at(-1)
  await women.check()
  await expect(heading).toContainText(`${promised} tutor`)
  await page.getByRole('button', { name: 'Clear all' }).click()
  await page.getByRole('checkbox', { name: /^Evening/ }).check()
  await expect(page).toHaveURL('/tutors?day_times=evening&time_zone=Africa%2FCairo')
  await expect(heading).not.toContainText('72 tutors')
  const found = await heading.innerText()
  const other = await context.newPage()
  await openPage(other, page.url())
  await expect(other.locator('main').getByRole('status').first()).toHaveText(found)
  await expect(other.getByRole('checkbox', { name: /^Evening/ })).toBeChecked()
})

test('choices without a matching tutor say which of them to remove', async ({ page }) => {
  await openPage(page, '/tutors?prices=0-200&day_times=night&time_zone=Africa/Cairo')
  await expect(page.getByRole('heading', { name: 'No tutor matches these choices' })).toBeVisible()
  await page.getByRole('button', { name: /^Without Price per class: \d+ tutors/ }).click()
  await expect(page).toHaveURL('/tutors?day_times=night&time_zone=Africa%2FCairo')
  await expect(
    page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading') })
      .first(),
  ).toBeVisible()
})

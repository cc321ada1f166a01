import { expect, expectAccessible, openPage, test } from '../../browse.ts'

test(
  'favourite tutors are listed, and one removed by mistake can be added again',
  { tag: '@full' },
  async ({ page }) => {
    await openPage(page, '/tutors')
    const cards = page.locator('main article')
    await cards.first().getByRole('button', { name: /^Save/ }).click()
    await cards.nth(1).getByRole('button', { name: /^Save/ }).click()
    const name = await cards.nth(1).getByRole('heading').textContent()
    await page.getByRole('link', { name: '2 favourites' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Your favourite tutors' })).toBeVisible()
    await expect(cards).toHaveCount(2)
    await page.reload()
    await expect(cards).toHaveCount(2)
    await cards
      .filter({ hasText: name ?? '' })
      .getByRole('button', { name: /^Save/ })
      .click()
    await expect(cards).toHaveCount(2)
    await page.reload()
    await expect(cards).toHaveCount(1)
    await expectAccessible(page)
  },
)

test('a favourite tutor is kept after a reload; reviews are filtered by stars', async ({ page }) => {
  await openPage(page, '/tutors?tutor=1001')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: /^Save / }).click()
  await page.reload()
  await expect(dialog.getByRole('button', { name: /^Save / })).toHaveAttribute('aria-pressed', 'true')
  await dialog.getByRole('button', { name: /^4 of 5/ }).click()
  await expect(dialog.getByRole('img', { name: 'Rated 4 of 5' }).first()).toBeVisible()
  await expect(dialog.getByRole('img', { name: 'Rated 5 of 5' })).toHaveCount(0)
})

import { expect, openPage, test } from '../../browse.ts'

test(
  'groups whose dates failed to load still show their courses, and cannot be chosen',
  { tag: '@full' },
  async ({ page, logged }) => {
    await openPage(page, '/ContactUs')
    await page.route('**/api/group/courses/list/**', (route) => route.fulfill({ status: 500, body: '' }))
    await page.getByRole('contentinfo').getByRole('link', { name: 'Groups' }).click()
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).nth(1)).toBeVisible()
    await expect(page.getByRole('button', { name: /^Choose/ })).toHaveCount(0)
    await page.unroute('**/api/group/courses/list/**')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('button', { name: /^Choose/ }).first()).toBeVisible()
    logged.splice(0, logged.length, ...logged.filter((line) => !line.includes('500')))
  },
)

test('up to three groups are chosen, the fourth says why it cannot be, and the choice survives a reload', async ({
  page,
}) => {
  await openPage(page, '/groups')
  const choose = page.getByRole('button', { name: /^Choose/, disabled: false })
  for (const count of [1, 2, 3]) {
    await choose.and(page.locator('[aria-disabled=false], :not([aria-disabled])')).first().click()
    await expect(page.getByRole('button', { name: /^Chosen/ })).toHaveCount(count)
  }
  await expect(page.getByText('3 courses chosen, up to 3').last()).toBeVisible()
  await expect(page.getByRole('button', { name: /^Choose/ }).first()).toHaveAttribute('aria-disabled', 'true')
  await expect(page.getByRole('button', { name: /up to 3 courses/ }).first()).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: /^Chosen/ })).toHaveCount(3)
  await page.getByRole('button', { name: 'Clear' }).click()
  await expect(page.getByRole('button', { name: /^Chosen/ })).toHaveCount(0)
})

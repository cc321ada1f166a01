import { expect, openPage, test } from '../../browse.ts'

test('only the main institute has the About page and its link', async ({ baseURL, page }) => {
  await openPage(page, '/about')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Learning is a conversation')
  await expect(page.getByRole('banner').getByRole('link', { name: 'About' })).toBeVisible()
  const other = baseURL?.replace('localhost', 'iqra.localhost')
  await openPage(page, `${other}/About`)
  await expect(page).toHaveURL(`${other}/`)
  await expect(page.getByRole('banner').getByRole('link', { name: 'About' })).toHaveCount(0)
})

import { expect, test } from '../../browse.ts'

test.use({ javaScriptEnabled: false })

test('Enter in the search of tutors searches without script, and chooses nothing else', async ({ page }) => {
  await page.goto('/tutors')
  await page.getByRole('searchbox', { name: 'Search by name or subject' }).fill('Hadeel')
  await page.getByRole('searchbox', { name: 'Search by name or subject' }).press('Enter')
  await expect(page).toHaveURL(/q=Hadeel/)
  expect(new URL(page.url()).searchParams.has('all')).toBe(false)
})

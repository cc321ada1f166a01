import { expect, openPage, test } from '../../browse.ts'

test('the 404 page keeps the URL, searches tutors and offers links', async ({ page, logged }) => {
  await openPage(page, '/no-such-page')
  await expect(page.getByText('Content not found !')).toBeVisible()
  await page.getByRole('searchbox').fill('Amal')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/tutors?q=Amal')
  logged.splice(0, logged.length, ...logged.filter((line) => !line.includes('404')))
})

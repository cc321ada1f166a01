import { expect, openPage, test } from '../../browse.ts'

test('Back takes a filter away again, and opens a profile that was closed', async ({ page }) => {
  await openPage(page, '/tutors')
  const quran = page.getByRole('checkbox', { name: /^Quran/ }).first()
  await quran.check()
  await expect(page).toHaveURL(/course_types=quran/)
  await page.goBack()
  await expect(page).toHaveURL('/tutors')
  await expect(quran).not.toBeChecked()
  await page.goForward()
  await expect(quran).toBeChecked()
  await openPage(page, '/tutors?tutor=1059')
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.goBack()
  await expect(page.getByRole('dialog')).toBeVisible()
})

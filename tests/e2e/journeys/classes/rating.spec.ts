import { expect, expectAccessible, openPage, startAs, test } from '../../browse.ts'

test('a student rates a past class, once', { tag: '@full' }, async ({ page }) => {
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

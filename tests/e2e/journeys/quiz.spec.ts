import { enter, expect, expectAccessible, open, test } from '../browse.ts'

test.beforeEach(async ({ page }) => {
  await enter(page, 'kid')
  await open(page, '/dashboard/student-quizzes?f.status=0')
  await page.locator('tbody tr th button').first().click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Start now|Go on/ })
    .click()
  await expect(page.getByRole('timer')).toBeVisible()
})

test('answers are saved as they are given, survive a reload, and are handed in with a result', async ({
  page,
}) => {
  const first = page.locator('fieldset').first()
  await first.getByRole('radio').nth(1).check()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await first.getByRole('checkbox', { name: 'Look at it again' }).check()
  await expect(page.getByRole('link', { name: 'Question 1, to look at again' })).toBeVisible()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await page.reload()
  await expect(first.getByRole('radio').nth(1)).toBeChecked()
  await page.getByRole('button', { name: 'Hand in' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question.getByText(/not answered yet/)).toBeVisible()
  await question.getByRole('button', { name: 'Hand in' }).click()
  await expect(page.getByText(/points; \d+ were needed/)).toBeVisible()
  await expect(page.getByText('Right answer').first()).toBeVisible()
})

test('an answer given without a network is kept and sent when it is back', async ({
  page,
  context,
  quiet,
}) => {
  const first = page.locator('fieldset').first()
  await context.setOffline(true)
  await first.getByRole('radio').nth(2).check()
  await expect(page.getByText('Not saved yet, trying again')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('Saved', { exact: true })).toBeVisible({ timeout: 10_000 })
  await page.reload()
  await expect(first.getByRole('radio').nth(2)).toBeChecked()
  quiet.length = 0
})

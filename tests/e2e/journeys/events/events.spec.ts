import { expect, openPage, startAs, test } from '../../browse.ts'

test('a seat at an event is taken, survives a reload, and is cancelled', async ({ page }) => {
  await startAs(page, 'student')
  await openPage(page, '/TutorEvents')
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click()
  await page.getByRole('button', { name: 'Save my seat' }).click()
  await expect(page.getByText('Your seat is saved', { exact: true })).toBeVisible()
  await page.reload()
  await expect(page.getByText('Your seat is saved', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Cancel my seat' }).click()
  await expect(page.getByRole('button', { name: 'Save my seat' })).toBeVisible()
})

test(
  'the list links to an event with its programme; past and unknown events say so',
  { tag: '@full' },
  async ({ page, logged }) => {
    await openPage(page, '/TutorEvents')
    await page.locator('main article a').first().click()
    await expect(page).toHaveURL(/\/EventSample\?id=\d+/)
    await expect(page.getByRole('heading', { name: 'Programme' })).toBeVisible()
    await page.getByRole('button', { name: 'Save my seat' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await openPage(page, '/TutorEvents?tab=past')
    await page.locator('main article a').first().click()
    await expect(page.getByText('This event is over')).toBeVisible()
    await openPage(page, '/EventSample?id=1')
    await expect(page.getByText('This event is not available')).toBeVisible()
    logged.splice(0, logged.length, ...logged.filter((line) => !line.includes('404')))
  },
)

import type { BookedClass } from '#sdk'
import { startAs, expect, fetchList, openPage, test } from '../../browse.ts'

test(
  'cancelled classes stay visible, each view can be filtered by kid, and a second zone is shown',
  { tag: '@full' },
  async ({ page }) => {
    await startAs(page, 'student')
    const [cancelled] = await fetchList<BookedClass>(page, '/classes/archived/list/?outcome=cancelled')
    const month = cancelled?.start_date_time.slice(0, 10)
    await openPage(page, `/dashboard/BookedClasses?view=month&date=${month}`)
    const gone = page.getByRole('button', { name: /, Cancelled$/ })
    const toggle = page.getByRole('button', { name: /cancelled class/ })
    await expect(gone.first()).toContainText('Cancelled')
    await toggle.click()
    await expect(gone).toHaveCount(0)
    await expect(page).toHaveURL(/cancelled=hidden/)
    await expect(toggle).toHaveAttribute('aria-pressed', 'false')
    await toggle.click()
    await expect(gone.first()).toBeVisible()
    const whose = page.getByRole('combobox', { name: 'Whose classes' })
    const child = (await whose.locator('option').nth(1).textContent()) ?? ''
    await page.getByRole('tab', { name: 'List' }).click()
    await whose.selectOption({ label: child })
    await expect(page).toHaveURL(/learner=\d+/)
    const cards = page.getByRole('tabpanel').getByRole('article')
    await expect(cards.first()).toBeVisible()
    await expect(cards.filter({ hasNotText: `for ${child}` })).toHaveCount(0)
    await page.getByRole('tab', { name: 'Week' }).click()
    await expect(whose.locator('option:checked')).toHaveText(child)
    await page
      .getByRole('combobox', { name: 'Second time zone' })
      .selectOption({ label: 'Another time zone…' })
    const city = page.getByRole('combobox', { name: 'City or time zone' })
    await city.fill('tokyo')
    await city.press('Enter')
    const corner = page.getByRole('columnheader', { name: /Tokyo/ })
    await expect(corner).toContainText('Cairo')
    await page.reload()
    await expect(corner).toBeVisible()
  },
)

test('a kid rates a class with stars, once', async ({ page }) => {
  await startAs(page, 'kid')
  const past = await fetchList<BookedClass>(page, '/classes/archived/list/?outcome=completed&page_size=20')
  let unrated: number | undefined
  for (const { id } of past) {
    const response = await page.request.get(`/api/classes/detail/${id}/`, { headers: { 'X-CSRF': '1' } })
    const { data } = (await response.json()) as { data: { is_feedback_due: boolean } } // According to the OpenAPI documents
    if (data.is_feedback_due) unrated ??= id
  }
  await openPage(page, `/dashboard/BookedClasses?class=${unrated}`)
  const panel = page.getByRole('dialog')
  await expect(panel.getByText('Watch it again')).toBeVisible()
  await expect(panel.getByText(/Attendance|tutor|Recording|GMT/)).toHaveCount(0)
  await expect(panel.getByRole('textbox')).toHaveCount(0)
  for (const question of ['How was your teacher?', 'Was it fun?', 'Did everything work?'])
    await panel.getByRole('radiogroup', { name: question }).getByRole('radio', { name: '5 stars' }).check()
  await panel.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('Thank you for your stars!')).toBeVisible()
  await expect(panel.getByRole('heading', { name: 'Stars' })).toBeVisible()
  await expect(panel.getByRole('radiogroup')).toHaveCount(0)
})

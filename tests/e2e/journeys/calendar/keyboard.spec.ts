import type { BookedClass } from '#sdk'
import { expect, expectNoHorizontalScroll, fetchList, openPage, startAs, test } from '../../browse.ts'

const HOUR = 3_600_000

function toIso(at: number): string {
  return encodeURIComponent(new Date(at).toISOString())
}

test('a calendar is navigated by keyboard and shown in the zone of the tutor', async ({ page }) => {
  await startAs(page, 'student')
  const now = Date.now()
  const classes = await fetchList<BookedClass>(
    page,
    `/classes/calendar/?from=${toIso(now)}&to=${toIso(now + 40 * 24 * HOUR)}`,
  )
  const classElsewhere = classes.find(({ tutor_time_zone }) => tutor_time_zone !== 'Africa/Cairo')
  if (!classElsewhere) throw new Error('No class with a tutor elsewhere')
  await openPage(
    page,
    `/dashboard/BookedClasses?view=month&date=${classElsewhere.start_date_time.slice(0, 10)}`,
  )
  const grid = page.getByRole('grid')
  await expect(grid.locator('[tabindex="0"]')).toHaveCount(1)
  const day = (await grid.locator('[tabindex="0"]').textContent()) ?? ''
  await grid.locator('[tabindex="0"]').focus()
  await page.keyboard.press('PageDown')
  await expect(page).not.toHaveURL(new RegExp(`date=${classElsewhere.start_date_time.slice(0, 7)}`))
  await expect(grid.locator(':focus')).not.toHaveText(day)
  await page.keyboard.press('PageUp')
  await expect(page).toHaveURL(new RegExp(`date=${classElsewhere.start_date_time.slice(0, 10)}`))
  await expect(grid.locator(':focus')).toHaveText(day)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/view=day/)
  const zone = page.getByRole('combobox', { name: 'Show times in' })
  await zone.selectOption(classElsewhere.tutor_time_zone)
  await expect(page).toHaveURL(new RegExp(`tz=${encodeURIComponent(classElsewhere.tutor_time_zone)}`))
  const time = new Intl.DateTimeFormat('en-GB', {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: classElsewhere.tutor_time_zone,
  }).format(new Date(classElsewhere.start_date_time))
  await expect(page.locator(`button[data-entry="${classElsewhere.id}"]`)).toContainText(time)
  const whose = page.getByRole('combobox', { name: 'Whose classes' })
  await whose.selectOption({ index: 1 })
  await expect(page).toHaveURL(/learner=\d+/)
  await whose.selectOption({ index: 0 })
  for (const view of ['Week', 'Month', 'Agenda'] as const) {
    await page.getByRole('tab', { name: view }).click()
    await expect(page.getByRole('tabpanel').locator('article, [role=grid]').first()).toBeVisible()
    await page.setViewportSize({ width: 320, height: 700 })
    await expectNoHorizontalScroll(page)
    await page.setViewportSize({ width: 1280, height: 860 })
  }
  await page.goBack()
  await expect(page).toHaveURL(/view=month/)
})

import { readFile } from 'node:fs/promises'
import { expect, fetchList, openPage, startAs, test } from '../../browse.ts'
import { getRows, readName, runRowAction } from '../../staffList.ts'

test.beforeEach(async ({ page }) => startAs(page, 'operator'))

test('a list is searched, filtered, sorted and paged, and its URL follows', async ({ page }) => {
  await openPage(page, '/dashboard/feedbacks')
  await expect(getRows(page)).toHaveCount(25)
  await page.getByRole('button', { name: 'Platform' }).click()
  await expect(page).toHaveURL(/sort=platform/)
  await expect(page.getByRole('columnheader', { name: 'Platform' })).toHaveAttribute('aria-sort', 'ascending')
  await page.getByRole('button', { name: 'More filters' }).click()
  await page.getByRole('combobox', { name: 'Any rating' }).selectOption('5')
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/f\.rating=5/)
  const chip = page.getByRole('button', { name: 'Remove the filter 5 stars' })
  await chip.press('Delete')
  await expect(page).not.toHaveURL(/f\.rating/)
  // The links to other pages follow the URL when the list is drawn again
  await expect(chip).toHaveCount(0)
  await page.getByRole('link', { name: 'Page 2' }).click()
  await expect(page).toHaveURL(/page=2/)
  await page.reload()
  await expect(page.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page')
  await page.getByRole('searchbox').fill('zzzz')
  await expect(page.getByText('Nothing matches these filters')).toBeVisible()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(getRows(page)).toHaveCount(25)
})

test('a link opens its record from any page of the list, or says that there is none', async ({ page }) => {
  const rows = await fetchList<{ id: number }>(page, '/classes/list/?page=5&page_size=10')
  await openPage(page, `/dashboard/classes?id=${rows[3]?.id}`)
  const panel = page.getByRole('dialog')
  await expect(panel.getByRole('heading', { level: 2 })).toBeVisible()
  await expect(panel.getByRole('button', { name: 'Next record' })).toBeDisabled()
  await page.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)
  await openPage(page, '/dashboard/classes?id=999999')
  await expect(panel.getByRole('heading', { name: 'This record is not in the list' })).toBeVisible()
  await panel.getByRole('button', { name: 'Go to the list' }).click()
  await expect(page).toHaveURL('/dashboard/classes')
})

test('the panel of a coming class has one button that cancels it', { tag: '@full' }, async ({ page }) => {
  const rows = await fetchList<{ id: number; outcome: string | null; start_date_time: string }>(
    page,
    '/classes/list/?page=1&page_size=100&ordering=-start_date_time',
  )
  const coming = rows.find(
    ({ outcome, start_date_time }) => !outcome && Date.parse(start_date_time) > Date.now(),
  )
  await openPage(page, `/dashboard/classes?id=${coming?.id}`)
  const panel = page.getByRole('dialog')
  await expect(panel.locator('time').first()).toBeVisible()
  await expect(panel.getByRole('button', { name: /^Cancel/ })).toHaveCount(1)
})

test(
  'a link to an application leads to the list that holds it after the decision',
  { tag: '@full' },
  async ({ page }) => {
    const [tutor] = await fetchList<{ id: number }>(page, '/tutor/applications/list/?status=approved')
    await openPage(page, `/dashboard/new-tutors?id=${tutor?.id}`)
    await expect(page).toHaveURL(`/dashboard/approved-tutors?id=${tutor?.id}`)
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Terminate' })).toBeVisible()
    await expect(page.getByText('This record is not in the list')).toHaveCount(0)
  },
)

test('failed records of a bulk action are listed by name and can be retried', async ({ page }) => {
  await openPage(page, '/dashboard/new-tutors?size=10')
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
  await expect(page.getByText('10 selected')).toBeVisible()
  await page.route('**/api/tutor/applications/bulk/', (route) =>
    route.continue({ headers: { ...route.request().headers(), 'x-mock-scenario': 'bulk-half-fails' } }),
  )
  await page.getByRole('button', { name: 'Start review' }).click()
  const report = page.getByRole('dialog', { name: 'Results' })
  await expect(report.getByText('5 done, 5 failed')).toBeVisible()
  await page.unroute('**/api/tutor/applications/bulk/')
  await report.getByRole('button', { name: 'Try these 5 again' }).click()
  await expect(report.getByText('5 done, 0 failed')).toBeVisible()
})

test('an action can be undone from its toast', async ({ page }) => {
  await openPage(page, '/dashboard/contact-us-list?f.state=unread')
  const name = await readName(page, 0)
  await runRowAction(page, 0, 'Mark as handled')
  const undo = page.getByRole('button', { name: 'Undo' })
  await undo.hover()
  await expect(page.getByRole('listitem').filter({ has: undo }).locator('[data-clock]')).toHaveCSS(
    'animation-play-state',
    'paused',
  )
  await undo.click()
  await expect(page.locator('tbody').getByText(name, { exact: true }).first()).toBeVisible()
})

test('the filtered list is exported as a CSV file for spreadsheets', async ({ page }) => {
  await openPage(page, '/dashboard/contact-us-list?f.state=handled')
  const total = Number((await page.getByText(/records?$/).textContent())?.split(' ')[0])
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as CSV' }).click(),
  ])
  const text = await readFile(await download.path(), 'utf8')
  expect(text.startsWith('\uFEFFFrom,Topic,Message,State,Sent')).toBe(true)
  expect(text.trim().split('\r\n')).toHaveLength(total + 1)
})

test('a failed list shows the error and can be retried', async ({ page, logged }) => {
  await page.route('**/api/feedback/list/**', (route) => route.abort())
  await openPage(page, '/dashboard/feedbacks')
  await expect(page.getByText('The connection failed. Check your network and try again.')).toBeVisible()
  await page.unroute('**/api/feedback/list/**')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(getRows(page)).toHaveCount(25)
  logged.length = 0
})

test(
  'the names to filter by are fetched when the filter is approached, once',
  { tag: '@full' },
  async ({ page }) => {
    const requested: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('status=approved')) requested.push(request.url())
    })
    await openPage(page, '/dashboard/payments')
    await expect(getRows(page).first()).toBeVisible()
    const filter = page.getByRole('combobox', { name: 'Any tutor' })
    expect(requested).toEqual([])
    await expect(filter.locator('option')).toHaveCount(1)
    await filter.focus()
    await expect(filter.locator('option').nth(1)).toBeAttached()
    await filter.selectOption({ index: 1 })
    await expect(page).toHaveURL(/f\.tutor_id=\d+/)
    expect(requested).toHaveLength(1)
  },
)

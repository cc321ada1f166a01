import { expect, openPage, startAs, test } from '../../browse.ts'
import { chooseRun } from '../../chooseRun.ts'

const stale = 'We couldn’t update this list.'
const failure = { status: 500, body: '', headers: { 'x-request-id': 'req-77' } }

const lists = [
  { path: '/Webinars', api: '**/api/webinar/list/**', tab: 'Finished' },
  { path: '/TutorEvents', api: '**/api/events/list/**', tab: 'Past' },
]

for (const { path, api, tab } of lists)
  test(
    `${path} says that the list of another tab could not be updated, with a retry`,
    chooseRun(path === '/TutorEvents'),
    async ({ page, logged }) => {
      await openPage(page, path)
      await expect(page.locator('main article').first()).toBeVisible()
      await page.route(api, (route) => route.fulfill(failure))
      await page.getByRole('tab', { name: tab }).click()
      const notice = page.locator('main').getByRole('status').filter({ hasText: stale })
      await expect(notice).toContainText('quote: req-77')
      await page.unroute(api)
      await notice.getByRole('button', { name: 'Try again' }).click()
      await expect(notice).toHaveCount(0)
      logged.length = 0
    },
  )

test('filtered tutors that failed to load are not counted, and the list says that it is not updated', async ({
  page,
  logged,
}) => {
  await openPage(page, '/tutors')
  const count = page.getByText(/^\d+ tutors?( |$)/)
  await expect(count).toBeVisible()
  await page.route('**/api/**', (route) => route.fulfill(failure))
  await page
    .getByRole('checkbox', { name: /^Arabic \d+$/ })
    .first()
    .check()
  const notice = page.locator('main').getByRole('status').filter({ hasText: stale })
  await expect(notice).toContainText('quote: req-77')
  await expect(count).toHaveCount(0)
  await page.unroute('**/api/**')
  await page.route('**/api/**', (route) => route.abort())
  await notice.getByRole('button', { name: 'Try again' }).click()
  await expect(notice).toContainText('Check your network')
  await page.unroute('**/api/**')
  await notice.getByRole('button', { name: 'Try again' }).click()
  await expect(notice).toHaveCount(0)
  await expect(count).toBeVisible()
  logged.length = 0
})

for (const { role, path } of [
  { role: 'operator', path: '/dashboard/students' },
  { role: 'tutor', path: '/dashboard/my-students' },
] as const)
  test(`${path} that failed to load shows its own sentence and the id of the request`, async ({
    page,
    logged,
  }) => {
    await startAs(page, role)
    await page.route('**/api/**/list/**', (route) => route.fulfill(failure))
    await openPage(page, path)
    const alert = page.locator('main').getByRole('alert')
    await expect(alert).toContainText('Error fetching students')
    await expect(alert).toContainText('quote: req-77')
    logged.length = 0
  })

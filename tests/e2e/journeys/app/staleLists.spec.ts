import { expect, openPage, startAs, test } from '../../browse.ts'

const failure = { status: 500, body: '', headers: { 'x-request-id': 'req-77' } }

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
    await expect(alert).toContainText('quote req-77')
    logged.length = 0
  })

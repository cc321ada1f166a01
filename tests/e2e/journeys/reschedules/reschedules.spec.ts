import { expect, expectAccessible, fetchList, openPage, startAs, test } from '../../browse.ts'
import { confirmAction, getRows } from '../../staffList.ts'
import { findSharedClass, openBoth } from '../../sharedClass.ts'

const HOUR = 3_600_000

test('a student requests another time, the tutor accepts, and both see the class moved', async ({ page }) => {
  const { student, tutor } = await openBoth(page)
  const known = await fetchList<{ class_id: number }>(student, '/reschedule/list/?page_size=100')
  const bookedClass = await findSharedClass(
    student,
    tutor,
    ['/classes/booked/list/?page_size=100', '/classes/current/list/?page_size=100'],
    ({ id, kind, start_date_time }) =>
      kind === 'one_to_one' &&
      Date.parse(start_date_time) > Date.now() + 8 * 24 * HOUR &&
      known.every(({ class_id }) => class_id !== id),
  )
  await openPage(student, `/dashboard/BookedClasses?view=list&class=${bookedClass.id}`)
  const panel = student.getByRole('dialog')
  await panel.getByRole('button', { name: 'Ask for another time' }).click()
  const send = panel.getByRole('button', { name: 'Send request' })
  await panel.getByLabel('Reason').fill('Two words')
  await send.click()
  await expect(panel.getByText('Write at least three words')).toBeVisible()
  await panel.getByLabel('Reason').fill('We travel on that day')
  await send.click()
  await expect(panel.getByText('Please select a new slot')).toBeVisible()
  await panel.locator('button[data-slot][aria-pressed=false]').first().click()
  await expect(panel.getByText(/^New time:/)).toBeVisible()
  const to = await panel
    .getByText(/^New time:/)
    .locator('time')
    .getAttribute('datetime')
  await expectAccessible(student)
  await send.click()
  await expect(panel.getByText('Waiting for an answer')).toBeVisible()
  await panel.getByRole('button', { name: 'Withdraw request' }).click()
  await expect(panel.getByText('No longer open', { exact: true })).toBeVisible()
  await panel.getByRole('button', { name: 'Ask for another time' }).click()
  await panel.locator('button[data-slot][aria-pressed=false]').first().click()
  await panel.getByLabel('Reason').fill('We travel on that day')
  await send.click()
  await panel.getByRole('button', { name: 'Close' }).click()
  await expect(student.getByText('Move requested').first()).toBeVisible()

  await openPage(tutor, `/dashboard/CurrentClasses?view=list&class=${bookedClass.id}`)
  const asked = tutor.getByRole('dialog')
  await expect(asked.getByText('We travel on that day')).toBeVisible()
  await asked.getByRole('button', { name: 'Accept' }).click()
  await expect(tutor.getByText('The class was moved')).toBeVisible()
  await expect(asked.locator(`time[datetime="${to}"]`).first()).toBeVisible()

  await openPage(student, `/dashboard/BookedClasses?view=day&date=${to?.slice(0, 10)}`)
  await student.locator(`button[data-entry="${bookedClass.id}"]`).click()
  await expect(panel.getByText('Accepted', { exact: true })).toBeVisible()
  await openPage(student, '/dashboard/StudentArchivedClasses?f.outcome=rescheduled')
  await expect(student.locator('tbody tr').first()).toContainText(bookedClass.course.name)
  await tutor.context().close()
})

test('an accepted request leaves the list of pending requests', async ({ page }) => {
  await startAs(page, 'operator')
  await openPage(page, '/dashboard/reschedule-requests')
  await expect(getRows(page).first()).toBeVisible()
  const before = await getRows(page).count()
  await getRows(page)
    .first()
    .getByRole('button', { name: /^Actions for/ })
    .click()
  await page.getByRole('button', { name: 'Accept', exact: true }).click()
  await confirmAction(page, 'Accept')
  await expect(page.getByText('Request accepted: the class has moved')).toBeVisible()
  await expect(getRows(page)).toHaveCount(before - 1)
})

test(
  'a request opens from its link with its people, its times and its class',
  { tag: '@full' },
  async ({ page }) => {
    await startAs(page, 'operator')
    const [request] = await fetchList<{ id: number }>(page, '/reschedule/list/?state=pending')
    await openPage(page, `/dashboard/reschedule-requests?id=${request?.id}`)
    const panel = page.getByRole('dialog')
    await expect(panel.getByText('Requested by')).toBeVisible()
    await expect(panel.getByRole('button', { name: 'Refuse' })).toBeVisible()
    await expectAccessible(page)
    await panel.getByRole('link', { name: 'Open the class' }).click()
    await expect(page).toHaveURL(/\/dashboard\/classes\?id=\d+/)
    await expect(panel.getByRole('heading', { level: 2 })).toBeVisible()
  },
)

test('a reason in Arabic reads from right to left on an English page', async ({ page }) => {
  await startAs(page, 'operator')
  await openPage(page, '/dashboard/accepted-requests')
  // Those of seeded accepted requests are in Arabic
  await getRows(page).first().locator('th button').click()
  const reason = page.getByRole('dialog').locator('q')
  await expect(reason).toHaveText(/[\u0600-\u06FF]/)
  await expect(reason).toHaveCSS('direction', 'rtl')
})

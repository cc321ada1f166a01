import { expect, openPage, test } from '../../browse.ts'
import { createEmptyWorld, openStaffWindow } from '../../people.ts'

test('a list that begins with a filter says how the first record of an institute comes about', async ({
  page,
  browser,
}) => {
  const staff = await openStaffWindow(browser, await createEmptyWorld(page))
  await openPage(staff, '/dashboard/classes')
  await expect(staff.getByText('Classes appear here as soon as a student books and pays.')).toBeVisible()
  await openPage(staff, '/dashboard/webinars')
  await expect(staff.getByText('No halaqas yet')).toBeVisible()
  await expect(staff.getByText('Nothing matches')).toHaveCount(0)
  await expect(staff.getByRole('button', { name: 'New halaqa' })).toHaveCount(1)
  await openPage(staff, '/dashboard/reservations')
  await expect(staff.getByText('Families’ bookings appear here as soon as they are made.')).toBeVisible()
})

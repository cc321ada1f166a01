import { expect, expectInArabic, openPage, test } from '../../browse.ts'
import {
  createEmptyWorld,
  fillSignIn,
  lina,
  openStaffWindow,
  openWindow,
  readPasscodeOnScreens,
  signInKidOnScreens,
  signInOnScreens,
  yara,
} from '../../people.ts'
import { makeStudent } from '../../preparedPeople.ts'

test(
  'a student who is switched off is signed out with the kids, both are told why, and return when switched on',
  { tag: '@full' },
  async ({ page, browser }) => {
    const world = await createEmptyWorld(page)
    const parent = await makeStudent(browser, world, yara, [lina])
    const passcode = await readPasscodeOnScreens(parent, 'Lina')
    const kid = await openWindow(browser, world)
    await signInKidOnScreens(kid, passcode)
    const staff = await openStaffWindow(browser, world)
    await openPage(staff, '/dashboard/students')
    const row = staff.locator('tbody tr').filter({ hasText: 'Yara Kamal' })
    await row.getByRole('button', { name: /^Actions for/ }).click()
    await staff.getByRole('button', { name: 'Deactivate', exact: true }).click()
    const question = staff.getByRole('alertdialog')
    await expect(question.getByText(/signed out at once/)).toBeVisible()
    await question.getByRole('button', { name: 'Deactivate' }).click()
    await expect(row.getByText('Inactive')).toBeVisible()

    await openPage(parent, '/dashboard/student-homework')
    await expect(parent.getByRole('dialog')).toBeVisible()
    await openPage(kid, '/dashboard/student-homework')
    await expect(kid.getByRole('dialog')).toBeVisible()
    const guest = await openWindow(browser, world)
    const refused = guest
      .getByRole('dialog')
      .getByRole('group')
      .getByText(/This account is switched off/)
    const isWrong = guest.getByText('Please fill all required fields with valid data')
    await fillSignIn(guest, 'Student', yara.email, 'Strong#2026')
    await expect(refused).toBeVisible()
    await expect(isWrong).toHaveCount(0)
    await fillSignIn(guest, 'Child', passcode)
    await expect(refused).toBeVisible()
    await expect(isWrong).toHaveCount(0)
    await expectInArabic(staff, 'غير نشط', 'Yara Kamal')

    await openPage(staff, '/dashboard/students')
    await row.getByRole('button', { name: /^Actions for/ }).click()
    await staff.getByRole('button', { name: 'Activate', exact: true }).click()
    await expect(row.getByText('Inactive')).toHaveCount(0)
    await expect(row.getByText('Pending')).toBeVisible()
    await signInOnScreens(parent, 'Student', yara)
    await signInKidOnScreens(kid, passcode)
    await openPage(parent, '/SubAccounts')
    await expectInArabic(parent, /Lina/, 'رمز جديد')
  },
)

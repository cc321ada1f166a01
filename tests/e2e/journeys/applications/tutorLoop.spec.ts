import { expect, expectAccessible, openPage, startAs, test } from '../../browse.ts'
import {
  approveTutorOnScreens,
  createEmptyWorld,
  fillSignIn,
  fillTeachingOnScreens,
  makeCourseOnScreens,
  makeStudentOnScreens,
  openRow,
  openStaffWindow,
  openWindow,
  saveProfileOnScreens,
  setHoursOnScreens,
  signInOnScreens,
  yara,
} from '../../people.ts'
import { registerOnScreens } from '../../registration.ts'
import { confirmAction } from '../../staffList.ts'

const maryam = { first: 'Maryam', last: 'Sabri', email: 'maryam@example.test' }

test(
  'a tutor applies with documents, is refused with a reason, corrected, approved, found and offered',
  { tag: '@full' },
  async ({ page, browser }) => {
    const world = await createEmptyWorld(page)
    const staff = await openStaffWindow(browser, world)
    await makeCourseOnScreens(staff, { code: 'AR-1', name: 'First letters' })

    await registerOnScreens(page, 'Tutor', maryam)
    await signInOnScreens(page, 'Tutor', maryam)
    await expect(page.getByRole('heading', { name: 'Your application has arrived' })).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Menu' })).toHaveCount(0)
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Open my profile' }).click()
    await expect(page).toHaveURL('/Profile')
    // Without the menu the page has its place
    expect((await page.getByRole('main').boundingBox())?.width).toBeGreaterThan(900)
    await fillTeachingOnScreens(page, ['First letters'], '120')
    await saveProfileOnScreens(page)
    await page.reload()
    await expect(page.locator('input[name=price]')).toHaveValue('120')
    await expect(page.getByText('diploma.pdf')).toBeVisible()

    await openPage(staff, '/dashboard/new-tutors')
    await openRow(staff, 'Maryam')
    const detail = staff.getByRole('dialog')
    await expect(detail.getByRole('link', { name: 'diploma.pdf' })).toBeVisible()
    await expect(detail.getByText(/EGP.120/)).toBeVisible()
    await expect(detail.getByText('Learners cannot book this tutor yet: no hours')).toBeVisible()
    await expectAccessible(staff)
    await detail.getByRole('button', { name: 'Reject' }).click()
    const question = staff.getByRole('alertdialog')
    await question.getByLabel('Reason').fill('Please set your hours')
    await question.getByRole('button', { name: 'Reject' }).click()

    await openPage(page, '/dashboard/quizzes')
    await expect(page.getByRole('heading', { name: 'Your application was refused' })).toBeVisible()
    await expect(page.getByText('Please set your hours')).toBeVisible()
    await openPage(page, '/Profile')
    await expect(page.getByText('Please set your hours')).toBeVisible()
    await setHoursOnScreens(page)
    await saveProfileOnScreens(page)

    await openPage(staff, '/dashboard/rejected-tutors')
    await openRow(staff, 'Maryam')
    await detail.getByRole('button', { name: 'Change teaching data' }).click()
    await detail.locator('input[name=price]').fill('')
    await detail.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(detail.getByText('No price yet')).toBeVisible()
    await detail.getByRole('button', { name: 'Approve' }).click()
    await confirmAction(staff, 'Approve')

    await openPage(page, '/dashboard/CurrentClasses')
    await expect(page.getByText('The institute has not set your price yet.')).toBeVisible()
    const guest = await openWindow(browser, world)
    await openPage(guest, '/tutors')
    await expect(guest.getByText('Maryam Sabri')).toHaveCount(0)

    await openPage(staff, '/dashboard/approved-tutors')
    await expect(staff.locator('tbody tr').getByText('no price')).toBeVisible()
    await openRow(staff, 'Maryam')
    await detail.getByRole('button', { name: 'Change teaching data' }).click()
    await detail.locator('input[name=price]').fill('١٣٠')
    await detail.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(detail.getByText(/EGP.130/)).toBeVisible()

    await page.reload()
    await expect(page.getByText('Learners cannot book you yet')).toHaveCount(0)
    await openPage(page, '/Profile')
    await expect(page.getByText('The institute sets the price and the free trial.')).toBeVisible()
    await expect(page.locator('input[name=price]')).toHaveCount(0)

    await openPage(guest, '/tutors?course_types=arabic&genders=Female')
    const card = guest.getByRole('article').filter({ hasText: 'Maryam Sabri' })
    await expect(card.getByText(/EGP.130/)).toBeVisible()
    const student = await makeStudentOnScreens(browser, world, yara)
    await openPage(student, '/tutors')
    await student.getByRole('link', { name: /^Book/ }).click()
    // The list that is left has a filter of this name
    await expect(student).toHaveURL(/\/courses$/)
    await student.getByRole('checkbox', { name: /First letters/ }).check()
    await student.getByRole('complementary').getByRole('link', { name: 'Continue' }).click()
    await expect(student).toHaveURL(/programs$/)
  },
)

test(
  'a terminated tutor is signed out and told why at the next sign-in',
  { tag: '@full' },
  async ({ page, browser }) => {
    const world = await createEmptyWorld(page)
    const staff = await openStaffWindow(browser, world)
    await registerOnScreens(page, 'Tutor', maryam)
    await approveTutorOnScreens(staff, 'Maryam Sabri')
    await openPage(staff, '/dashboard/approved-tutors')
    await openRow(staff, 'Maryam')
    await staff.getByRole('dialog').getByRole('button', { name: 'Terminate' }).click()
    const question = staff.getByRole('alertdialog')
    await question.getByLabel(/Maryam/).fill('Maryam Sabri')
    await question.getByLabel('Reason').fill('No classes since spring')
    await question.getByRole('button', { name: 'Terminate' }).click()
    await expect(staff.locator('tbody tr')).toHaveCount(0)
    await fillSignIn(page, 'Tutor', maryam.email, 'Strong#2026')
    const refusal = page.getByText('The institute has ended your work as a tutor here.').first()
    await expect(refusal).toContainText('No classes since spring')
  },
)

test('the state of a review is shown in Arabic on a phone', { tag: '@full' }, async ({ page }) => {
  const world = crypto.randomUUID()
  await startAs(page, 'operator', world)
  await page.setViewportSize({ width: 360, height: 740 })
  await openPage(page, '/dashboard/approved-tutors?lang=ar')
  await expect(page.getByText('قابل للحجز').first()).toBeVisible()
  await expectAccessible(page)
})

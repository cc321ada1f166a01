import { expect, expectAccessible, openPage, test } from '../../browse.ts'
import { attachFile } from '../../files.ts'
import { getContinueLink, getPayButton, pay } from '../../booking.ts'
import {
  addLearnerOnScreens,
  createEmptyWorld,
  lina,
  makeCourseOnScreens,
  openRow,
  openStaffWindow,
  openWindow,
  readPasscodeOnScreens,
  signInKidOnScreens,
  yara,
} from '../../people.ts'
import { makeStudent, makeTutor } from '../../preparedPeople.ts'
import { makeGroupClassOnScreens, planInterviewOnScreens } from '../../groupClasses.ts'

const sami = { first: 'Sami', last: 'Haddad', email: 'sami@example.test', courses: ['Young readers'] }

test(
  'a weekly group class and its interview are made by staff, booked by a parent and kept as an appointment',
  { tag: '@full' },
  async ({ page, browser }) => {
    const world = await createEmptyWorld(page)
    const staff = await openStaffWindow(browser, world)
    await makeCourseOnScreens(staff, { code: 'G-1', name: 'Young readers', type: 'kids', isGroup: true })
    await makeTutor(browser, world, staff, sami)
    await makeGroupClassOnScreens(staff)
    await expectAccessible(staff)
    const parent = await makeStudent(browser, world, yara, [lina])

    // Without an interview the step says what to do
    await openPage(parent, '/groups')
    await parent
      .getByRole('button', { name: /^Choose/ })
      .first()
      .click()
    await parent.getByRole('link', { name: 'Continue' }).click()
    await expect(parent).toHaveURL('/groups/programs')
    await parent.getByRole('checkbox', { disabled: false }).first().check()
    // The line of steps waits for the program
    await expect(parent.getByRole('navigation').getByRole('link', { name: /Interview/ })).toHaveCount(0)
    await parent.getByRole('radio', { name: /One month/ }).check()
    await expect(parent.getByText(/EGP.400 for one child, 4 classes, incl\. VAT/)).toBeVisible()
    await getContinueLink(parent).click()
    await expect(parent.getByText('No interviews are planned for these courses yet')).toBeVisible()

    await openPage(staff, '/dashboard/webinars')
    await planInterviewOnScreens(staff, 'Sami Haddad')
    await parent.reload()
    await parent.getByRole('radio', { name: /Young readers · Sami Haddad/ }).check()
    await expectAccessible(parent)
    await getContinueLink(parent).click()
    await expect(getPayButton(parent)).toContainText('400')
    await getPayButton(parent).click()
    await pay(parent, 'succeed')
    await expect(parent.getByRole('heading', { name: 'Your interview' })).toBeVisible()
    await expect(parent.getByRole('button', { name: 'Add to calendar' }).first()).toBeVisible()
    await expectAccessible(parent)

    await openPage(parent, '/dashboard/BookedClasses')
    await expect(parent.getByRole('heading', { name: 'Your interview' })).toBeVisible()
    await parent.getByRole('link', { name: 'Open the room' }).click()
    await expect(parent).toHaveURL(/\/meeting\?halaqa=\d+/)
    await openPage(parent, '/dashboard/reservations')
    await openRow(parent, 'Young readers')
    await expect(parent.getByRole('dialog').getByRole('heading', { name: 'Your interview' })).toBeVisible()

    await openPage(staff, '/dashboard/group-classes')
    await openRow(staff, 'Sunday readers')
    await expect(staff.getByRole('dialog').getByText('Lina')).toBeVisible()
    await expectAccessible(staff)
    await openPage(staff, '/dashboard/classes')
    await expect(staff.locator('tbody tr').filter({ hasText: 'Lina (Yara Kamal)' })).toHaveCount(4)

    // A cancelled group class names its replacement before, and in the parent's notification
    await openPage(staff, '/dashboard/classes')
    await staff
      .getByRole('button', { name: /^Actions for/ })
      .first()
      .click()
    await staff.getByRole('button', { name: 'Open', exact: true }).click()
    const held = staff.getByRole('dialog')
    await held.getByRole('button', { name: 'Cancel class' }).click()
    const sure = staff.getByRole('alertdialog')
    await expect(sure.getByText('the group gets one more class after its last one')).toBeVisible()
    await sure.getByLabel('Reason').fill('The tutor is ill')
    await sure.getByRole('button', { name: 'Cancel class' }).click()
    await expect(sure).toHaveCount(0)

    // A cancelled interview is no appointment any more, and says how to get another
    await openPage(staff, '/dashboard/webinars?f.state=not+started')
    await openRow(staff, 'Meet the tutor')
    await staff.getByRole('dialog').getByRole('button', { name: 'Cancel halaqa' }).click()
    await staff.getByRole('alertdialog').getByRole('button', { name: 'Cancel halaqa' }).click()
    await expect(staff.getByRole('alertdialog')).toHaveCount(0)
    await openPage(parent, '/dashboard/reservations?lang=ar')
    await parent.getByRole('button', { name: /الإشعارات/ }).click()
    await expect(parent.getByText(/تُعقد للمجموعة حصة أخرى بعد حصتها الأخيرة/)).toBeVisible()
    // The notification opens the reservation, in which another interview is chosen
    await openPage(parent, '/dashboard/BookedClasses')
    await parent.getByRole('button', { name: /Notifications/ }).click()
    await parent.getByRole('link', { name: /Your interview was cancelled: Meet the tutor/ }).click()
    await expect(parent).toHaveURL(/\/dashboard\/reservations\?id=\d+/)
    const booking = parent.getByRole('dialog')
    await expect(booking.getByText('The interview was cancelled.')).toBeVisible()
    await expect(booking.getByText('No other interview is planned yet')).toBeVisible()
    await expect(booking.getByRole('link', { name: 'Open the room' })).toHaveCount(0)
    await openPage(staff, '/dashboard/webinars')
    await planInterviewOnScreens(staff, 'Sami Haddad')
    await openPage(parent, '/dashboard/BookedClasses')
    await parent.getByRole('button', { name: /Notifications/ }).click()
    await parent.getByRole('link', { name: /You can choose another interview/ }).click()
    await booking.getByRole('radio', { name: /Young readers · Sami Haddad/ }).check()
    await expectAccessible(parent)
    await booking.getByRole('button', { name: 'Book this interview' }).click()
    await expect(booking.getByRole('link', { name: 'Open the room' })).toBeVisible()
    await expect(booking.getByText('The interview was cancelled.')).toHaveCount(0)

    // Deleting the group class says what is paid back, and the reservation shows it
    await openPage(staff, '/dashboard/group-classes')
    await staff.getByRole('button', { name: /^Actions for/ }).click()
    await staff.getByRole('button', { name: 'Delete' }).click()
    await expect(sure.getByText(/EGP.400(\.00)? is refunded for 4 classes/)).toBeVisible()
    await expectAccessible(staff)
    await sure.getByRole('button', { name: 'Delete' }).click()
    await expect(sure).toHaveCount(0)
    await openPage(parent, '/dashboard/reservations?tab=history')
    await openRow(parent, 'Young readers')
    await expect(booking.getByText(/EGP.400/).first()).toBeVisible()
  },
)

test(
  'kids whom staff place in a group class are given its homework and hand it in',
  { tag: '@full' },
  async ({ page, browser }) => {
    const world = await createEmptyWorld(page)
    const staff = await openStaffWindow(browser, world)
    await makeCourseOnScreens(staff, { code: 'G-1', name: 'Young readers', type: 'kids', isGroup: true })
    const tutor = await makeTutor(browser, world, staff, sami)
    await makeGroupClassOnScreens(staff)
    const parent = await makeStudent(browser, world, yara, [lina])
    await openPage(staff, '/dashboard/group-classes')
    await openRow(staff, 'Sunday readers')
    await staff.getByRole('dialog').getByRole('link', { name: 'Assign students' }).click()
    await addLearnerOnScreens(staff, 'Lina')
    await staff.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(staff).toHaveURL(/\/dashboard\/group-classes/)

    // The tutor of the group class gives homework to all of it
    await openPage(tutor, '/dashboard/tutor-homework')
    await tutor.getByRole('button', { name: 'New homework' }).first().click()
    const panel = tutor.getByRole('dialog')
    await panel.locator('input[name=title]').fill('Read aloud')
    await panel.locator('textarea[name=description]').fill('The first page')
    await panel.locator('select[name=course_id]').selectOption({ label: 'Young readers' })
    await panel.locator('input[name=score]').fill('10')
    await panel.getByLabel('Due').fill('2030-01-01T12:00')
    await attachFile(panel.locator('input[type=file]'), 'page.pdf', 'application/pdf', '%PDF-1.4')
    await panel.locator('input[name=published]').check()
    await panel.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(panel).toHaveCount(0)
    await openRow(tutor, 'Read aloud')
    await panel.getByLabel('A whole group').selectOption({ label: 'Sunday readers (group class, 1 member)' })
    await panel.getByRole('button', { name: 'Give to the group' }).click()
    await expect(panel.getByRole('region', { name: 'Assigned to' }).getByText('Lina')).toBeVisible()
    await expectAccessible(tutor)

    const kid = await openWindow(browser, world)
    await signInKidOnScreens(kid, await readPasscodeOnScreens(parent, 'Lina'))
    await openPage(kid, '/dashboard/student-homework?lang=ar')
    await expect(kid.getByText('Read aloud')).toBeVisible()
    await expectAccessible(kid)
    await kid.getByRole('button', { name: /الإشعارات/ }).click()
    await expect(kid.getByText('واجب جديد: Read aloud')).toBeVisible()
  },
)

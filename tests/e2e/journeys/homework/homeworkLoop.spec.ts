import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectInArabic, openPage, test } from '../../browse.ts'
import { attachFile } from '../../files.ts'
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

const sami = { first: 'Sami', last: 'Haddad', email: 'sami@example.test' }
const omar = { name: 'Omar', birthday: '2017-02-01' }

test(
  'homework of staff reaches a group and a group class, is handed in, returned without a score and reviewed',
  { tag: '@full' },
  async ({ page, browser }) => {
    const world = await createEmptyWorld(page)
    const staff = await openStaffWindow(browser, world)
    await makeCourseOnScreens(staff, { code: 'AR-1', name: 'First letters', type: 'kids', isGroup: true })
    const tutor = await makeTutor(browser, world, staff, { ...sami, courses: ['First letters'] })
    const parent = await makeStudent(browser, world, yara, [lina, omar])

    await openPage(staff, '/dashboard/students-groups')
    await staff.getByRole('button', { name: 'New group' }).first().click()
    const panel = staff.getByRole('dialog')
    await panel.locator('input[name=name]').fill('Evening readers')
    await panel.locator('select[name=tutor_id]').selectOption({ label: 'Sami Haddad' })
    await panel.getByRole('checkbox', { name: 'Sunday' }).check()
    await panel.locator('input[name=max_students]').fill('5')
    await panel.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(panel).toHaveCount(0)
    await staff
      .locator('tbody tr')
      .first()
      .getByRole('button', { name: /^Actions for/ })
      .click()
    await staff.getByRole('link', { name: 'Assign', exact: false }).last().click()
    await addLearnerOnScreens(staff, 'Lina')
    await staff.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(staff).toHaveURL(/students-groups\/\d+$/)
    await expect(staff.getByText('Yara Kamal').first()).toBeVisible()

    await openPage(staff, '/dashboard/homework')
    await staff.getByRole('button', { name: 'New homework' }).first().click()
    await panel.locator('input[name=title]').fill('Read aloud')
    await panel.locator('textarea[name=description]').fill('The first page')
    await panel.locator('select[name=course_id]').selectOption({ label: 'First letters' })
    await panel.locator('input[name=score]').fill('10')
    await panel.getByLabel('Due').fill('2020-01-01T12:00')
    await attachFile(panel.locator('input[type=file]'), 'page.pdf', 'application/pdf', '%PDF-1.4')
    await panel.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(panel.getByText('Choose a time that is still to come').first()).toBeVisible()
    await panel.getByLabel('Due').fill('2030-01-01T12:00')
    await panel.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(panel).toHaveCount(0)
    await openRow(staff, 'Read aloud')
    await expect(panel.getByRole('link', { name: 'page.pdf' })).toBeVisible()
    await panel.getByLabel('A whole group').selectOption({ label: 'Evening readers (group, 1 member)' })
    const calls: string[] = []
    staff.on('request', (request) => {
      if (request.url().endsWith('/assign/')) calls.push(request.url())
    })
    const give = panel.getByRole('button', { name: 'Give to the group' })
    await give.dblclick()
    const given = panel.getByRole('region', { name: 'Assigned to' })
    await expect(given.getByText('Lina')).toBeVisible()
    await expect(give).toBeDisabled()
    expect(calls).toHaveLength(1)
    await addLearnerOnScreens(staff, 'Omar')
    await panel.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(staff.getByRole('listitem').getByText('Homework assigned').first()).toBeVisible()

    const kid = await openWindow(browser, world)
    await signInKidOnScreens(kid, await readPasscodeOnScreens(parent, 'Lina'))
    await handIn(kid)
    await openPage(staff, '/dashboard/homework')
    await openRow(staff, 'Read aloud')
    await panel.getByRole('checkbox', { name: 'Ask to redo' }).check()
    await panel.getByLabel('Comment').fill('Slower, please')
    await panel.getByRole('button', { name: 'Send review' }).click()
    await expect(panel.getByText('Returned').first()).toBeVisible()
    await expectAccessible(staff)
    await handIn(kid)
    await openPage(staff, '/dashboard/homework')
    await openRow(staff, 'Read aloud')
    // The answer that was returned is folded and has its comment, the newer one the form
    await panel.getByText('1 earlier answer').click()
    await expect(panel.getByText('Replaced by a later answer')).toBeVisible()
    await expect(panel.getByText('Slower, please')).toBeVisible()
    await expect(panel.getByRole('button', { name: 'Send review' })).toHaveCount(1)
    await panel
      .getByLabel(/^Score/)
      .first()
      .fill('9')
    await panel.getByRole('button', { name: 'Send review' }).first().click()
    await expect(panel.getByText('Reviewed').first()).toBeVisible()
    await expectInArabic(staff, 'تمت مراجعته', 'إجابة سابقة واحدة')
    await openPage(kid, '/dashboard/student-homework')
    await expectInArabic(kid, 'أنجزت كل شيء. أحسنت!')
    await kid.getByRole('tab', { name: 'أنجزته' }).click()
    await expectInArabic(kid, 'Read aloud', /9 من 10/)

    // The tutor sees the group's learners and can give homework to the group
    await openPage(tutor, '/dashboard/my-students')
    await expect(tutor.getByText('Lina').first()).toBeVisible()
  },
)

async function handIn(kid: Page) {
  await openPage(kid, '/dashboard/student-homework')
  await kid
    .getByRole('button', { name: /Do it now/ })
    .first()
    .click()
  await kid.getByRole('button', { name: /Start my answer|Answer again/ }).click()
  await attachFile(kid.locator('input[type=file]'), 'voice.mp3', 'audio/mpeg', 'ID3')
  await kid.getByRole('button', { name: 'Hand in' }).click()
  await expect(kid.getByText('Handed in. Your teacher will look at it soon.')).toBeVisible()
}

test(
  'a catalog is filled, shared and opened in place by a tutor',
  { tag: '@full' },
  async ({ page, browser }) => {
    const world = await createEmptyWorld(page)
    const staff = await openStaffWindow(browser, world)
    const tutor = await makeTutor(browser, world, staff, { ...sami, courses: [] })
    await openPage(staff, '/dashboard/catalog')
    await staff.getByRole('button', { name: 'New catalog' }).first().click()
    const panel = staff.getByRole('dialog')
    await panel.locator('input[name=title]').fill('Letter cards')
    await panel.locator('input[name=shared]').check()
    const pixel =
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
    await attachFile(panel.locator('input[type=file]'), 'alif.png', 'image/png', Buffer.from(pixel, 'base64'))
    await attachFile(panel.locator('input[type=file]'), 'cards.pdf', 'application/pdf', '%PDF-1.4')
    await panel.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(panel).toHaveCount(0)
    // The browser of the tests has no viewer, and would save the document
    await tutor.addInitScript(() => Object.defineProperty(navigator, 'pdfViewerEnabled', { value: true }))
    const sent = tutor.waitForResponse(
      (response) => response.frame().parentFrame() !== null && /\/files\//.test(response.url()),
    )
    await openPage(tutor, '/dashboard/tutor-catalogs')
    await openRow(tutor, 'Letter cards')
    const picture = tutor.getByRole('dialog').getByRole('img', { name: 'alif.png' })
    await expect(picture).toHaveJSProperty('naturalWidth', 1)
    await expect(tutor.getByRole('link', { name: 'Download alif.png' })).toBeVisible()
    // Only owners and staff stop sharing
    await expect(tutor.getByRole('dialog').getByRole('button', { name: 'Close' })).toBeVisible()
    await expect(tutor.getByRole('dialog').getByRole('button', { name: /shar/i })).toHaveCount(0)
    await expect(tutor.locator('iframe[title="cards.pdf"]')).toBeVisible()
    const { 'content-type': type, 'content-security-policy': policy } = (await sent).headers()
    expect([type, policy]).toEqual(['application/pdf', expect.stringContaining("frame-ancestors 'self'")])
    await expectAccessible(tutor)
    await expectInArabic(tutor, 'مشترك', 'Letter cards')
    await expect(tutor.getByRole('link', { name: 'تنزيل alif.png' })).toBeVisible()
  },
)

import type { Browser, Page } from '@playwright/test'
import { isolateText } from '#web/i18n/isolateText.ts'
import { createWorld, expect, joinAs, openPage } from './browse.ts'
import { attachFile } from './files.ts'
import { type NewKid, type NewPerson, PASSWORD, registerOnScreens } from './registration.ts'
import { confirmAction } from './staffList.ts'

/** Helpers of journeys that begin in the empty world and make everything on the screens. */

/** The parent whom most of them register, and her kid. */
export const yara: NewPerson = { first: 'Yara', last: 'Kamal', email: 'yara@example.test' }
export const lina: NewKid = { name: 'Lina', birthday: '2018-05-04' }

/** Recreates the page's world with staff and programs only. */
export async function createEmptyWorld(page: Page, world: string = crypto.randomUUID()): Promise<string> {
  await createWorld(page, world, 'empty')
  return world
}

/** Opens a window of a guest in an existing world. */
export async function openWindow(browser: Browser, world: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 860 } })
  await context.addCookies([{ name: 'mock_world', value: world, domain: 'localhost', path: '/' }])
  return context.newPage()
}

/** Opens a window of an operator or institute admin in an existing world. */
export async function openStaffWindow(
  browser: Browser,
  world: string,
  who: 'operator' | 'admin' = 'operator',
): Promise<Page> {
  const page = await openWindow(browser, world)
  await joinAs(page, who, world)
  return page
}

/** Signs staff in on the page of the institute's staff. */
export async function signInStaffOnScreens(page: Page, who: 'operator' | 'admin') {
  await openPage(page, '/institute-login')
  if (who === 'operator') await page.getByRole('radio', { name: 'Operator' }).check()
  await page.locator('input[name=username]').fill(`${who}@example.test`)
  await page.locator('input[name=password]').fill(who === 'operator' ? 'Operate#2026' : 'Admin#2026')
  await page.getByRole('main').locator('button[type=submit]').click()
  await expect(page).toHaveURL(/\/dashboard\//)
}

/** Makes a course in a window of staff. */
export async function makeCourseOnScreens(
  page: Page,
  course: { code: string; name: string; type?: 'kids' | 'adult'; isGroup?: boolean },
) {
  await openPage(page, '/dashboard/courses-managment')
  await page.getByRole('button', { name: 'New course' }).first().click()
  const panel = page.getByRole('dialog')
  await panel.locator('input[name=code]').fill(course.code)
  await panel.locator('input[name=name]').fill(course.name)
  await panel.locator('textarea[name=description]').fill('Letters, sounds and first words')
  await panel.locator('select[name=type]').selectOption(course.type ?? 'adult')
  await panel.locator('select[name=subject]').selectOption('arabic')
  if (course.isGroup) await panel.locator('input[name=is_group]').check()
  await save(page, panel)
}

/** Signs in with the dialog of the home page. */
export async function signInOnScreens(page: Page, role: 'Student' | 'Tutor', { email }: NewPerson) {
  await fillSignIn(page, role, email, PASSWORD)
  await expect(page).toHaveURL(/\/dashboard\//)
}

/** Signs a kid in with the passcode. */
export async function signInKidOnScreens(page: Page, passcode: string) {
  await fillSignIn(page, 'Child', passcode)
  await expect(page).toHaveURL(/\/dashboard\//)
}

/** Sends the sign-in dialog of the home page and waits for nothing. */
export async function fillSignIn(
  page: Page,
  role: 'Student' | 'Tutor' | 'Child',
  username: string,
  password?: string,
) {
  await openPage(page, '/')
  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: new RegExp(role) }).check()
  await dialog.locator('input[name=username]').fill(username)
  if (password) await dialog.locator('input[name=password]').fill(password)
  await dialog.locator('button[type=submit]:visible').click()
}

/** Registers a student with kids and signs in, in a window of their own. */
export async function makeStudentOnScreens(
  browser: Browser,
  world: string,
  person: NewPerson,
  kids: readonly NewKid[] = [],
): Promise<Page> {
  const page = await openWindow(browser, world)
  await registerOnScreens(page, 'Student', person, kids)
  await signInOnScreens(page, 'Student', person)
  return page
}

/** Reads a kid's passcode in the parent's window. */
export async function readPasscodeOnScreens(parent: Page, kid: string): Promise<string> {
  await openPage(parent, '/SubAccounts')
  const card = parent.getByRole('article').filter({ hasText: kid })
  const responding = parent.waitForResponse(
    (response) => response.ok() && /\/kids\/.*passcode\//.test(response.url()),
  )
  await card.getByRole('button', { name: /Show/ }).click()
  const { data } = (await (await responding).json()) as { data: { passcode: string } } // According to the OpenAPI documents
  return data.passcode
}

/**
 * Registers a tutor, who fills in profile, teaching data and hours on every day; staff set a price and approve.
 * @param staff a window of staff in the same world
 */
export async function makeTutorOnScreens(
  browser: Browser,
  world: string,
  staff: Page,
  tutor: NewPerson & { courses: readonly string[] },
): Promise<Page> {
  const page = await openWindow(browser, world)
  await registerOnScreens(page, 'Tutor', tutor)
  await signInOnScreens(page, 'Tutor', tutor)
  await fillTeachingOnScreens(page, tutor.courses)
  await setHoursOnScreens(page)
  await saveProfileOnScreens(page)
  await approveTutorOnScreens(staff, `${tutor.first} ${tutor.last}`)
  return page
}

/** Fills in a tutor's teaching data, with a document, a proposed price and a free trial; does not save. */
export async function fillTeachingOnScreens(page: Page, courses: readonly string[], price = '150') {
  await openPage(page, '/Profile')
  await expect(page.getByRole('group', { name: 'Teaching languages' }).getByRole('checkbox')).not.toHaveCount(
    0,
  )
  for (const course of courses) await page.getByRole('checkbox', { name: course }).check()
  await page.getByRole('checkbox', { name: 'Arabic', exact: true }).check()
  await page.locator('select[name=country_id]').selectOption({ label: 'Egypt' })
  await page.locator('input[name=price]').fill(price)
  await page.locator('input[name=has_trial]').check()
  await page.locator('textarea[name=biography]').fill('I teach Arabic with patience and songs.')
  await attachFile(page.locator('input[name=document_ids]'), 'diploma.pdf', 'application/pdf', '%PDF-1.4')
}

/** Adds hours on each day of the week, from 8 to 20 o'clock; does not save. */
export async function setHoursOnScreens(page: Page) {
  await page
    .getByRole('button', { name: /^Add hours: / })
    .first()
    .waitFor()
  for (const button of await page.getByRole('button', { name: /^Add hours: / }).all()) await button.click()
  for (const field of await page.getByLabel(/day, from$/).all()) await field.fill('08:00')
  for (const field of await page.getByLabel(/day, to$/).all()) await field.fill('20:00')
}

/** Saves the open profile. */
export async function saveProfileOnScreens(page: Page) {
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('listitem').getByText('Saved successfully').first()).toBeVisible()
}

/** Approves a new tutor in a window of staff. */
export async function approveTutorOnScreens(staff: Page, name: string) {
  await openPage(staff, '/dashboard/new-tutors')
  await openRow(staff, name)
  await staff.getByRole('dialog').getByRole('button', { name: 'Approve' }).click()
  await confirmAction(staff, 'Approve')
  await expect(
    staff
      .getByRole('listitem')
      .getByText(`${isolateText(name)} approved`)
      .first(),
  ).toBeVisible()
}

/** Moves a learner from the offered list to the chosen one. */
export async function addLearnerOnScreens(page: Page, name: string) {
  const offered = page.getByRole('region', { name: 'Learners' })
  await offered.getByRole('button', { name: new RegExp(`^Add .*${name}`) }).click()
}

/** Opens the detail of a list's row. */
export async function openRow(page: Page, name: string) {
  await page
    .locator('tbody tr')
    .filter({ hasText: name })
    .getByRole('button', { name: /^Actions for/ })
    .click()
  await page.getByRole('button', { name: 'Open', exact: true }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
}

async function save(page: Page, panel: ReturnType<Page['getByRole']>) {
  await panel.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(panel).toHaveCount(0)
  await expect(page.getByRole('listitem').getByText('Saved successfully').first()).toBeVisible()
}

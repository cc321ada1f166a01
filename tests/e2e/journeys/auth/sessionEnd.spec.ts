import type { Page } from '@playwright/test'
import { expect, openPage, startAs, test } from '../../browse.ts'

/** Ends the session once the page makes no more calls: one of its own would open the dialog before the test acts. */
async function endSession(page: Page) {
  await page.waitForLoadState('networkidle')
  await page.context().clearCookies({ name: 'session' })
}

/** The ended session's calls are logged by the browser. */
function removeRefusals(logged: string[]) {
  logged.splice(0, logged.length, ...logged.filter((line) => !line.includes('401')))
}

test('a session that ends opens the dialog over the page, which stays', async ({ page, logged }) => {
  await startAs(page, 'student')
  await openPage(page, '/dashboard/BookedClasses?view=list')
  await expect(page.locator('main article').first()).toBeVisible()
  await endSession(page)
  await page
    .getByRole('navigation', { name: 'Pages' })
    .getByRole('link', { name: 'Page 2', exact: true })
    .click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('radio', { name: /Student/ })).toBeChecked()
  await dialog.locator('input[name=username]').fill('student@example.test')
  await dialog.locator('input[name=password]').fill('Learn#2026')
  await dialog.locator('button[type=submit]').click()
  await expect(page.locator('main article').first()).toBeVisible()
  await expect(page).toHaveURL('/dashboard/BookedClasses?view=list&page=2')
  removeRefusals(logged)
})

test('a kid whose session ends is asked for the passcode', async ({ page, logged }) => {
  await startAs(page, 'kid')
  await openPage(page, '/dashboard/BookedClasses')
  await endSession(page)
  await page.getByRole('navigation').getByRole('link', { name: 'Homework' }).first().click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('radio', { name: /Child/ })).toBeChecked()
  await dialog.locator('input[name=username]').fill('246810')
  await dialog.locator('button[type=submit]').click()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(/Homework/i)
  removeRefusals(logged)
})

test(
  'staff whose session ends, and staff who follow a link, sign in on the form of staff',
  { tag: '@full' },
  async ({ page, logged }) => {
    await startAs(page, 'operator')
    await openPage(page, '/dashboard/students')
    await endSession(page)
    await page.getByRole('searchbox').first().fill('a')
    const dialog = page.getByRole('dialog', { name: 'Institute login' })
    await signInOperator()
    await expect(page.getByRole('searchbox').first()).toHaveValue('a')
    await endSession(page)
    await openPage(page, '/dashboard/students')
    await signInOperator()
    await expect(page.getByRole('heading', { level: 1, name: 'Students' })).toBeVisible()
    await expect(page).toHaveURL('/dashboard/students')
    removeRefusals(logged)

    async function signInOperator() {
      await expect(dialog.getByRole('radio', { name: 'Operator' })).toBeChecked()
      await dialog.locator('input[name=username]').fill('operator@example.test')
      await dialog.locator('input[name=password]').fill('Operate#2026')
      await dialog.locator('button[type=submit]').click()
      await expect(dialog).toBeHidden()
    }
  },
)

test('a parent whose session ends while a kid is added signs in, and finds the form as it was', async ({
  page,
  logged,
}) => {
  await startAs(page, 'student')
  await openPage(page, '/SubAccounts')
  await page.getByRole('button', { name: 'Add a child' }).click()
  const form = page.getByRole('form', { name: 'Child' })
  await form.getByLabel('Child’s first name').fill('Layla')
  await form.getByRole('radio', { name: 'Girl' }).check()
  await endSession(page)
  const day = form.getByRole('textbox', { name: 'Date of birth' })
  await day.fill('05/03/2016')
  await form.getByRole('button', { name: 'Add the child' }).click()
  const alert = page.getByRole('alertdialog')
  await alert.getByRole('button', { name: 'Close' }).click()
  const dialog = page.getByRole('dialog', { name: 'Welcome' })
  await dialog.locator('input[name=username]').fill('student@example.test')
  await dialog.locator('input[name=password]').fill('Learn#2026')
  await dialog.locator('input[name=password]').press('Enter')
  await expect(form.getByLabel('Child’s first name')).toHaveValue('Layla')
  await expect(form.getByRole('radio', { name: 'Girl' })).toBeChecked()
  await expect(day).toHaveValue('05/03/2016')
  removeRefusals(logged)
})

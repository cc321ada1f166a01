import { expect, test } from '../../../browse.ts'
import { closePage, openPlain } from '../../../plainPage.ts'

test('a refused sign-in keeps role and choices, and the filters of the page behind it', async ({
  browser,
}) => {
  const page = await openPlain(browser)
  await page.goto('/tutors?course_types=kids&course_types=adults')
  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL('/tutors?course_types=kids&course_types=adults&login=')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: 'Tutor' }).check()
  await dialog.getByRole('textbox', { name: /Email/ }).fill('tutor@example.test')
  await dialog.locator('input[name=password]').fill('Wrong#2026')
  await dialog.getByRole('checkbox', { name: 'Remember me' }).check()
  await dialog.locator('button[type=submit]').last().click()
  await expect(dialog.getByRole('textbox', { name: /Email/ })).toHaveValue('tutor@example.test')
  await expect(dialog.getByRole('radio', { name: 'Tutor' })).toBeChecked()
  await expect(dialog.getByRole('checkbox', { name: 'Remember me' })).toBeChecked()
  await dialog.locator('input[name=password]').fill('Teach#2026')
  await dialog.locator('button[type=submit]').last().click()
  await expect(page).toHaveURL('/dashboard/CurrentClasses')
  await page.goto('/UpdatePassword')
  await expect(page.getByRole('main').getByRole('button', { name: 'Change password' })).toBeDisabled()
  await closePage(page)
})

test('a kid whose passcode is asked in the form of adults gets the one of kids', async ({ browser }) => {
  const page = await openPlain(browser)
  await page.goto('/?login')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: /^Child/ }).check()
  await dialog.locator('button[type=submit]').last().click()
  await expect(dialog.getByRole('radio', { name: /^Child/ })).toBeChecked()
  await dialog.getByRole('textbox', { name: 'Passcode' }).fill('246810')
  await dialog.locator('button[type=submit]').last().click()
  await expect(page).toHaveURL('/dashboard/BookedClasses')
  await closePage(page)
})

test('a form that needs script cannot be sent without', async ({ browser }) => {
  const page = await openPlain(browser)
  for (const path of ['/?register', '/?register=tutor', '/ForgetPassword']) {
    await page.goto(path)
    const form = page.locator('form:has(button[type=submit]):not([id]):not([role])').last()
    await expect(form.locator('button[type=submit]'), path).toBeDisabled()
  }
  await closePage(page)
})

test('a search that is sent keeps the zone of its times of day', async ({ browser }) => {
  const page = await openPlain(browser)
  await page.goto('/tutors?day_times=evening&time_zone=Asia/Tokyo')
  await page.getByRole('searchbox').fill('a')
  await page.getByRole('searchbox').press('Enter')
  await expect(page).toHaveURL(/day_times=evening/)
  await expect(page).toHaveURL(/time_zone=Asia/)
  await closePage(page)
})

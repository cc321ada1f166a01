import type { Locator, Page } from '@playwright/test'
import { expect, openPage } from './browse.ts'
import { isCalm } from './chaos/chaos.ts'

/** Helpers of journeys that register on the screens. */

export const PASSWORD = 'Strong#2026'

export interface NewPerson {
  first: string
  last: string
  email: string
}

export interface NewKid {
  name: string
  /** YYYY-MM-DD */
  birthday: string
}

/** Registers in the dialog of the home page; leaves the page signed out. */
export async function registerOnScreens(
  page: Page,
  role: 'Student' | 'Tutor',
  person: NewPerson,
  kids: readonly NewKid[] = [],
) {
  await openPage(page, '/')
  await page.getByRole('banner').getByRole('button', { name: 'Register' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: new RegExp(role) }).check()
  await fillRegistration(dialog, {
    first_name: person.first,
    last_name: person.last,
    email: person.email,
    password: PASSWORD,
    phone_number: '+201000000000',
  })
  for (const { name, birthday } of kids) {
    await dialog.getByRole('button', { name: 'Add a child' }).click()
    await dialog.locator('input[name=first_name]:visible').fill(name)
    await dialog.getByRole('radio', { name: 'Girl' }).check()
    await dialog.locator('input[name=date_of_birth]:visible').fill(birthday)
    await dialog.getByRole('button', { name: 'Add the child' }).click()
  }
  await dialog.locator('button[type=submit]:visible').click()
  const ready = page.getByRole('alertdialog', { name: /Your (account is ready|application has arrived)/ })
  const used = dialog.getByText('This email is already used.')
  await expect(isCalm() ? ready : ready.or(used).first()).toBeVisible()
  // An earlier attempt, whose response was lost, has made the account: the person is told so, and goes on to sign in
  if (!isCalm() && (await used.isVisible())) return
  await page.mouse.move(0, 0)
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
}

/** Fills both steps of the registration form of an adult; does not submit the second. */
export async function fillRegistration(
  dialog: Locator,
  person: Record<'first_name' | 'last_name' | 'email' | 'password' | 'phone_number', string>,
) {
  const { phone_number, ...account } = person
  const fill = async (values: Record<string, string>) => {
    for (const [name, value] of Object.entries(values))
      await dialog.locator(`input[name=${name}]:visible`).fill(value)
  }
  await fill({ ...account, confirm_password: person.password })
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await fill({ phone_number, date_of_birth: '1990-05-04' })
  await dialog.getByRole('radio', { name: 'Female' }).check()
  await dialog.getByRole('checkbox', { name: /I accept/ }).check()
}

import type { Page } from '@playwright/test'
import { expect, expectAccessible, openPage, createWorld, test } from '../../browse.ts'
import { fillRegistration } from '../../registration.ts'

test.beforeEach(({ page }) => createWorld(page))

test(
  'a parent registers with kids by keyboard alone, reads the result and signs in',
  { tag: '@full' },
  async ({ page }) => {
    await openPage(page, '/')
    await page.getByRole('banner').getByRole('button', { name: 'Register' }).focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('radio', { name: /Student/ }).focus()
    await page.keyboard.press('Space')
    await typeInto(page, 'first_name', 'Nour')
    await typeInto(page, 'last_name', 'كمال')
    await typeInto(page, 'email', '\u200E  nour@example.test \u200F')
    await typeInto(page, 'password', 'Strong#2026')
    await typeInto(page, 'confirm_password', 'Strong#2026')
    await page.keyboard.press('Enter')
    await expect(dialog.getByRole('heading', { name: 'About you Step 2 of 2' })).toBeFocused()
    await dialog.getByRole('button', { name: 'Choose the country' }).focus()
    await page.keyboard.press('Enter')
    await page.keyboard.type('egyp')
    await page.keyboard.press('Enter')
    await expect(getField(page, 'phone_number')).toBeFocused()
    await page.keyboard.type('١٠٠ ٠٠٠ ٠٠٠٠')
    await getField(page, 'date_of_birth').fill('1990-05-04')
    await dialog.getByRole('radio', { name: 'Female' }).focus()
    await page.keyboard.press('Space')
    await addKid(page, 'Sara', '2018-05-04')
    await addKid(page, 'Omar', '2015-01-01')
    await expect(dialog.getByText('Sara كمال')).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Add a child' })).toBeFocused()
    await dialog.getByRole('button', { name: 'Remove ⁨Omar⁩' }).press('Enter')
    await expect(dialog.getByRole('button', { name: 'Remove ⁨Sara⁩' })).toBeFocused()
    await dialog.getByRole('button', { name: 'Edit ⁨Sara⁩' }).press('Enter')
    await expect(getField(page, 'date_of_birth')).toHaveValue('04/05/2018')
    await dialog.getByRole('button', { name: 'Save' }).press('Enter')
    await expect(dialog.getByRole('button', { name: 'Edit ⁨Sara⁩' })).toBeFocused()
    await dialog.getByRole('button', { name: 'Back' }).press('Enter')
    await expect(dialog.getByRole('heading', { name: 'Your account Step 1 of 2' })).toBeFocused()
    await expect(getField(page, 'password')).toHaveValue('Strong#2026')
    await dialog.getByRole('button', { name: 'Continue' }).press('Enter')
    await expect(getField(page, 'date_of_birth')).toHaveValue('04/05/1990')
    await dialog.getByRole('checkbox', { name: /I accept/ }).focus()
    await page.keyboard.press('Space')
    const sent = page.waitForRequest((request) => request.url().endsWith('/api/auth/signup/user/'))
    await dialog.locator('button[type=submit]:visible').press('Enter')
    expect((await sent).postDataJSON()).toMatchObject({
      register_type: 'student',
      first_name: 'Nour',
      email: 'nour@example.test',
      phone_number: '+201000000000',
      kids: [{ first_name: 'Sara', last_name: 'كمال', date_of_birth: '2018-05-04', register_type: 'kid' }],
    })
    await expect(page.getByRole('alertdialog', { name: /Your account is ready/ })).toBeVisible()
    // The pointer is over the alert, which would pause it
    await page.mouse.move(0, 0)
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
    await expect(getField(page, 'username')).toHaveValue('nour@example.test')
    await getField(page, 'password').fill('Strong#2026')
    await dialog.locator('button[type=submit]').press('Enter')
    await expect(page).toHaveURL('/dashboard/BookedClasses')
    await expect(page.getByRole('banner').getByText('Nour')).toBeVisible()
  },
)

test(
  'a minor, a future birth date, letters in a phone number and differing passwords are refused with messages',
  { tag: '@full' },
  async ({ page }) => {
    const dialog = await openRegister(page, 'Student')
    const seventeen = new Date()
    seventeen.setFullYear(seventeen.getFullYear() - 18)
    seventeen.setDate(seventeen.getDate() + 2)
    await getField(page, 'email').fill('nour@')
    await getField(page, 'password').fill('weak')
    await getField(page, 'confirm_password').fill('other')
    await dialog.getByRole('button', { name: 'Continue' }).click()
    for (const text of ['Invalid Email Format', 'Passwords do not match'])
      await expect(dialog.getByText(text)).toBeVisible()
    await expect(dialog.getByText('required', { exact: true })).toHaveCount(2)
    await expect(getField(page, 'first_name')).toBeFocused()
    await expectAccessible(page)
    await fillAccount(page, 'nour@example.test')
    await dialog.getByRole('button', { name: 'Continue' }).click()
    await expect(dialog.getByText('required', { exact: true })).toHaveCount(0)
    await getField(page, 'date_of_birth').fill(seventeen.toISOString().slice(0, 10))
    await getField(page, 'phone_number').fill('+20 10 abc')
    await dialog.getByRole('button', { name: 'Register' }).click()
    for (const text of ['You must be at least 18 years old', 'Enter + and digits only, 8 to 16 digits'])
      await expect(dialog.getByText(text)).toBeVisible()
    await expect(dialog.getByText('required', { exact: true })).toHaveCount(2)
    await expect(getField(page, 'phone_number')).toBeFocused()
    await getField(page, 'date_of_birth').fill('2090-01-01')
    await expect(dialog.getByText('The date cannot be later than today')).toBeVisible()
    await expectAccessible(page)
  },
)

test('a kid of three is refused; one of four is accepted', { tag: '@full' }, async ({ page }) => {
  const dialog = await openRegister(page, 'Student')
  const three = new Date()
  three.setFullYear(three.getFullYear() - 4)
  three.setDate(three.getDate() + 2)
  await fillAccount(page, 'nour@example.test')
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await dialog.getByRole('button', { name: 'Add a child' }).click()
  await fillKid(page, 'Sara', three.toISOString().slice(0, 10))
  await getField(page, 'last_name').fill('Kamal')
  await dialog.locator('button[type=submit]:visible').click()
  await expect(dialog.getByText('A child must be at least 4 years old')).toBeVisible()
  three.setDate(three.getDate() - 4)
  await getField(page, 'date_of_birth').fill(three.toISOString().slice(0, 10))
  await dialog.locator('button[type=submit]:visible').click()
  await expect(dialog.getByText('4 years old')).toBeVisible()
})

test('a registered address is reported in an alert and at its field in the first step, and the input stays', async ({
  page,
}) => {
  const dialog = await openRegister(page, 'Tutor')
  await expect(dialog.getByText('Your children')).toHaveCount(0)
  await expect(dialog.getByRole('button', { name: 'Google' })).toHaveCount(0)
  await fillAll(page, 'student@example.test')
  await dialog.getByRole('button', { name: 'Register' }).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Close' }).click()
  await expect(getField(page, 'email')).toHaveAttribute('aria-invalid', 'true')
  await expect(getField(page, 'first_name')).toHaveValue('Nour')
  await getField(page, 'email').fill('nour@example.test')
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(getField(page, 'phone_number')).toHaveValue('+201000000000')
  await dialog.getByRole('button', { name: 'Register' }).click()
  await expect(page.getByRole('alertdialog', { name: /Your application has arrived/ })).toBeVisible()
})

test('closing the dialog keeps the input, but no password', { tag: '@full' }, async ({ page }) => {
  const dialog = await openRegister(page, 'Student')
  await fillAll(page, 'nour@example.test')
  await addKid(page, 'Sara', '2018-05-04')
  await expect
    .poll(() => page.evaluate(() => Object.values(sessionStorage).join(' ')))
    .toMatch(/nour@example\.test.*Sara|Sara.*nour@example\.test/)
  await dialog.getByRole('button', { name: 'Close' }).click()
  await openRegister(page, 'Student')
  await expect(getField(page, 'email')).toHaveValue('nour@example.test')
  await expect(getField(page, 'password')).toHaveValue('')
  await getField(page, 'password').fill('Strong#2026')
  await getField(page, 'confirm_password').fill('Strong#2026')
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(getField(page, 'phone_number')).toHaveValue('+201000000000')
  await expect(dialog.getByText('Sara Kamal')).toBeVisible()
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))
  expect(stored).not.toContain('Strong#2026')
})

function getField(page: Page, name: string) {
  return page.getByRole('dialog').locator(`input[name=${name}]:visible`)
}

async function openRegister(page: Page, role: 'Student' | 'Tutor') {
  if (!page.url().includes('localhost')) await openPage(page, '/')
  await page.getByRole('banner').getByRole('button', { name: 'Register' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: new RegExp(role) }).check()
  return dialog
}

async function typeInto(page: Page, name: string, text: string) {
  await getField(page, name).focus()
  await page.keyboard.type(text)
}

async function addKid(page: Page, name: string, birthday: string) {
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Add a child' }).press('Enter')
  await expect(getField(page, 'first_name')).toBeFocused()
  await fillKid(page, name, birthday)
  await dialog.getByRole('button', { name: 'Add the child' }).press('Enter')
}

async function fillKid(page: Page, name: string, birthday: string) {
  await getField(page, 'first_name').fill(name)
  await page.getByRole('dialog').getByRole('radio', { name: 'Girl' }).check()
  await getField(page, 'date_of_birth').fill(birthday)
}

async function fillAccount(page: Page, email: string) {
  const values = {
    first_name: 'Nour',
    last_name: 'Kamal',
    email,
    password: 'Strong#2026',
    confirm_password: 'Strong#2026',
  }
  for (const [name, value] of Object.entries(values)) await getField(page, name).fill(value)
}

async function fillAll(page: Page, email: string) {
  await fillRegistration(page.getByRole('dialog'), {
    first_name: 'Nour',
    last_name: 'Kamal',
    email,
    password: 'Strong#2026',
    phone_number: '+201000000000',
  })
}

import { expect, test } from '../../../browse.ts'
import { closePage, openPlain, phone } from '../../../plainPage.ts'

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
    const form = page.locator('form[aria-label]:has(button[type=submit]):not([id^=form-]):not([role])').last()
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

test('forms and the link of kids lead on in the language of the visit', async ({ browser }) => {
  const page = await openPlain(browser)
  const html = page.locator('html')
  await page.goto('/ContactUs?lang=ar')
  const form = page.locator('#form-contact')
  await form.locator('[name=full_name]').fill('Sara Mostafa')
  await form.locator('[name=email]').fill('sara@example.test')
  await form.locator('[name=phone_number]').fill('+201001234567')
  await form.locator('[name=topic]').selectOption('payments')
  await form.locator('[name=message]').fill('How do I pay for the second month?')
  await form.locator('button[type=submit]').click()
  await expect(page).toHaveURL(/\/ContactUs\?sent=M-\d+&lang=ar#main$/)
  await expect(html).toHaveAttribute('lang', 'ar')
  await page.goto('/courses?q=a&lang=ar&login')
  const dialog = page.getByRole('dialog')
  await dialog.locator('a[href*="login=kids"]').click()
  await expect(page).toHaveURL('/courses?q=a&lang=ar&login=kids')
  await page.goto('/?lang=ar&login')
  await dialog.locator('input[name=username]').fill('student@example.test')
  await dialog.locator('input[name=password]').fill('Learn#2026')
  await dialog.locator('button[type=submit]').last().click()
  await expect(page).toHaveURL('/dashboard/BookedClasses?lang=ar')
  await expect(html).toHaveAttribute('lang', 'ar')
  await closePage(page)
})

test('Enter in the search of a tab searches in that tab', async ({ browser }) => {
  const page = await openPlain(browser)
  await page.goto('/Webinars?tab=finished')
  await page.getByRole('searchbox').fill('Arabic')
  await page.getByRole('searchbox').press('Enter')
  await expect(page).toHaveURL(/q=Arabic/)
  await expect(page.getByRole('tab', { name: 'Finished' })).toHaveAttribute('aria-selected', 'true')
  await closePage(page)
})

test('a drawer of the address lies over the head of the page, and its button closes it', async ({
  browser,
}) => {
  const page = await openPlain(browser, { viewport: phone })
  await page.goto('/courses?course-id=101')
  // Pressed where it lies: anything above it would take the press
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await closePage(page)
})

test('a tutor of the home page leads to their profile', async ({ browser }) => {
  const page = await openPlain(browser)
  await page.goto('/')
  const tutor = page.getByRole('main').getByRole('article').getByRole('link').first()
  const name = await tutor.innerText()
  await tutor.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await closePage(page)
})

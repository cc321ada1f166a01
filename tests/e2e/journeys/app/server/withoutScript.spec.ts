import { expect, test } from '../../../browse.ts'
import { chooseRun } from '../../../chooseRun.ts'
import { closePage, openPlain, phone } from '../../../plainPage.ts'

const student = { username: 'student@example.test', password: 'Learn#2026' }

test.describe('without JavaScript', () => {
  for (const language of ['en', 'ar'] as const)
    test(
      `every public page is read and left by its links, in ${language}`,
      chooseRun(language === 'en'),
      async ({ browser }) => {
        const page = await openPlain(browser, { language })
        for (const path of ['/', '/tutors', '/courses', '/groups', '/Webinars', '/ContactUs', '/About']) {
          const response = await page.goto(path)
          expect(response?.status(), path).toBe(200)
          await expect(page.locator('h1')).toBeVisible()
          await expect(page.locator('html')).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr')
        }
        await page.locator('header nav a').nth(1).click()
        await expect(page).toHaveURL('/tutors')
        await closePage(page)
      },
    )

  test('the language is switched by the server, for this and the next pages', async ({ browser }) => {
    const page = await openPlain(browser)
    await page.goto('/courses?type=kids&lang=en')
    await page.getByRole('button', { name: 'العربية' }).click()
    await expect(page).toHaveURL('/courses?type=kids')
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
    await page.goto('/')
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
    await closePage(page)
  })

  test('a phone opens the menu and the filters, and both lead on', async ({ browser }) => {
    const page = await openPlain(browser, { viewport: phone })
    await page.goto('/')
    await page.getByRole('button', { name: 'Open menu' }).click()
    const menu = page.getByRole('navigation', { name: 'Menu' })
    await menu.getByRole('link', { name: 'Tutors' }).click()
    await expect(page).toHaveURL('/tutors')
    await page.locator('button[popovertarget=filters]').click()
    const filters = page.locator('#filters')
    await filters.getByRole('checkbox').nth(1).check()
    await filters.getByRole('button', { name: 'Apply' }).click()
    await expect(page).toHaveURL(/\/tutors\?.*course_types=/)
    await expect(page.locator('main ol > li').first()).toBeVisible()
    await closePage(page)
  })

  test('tutors are searched, sorted and filtered by a form, and paged by links', async ({ browser }) => {
    const page = await openPlain(browser)
    await page.goto('/tutors')
    await page.getByRole('link', { name: 'Page 2' }).click()
    await expect(page).toHaveURL('/tutors?page=2')
    await page.goto('/tutors')
    await page.getByLabel('Sort by').selectOption('price')
    await page.locator('#filters').getByRole('checkbox').first().check()
    await page.getByRole('search').getByRole('button', { name: 'Apply' }).click()
    await expect(page).toHaveURL(/sort=price/)
    await expect(page.getByLabel('Sort by')).toHaveValue('price')
    await expect(page.locator('#filters').getByRole('checkbox').first()).toBeChecked()
    await page.getByRole('searchbox').fill('zzzz')
    await page.getByRole('searchbox').press('Enter')
    await expect(page).toHaveURL(/q=zzzz/)
    await expect(page.locator('main')).toContainText('No tutor')
    await closePage(page)
  })

  test('courses, halaqas and events are narrowed by the URL', async ({ browser }) => {
    const page = await openPlain(browser)
    await page.goto('/courses')
    await page.getByLabel('For whom').selectOption('kids')
    await page.getByRole('button', { name: 'Apply' }).click()
    await expect(page).toHaveURL(/type=kids/)
    await expect(page.getByLabel('For whom')).toHaveValue('kids')
    await page.goto('/Webinars?q=a')
    await page.getByRole('tab').last().click()
    await expect(page).toHaveURL(/tab=finished/)
    await expect(page.getByRole('tab').last()).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByRole('searchbox')).toHaveValue('a')
    await page.goto('/TutorEvents')
    await page.getByRole('tab').last().click()
    await expect(page).toHaveURL('/TutorEvents?tab=past')
    await closePage(page)
  })

  test('the login opens by its URL, refuses in place without the password, and signs in', async ({
    browser,
  }) => {
    const page = await openPlain(browser)
    await page.goto('/tutors?page=2')
    await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click()
    await expect(page).toHaveURL('/tutors?page=2&login=')
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: /Email/ }).fill('nobody@example.test')
    await dialog.locator('input[name=password]').fill('Wrong#2026')
    await dialog.locator('button[type=submit]').last().click()
    await expect(dialog.getByText('Please fill all required fields with valid data').first()).toBeVisible()
    await expect(dialog.getByRole('textbox', { name: /Email/ })).toHaveValue('nobody@example.test')
    await expect(dialog.locator('input[name=password]')).toHaveValue('')
    expect(page.url()).not.toContain('nobody')
    expect(await page.content()).not.toContain('Wrong#2026')
    await dialog.getByRole('textbox', { name: /Email/ }).fill(student.username)
    await dialog.locator('input[name=password]').fill(student.password)
    await dialog.locator('button[type=submit]').last().click()
    await expect(page).toHaveURL('/dashboard/BookedClasses')
    await expect(page.getByRole('button', { name: 'Log in' })).toHaveCount(0)
    await closePage(page)
  })

  test('a page that needs a sign-in comes with the login, and is shown after it', async ({ browser }) => {
    const page = await openPlain(browser, { language: 'ar', viewport: phone })
    await page.goto('/Profile')
    const dialog = page.getByRole('dialog')
    await dialog.locator('input[name=username]').fill(student.username)
    await dialog.locator('input[name=password]').fill(student.password)
    await dialog.locator('button[type=submit]').last().click()
    await expect(page).toHaveURL('/Profile')
    await expect(page.locator('dialog')).toHaveCount(0)
    await closePage(page)
  })

  test('the dialog closes, and the passcode of a kid signs in', async ({ browser }) => {
    const page = await openPlain(browser)
    await page.goto('/?login')
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.goto('/?login')
    await page.getByRole('dialog').getByRole('link', { name: 'Sign in with a passcode' }).click()
    await page.getByRole('dialog').getByRole('textbox').fill('246810')
    await page.getByRole('dialog').locator('button[type=submit]').last().click()
    await expect(page).toHaveURL('/dashboard/BookedClasses')
    await closePage(page)
  })

  test('a message is refused with what was typed, then sent', async ({ browser }) => {
    for (const language of ['en', 'ar'] as const) {
      const page = await openPlain(browser, { language })
      await page.goto('/ContactUs')
      const form = page.locator('#form-contact')
      await form.locator('[name=full_name]').fill('Sara Mostafa')
      await form.locator('[name=email]').fill('sara')
      await form.locator('[name=phone_number]').fill('+201001234567')
      await form.locator('[name=topic]').selectOption('payments')
      await form.locator('[name=message]').fill('How do I "pay" <b>here</b>?')
      await form.locator('button[type=submit]').click()
      await expect(page).toHaveURL('/ContactUs#form-contact')
      await expect(form.locator('[name=message]')).toHaveValue('How do I "pay" <b>here</b>?')
      await expect(form.locator('[name=topic]')).toHaveValue('payments')
      await expect(form.locator('[name=email]')).toHaveAttribute('aria-invalid', 'true')
      await form.locator('[name=email]').fill('sara@example.test')
      await form.locator('button[type=submit]').click()
      await expect(page).toHaveURL(/\/ContactUs\?sent=M-\d+#main$/)
      await expect(page.locator('main')).toContainText(/M-\d+/)
      await closePage(page)
    }
  })

  test('a subscription is refused in place, then taken', async ({ browser }) => {
    const page = await openPlain(browser)
    await page.goto('/courses?type=kids')
    const form = page.locator('#form-subscribe')
    await form.getByRole('textbox').fill('sara@')
    await form.getByRole('button').click()
    await expect(form.getByRole('alert')).toBeVisible()
    await expect(form.getByRole('textbox')).toHaveValue('sara@')
    await form.getByRole('textbox').fill(`sara.${crypto.randomUUID()}@example.test`)
    await form.getByRole('button').click()
    await expect(page).toHaveURL('/courses?type=kids&subscribed=1#form-subscribe')
    await expect(form.getByRole('status')).toBeVisible()
    await closePage(page)
  })

  test('a form whose token is lost is not sent, and asks again', async ({ browser }) => {
    const page = await openPlain(browser)
    await page.goto('/courses')
    await page.context().clearCookies({ name: 'form' })
    const form = page.locator('#form-subscribe')
    await form.getByRole('textbox').fill('sara@example.test')
    const responding = page.waitForResponse((response) => response.request().method() === 'POST')
    await form.getByRole('button').click()
    expect((await responding).status()).toBe(403)
    await expect(form.getByRole('alert')).toBeVisible()
    await expect(form.getByRole('textbox')).toHaveValue('sara@example.test')
    await form.getByRole('button').click()
    await expect(form.getByRole('status')).toBeVisible()
    await closePage(page)
  })
})

import { createWorld, expect, openPage, test, waitForPart } from '../../browse.ts'
import { hold, openHeld } from '../../heldPage.ts'

// Not the institute's, so that the zone changes once the app has started
test.use({ timezoneId: 'America/New_York' })

const student = { username: 'student@example.test', password: 'Learn#2026' }

test(
  'what is searched, sorted and ticked before the app starts is applied once it does',
  { tag: '@full' },
  async ({ page }) => {
    const start = await openHeld(page, '/tutors')
    await page.getByRole('searchbox').fill('a')
    await page.getByLabel('Sort by').selectOption('price')
    await page.locator('#filters').getByRole('checkbox').first().check()
    await start()
    await expect(page).toHaveURL(/q=a/)
    await expect(page).toHaveURL(/sort=price/)
    await expect(page).toHaveURL(/course_types=/)
    await expect(page.getByRole('searchbox')).toHaveValue('a')
    await expect(page.getByLabel('Sort by')).toHaveValue('price')
    await expect(page.locator('#filters').getByRole('checkbox').first()).toBeChecked()
    await expect(page.getByRole('list', { name: /filters/i })).toBeVisible()
  },
)

test('a registration that is begun before the app starts keeps its password and all that was typed', async ({
  page,
}) => {
  const start = await openHeld(page, '/?register=student')
  const form = page.getByRole('dialog')
  const typed = { first_name: 'Sara', email: 'sara@example.test', password: 'Strong#2026' }
  for (const [name, value] of Object.entries(typed)) await form.locator(`[name=${name}]`).fill(value)
  await start()
  await waitForPart(page, 'RegisterForm')
  await expect(form.getByText('A number (met)')).toBeAttached()
  for (const [name, value] of Object.entries(typed))
    await expect(form.locator(`[name=${name}]`)).toHaveValue(value)
})

test('a search that is sent before the app starts is answered by the server', async ({ page }) => {
  const start = await openHeld(page, '/courses')
  await page.getByLabel('For whom').selectOption('kids')
  await page.getByRole('searchbox').fill('a')
  await page.getByRole('searchbox').press('Enter')
  await expect(page).toHaveURL(/q=a.*type=kids/)
  await start()
  await expect(page.getByLabel('For whom')).toHaveValue('kids')
  await expect(page.getByRole('searchbox')).toHaveValue('a')
})

test('a message that is begun before the app starts is kept and sent', { tag: '@full' }, async ({ page }) => {
  const start = await openHeld(page, '/ContactUs')
  const form = page.locator('#form-contact')
  await form.locator('[name=full_name]').fill('Sara Mostafa')
  await form.locator('[name=email]').fill('sara@example.test')
  await form.locator('[name=topic]').selectOption('payments')
  await form.locator('[name=message]').fill('How do I pay')
  await start()
  await expect(form.locator('[name=full_name]')).toHaveValue('Sara Mostafa')
  await form.locator('[name=message]').press('End')
  await form.locator('[name=message]').pressSequentially(' here?')
  await form.locator('[name=phone_number]').fill('+201001234567')
  await waitForPart(page, 'ContactForm')
  await form.locator('button[type=submit]').click()
  await expect(page.locator('main')).toContainText(/M-\d+/)
  await expect(page).toHaveURL('/ContactUs')
})

test('a message that is begun before its form has its script is kept and sent', async ({ page }) => {
  await createWorld(page)
  const release = await hold(page, '**/assets/ContactForm-*.js')
  await openPage(page, '/ContactUs')
  const form = page.locator('#form-contact')
  await form.locator('[name=full_name]').fill('Sara Mostafa')
  await form.locator('[name=email]').fill('sara@example.test')
  await form.locator('[name=phone_number]').fill('+201001234567')
  await form.locator('[name=topic]').selectOption('payments')
  release()
  const message = form.locator('[name=message]')
  await message.fill('How do I pay here?')
  await waitForPart(page, 'ContactForm')
  await expect(message).toHaveValue('How do I pay here?')
  await form.locator('button[type=submit]').click()
  await expect(page.locator('main')).toContainText(/M-\d+/)
  await expect(page).toHaveURL('/ContactUs')
})

test('a message is kept when the address changes before its form has its script', async ({ page }) => {
  await createWorld(page)
  const release = await hold(page, '**/assets/ContactForm-*.js')
  await openPage(page, '/ContactUs')
  const form = page.locator('#form-contact')
  await form.locator('[name=full_name]').fill('Sara Mostafa')
  await page.getByRole('link', { name: 'Skip to content' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/ContactUs#main')
  await form.locator('[name=topic]').selectOption('payments')
  await form.locator('[name=message]').pressSequentially('How do I ')
  release()
  await waitForPart(page, 'ContactForm')
  await page.keyboard.type('pay?')
  await expect(form.locator('[name=full_name]')).toHaveValue('Sara Mostafa')
  await expect(form.locator('[name=topic]')).toHaveValue('payments')
  await expect(form.locator('[name=message]')).toHaveValue('How do I pay?')
})

test(
  'a message whose form never gets its script is sent by the browser',
  { tag: '@full' },
  async ({ page, logged }) => {
    await createWorld(page)
    await page.route('**/assets/ContactForm-*.js', (route) => route.fulfill({ status: 404, body: '' }))
    await openPage(page, '/ContactUs')
    const form = page.locator('#form-contact')
    await form.locator('[name=full_name]').fill('Sara Mostafa')
    await form.locator('[name=email]').fill('sara@example.test')
    await form.locator('[name=phone_number]').fill('+201001234567')
    await form.locator('[name=topic]').selectOption('payments')
    await form.locator('[name=message]').fill('How do I pay here?')
    await form.locator('button[type=submit]').click()
    await expect(page).toHaveURL(/\?sent=M-\d+/)
    await expect(page.locator('main')).toContainText(/M-\d+/)
    // The page before and the page after may both have asked for it
    const lines = logged.splice(0)
    expect(lines).not.toHaveLength(0)
    expect(lines.filter((line) => !line.includes('ContactForm'))).toEqual([])
  },
)

test('a sign-in begun before the app starts keeps its input and the focus in the dialog, and succeeds', async ({
  page,
}) => {
  const start = await openHeld(page, '/courses?login')
  const dialog = page.getByRole('dialog')
  await dialog.locator('input[name=username]').fill(student.username)
  await dialog.locator('input[name=password]').fill('Learn#')
  await start()
  await expect(dialog.locator('input[name=username]')).toHaveValue(student.username)
  await expect(dialog.locator('input[name=password]')).toBeFocused()
  await page.keyboard.type('2026')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toHaveCount(0)
  await expect(page).toHaveURL(/\/courses/)
})

test(
  'a role and a passcode of before the app starts are kept, and closing leaves the URL clean',
  { tag: '@full' },
  async ({ page }) => {
    const start = await openHeld(page, '/courses?type=kids&login')
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('radio').nth(2).check()
    await dialog.locator('input[name=username]').fill('1234-5678')
    await start()
    await expect(dialog.getByRole('radio').nth(2)).toBeChecked()
    await expect(dialog.getByRole('textbox', { name: 'Passcode' })).toHaveValue('1234-5678')
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(page).toHaveURL('/courses?type=kids')
  },
)

test('a dialog that is closed before the app starts stays closed', { tag: '@full' }, async ({ page }) => {
  const start = await openHeld(page, '/?login')
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await start()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('the menu that is opened before the app starts stays open and leads on', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const start = await openHeld(page, '/')
  await page.getByRole('button', { name: 'Open menu' }).click()
  const menu = page.getByRole('navigation', { name: 'Menu' })
  await expect(menu).toBeVisible()
  await start()
  await expect(menu).toBeVisible()
  await menu.getByRole('link', { name: 'Tutors' }).click()
  await expect(page).toHaveURL('/tutors')
})

test(
  'an e-mail address that is typed before the app starts is subscribed by the app',
  { tag: '@full' },
  async ({ page }) => {
    const start = await openHeld(page, '/courses')
    const form = page.locator('#form-subscribe')
    await form.getByRole('textbox').fill(`sara.${crypto.randomUUID()}@example.test`)
    await start()
    await form.getByRole('button').click()
    await expect(page.getByText('subscribed').first()).toBeVisible()
    await expect(page).toHaveURL('/courses')
  },
)

test('the response to a form is in view before the app starts', async ({ page }) => {
  await openHeld(page, '/courses?subscribed=1#form-subscribe')
  await expect(page.locator('#form-subscribe')).toBeInViewport()
})

test('typing in the middle of a word goes on there once the app has started', async ({ page }) => {
  const start = await openHeld(page, '/ForgetPassword')
  const input = page.getByRole('main').locator('input[name=email]')
  await input.pressSequentially('sara@example.test')
  for (const _ of '@example.test') await page.keyboard.press('ArrowLeft')
  await start()
  await waitForPart(page, 'LinkForm')
  await input.evaluate(async (element) => {
    const isListening = () => Object.keys(element).some((key) => key.startsWith('__reactProps'))
    for (let more = 3; more > 0; more -= isListening() ? 1 : 0) await new Promise(requestAnimationFrame)
  })
  await page.keyboard.type('.mostafa')
  await expect(input).toHaveValue('sara.mostafa@example.test')
})

import { startAs, expect, openPage, test } from '../browse.ts'

const learner = { username: 'student@example.test', password: 'Learn#2026' }

test('a course opens by its own URL, links to its tutors, and Back returns to the catalogue', async ({
  page,
}) => {
  await openPage(page, '/courses')
  await page.getByLabel('For whom').selectOption('kids')
  await expect(page).toHaveURL('/courses?type=kids')
  await page.locator('main article a').first().click()
  await expect(page).toHaveURL(/course-id=\d+/)
  const url = page.url()
  await page.getByRole('dialog').getByRole('link', { name: 'Who teaches this?' }).click()
  await expect(page).toHaveURL(/\/tutors\?course-id=\d+/)
  await page.goBack()
  await expect(page).toHaveURL(url)
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Close' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL('/courses?type=kids')
})

test('a search without courses shows a message and a link to all; an unknown course shows an error', async ({
  page,
}) => {
  await openPage(page, '/courses?q=zzzz')
  await page.getByRole('button', { name: 'Show all courses' }).click()
  await expect(page).toHaveURL('/courses')
  await expect(page.locator('main article').first()).toBeVisible()
  await openPage(page, '/courses?course-id=999999')
  await expect(page.getByRole('dialog')).toContainText('This course is no longer offered')
})

test('up to three groups are chosen, the fourth says why it cannot be, and the choice survives a reload', async ({
  page,
}) => {
  await openPage(page, '/groups')
  const choose = page.getByRole('button', { name: /^Choose/, disabled: false })
  for (const count of [1, 2, 3]) {
    await choose.and(page.locator('[aria-disabled=false], :not([aria-disabled])')).first().click()
    await expect(page.getByRole('button', { name: /^Chosen/ })).toHaveCount(count)
  }
  await expect(page.getByText('3 courses chosen, up to 3').last()).toBeVisible()
  await expect(page.getByRole('button', { name: /^Choose/ }).first()).toHaveAttribute('aria-disabled', 'true')
  await expect(page.getByRole('button', { name: /up to 3 courses/ }).first()).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: /^Chosen/ })).toHaveCount(3)
  await page.getByRole('button', { name: 'Clear' }).click()
  await expect(page.getByRole('button', { name: /^Chosen/ })).toHaveCount(0)
})

test('a guest requests a place, signs in, and has it after the reload; it is cancelled and taken again', async ({
  page,
}) => {
  await page.request.post('/__mock/reset', { data: { world: 'e2e-halaqa' } })
  await openPage(page, '/Webinars?page=2')
  const free = page.getByRole('button', { name: /^Save my seat/ })
  const card = page.locator('main article').filter({ has: free }).last()
  const href = await card.getByRole('heading').getByRole('link').getAttribute('href')
  await card.getByRole('button', { name: /^Save my seat/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio').first().check()
  await dialog.getByLabel('Email').fill(learner.username)
  await dialog.locator('input[name=password]').fill(learner.password)
  await dialog.locator('button[type=submit]').click()
  await expect(page.getByText('You are registered for this halaqa.')).toBeVisible()
  const mine = page.locator('main article').filter({ has: page.locator(`a[href="${href}"]`) })
  await expect(mine.getByText('Registered', { exact: true })).toBeVisible()
  const download = page.waitForEvent('download')
  await mine.getByRole('button', { name: 'Add to calendar' }).click()
  expect((await download).suggestedFilename()).toMatch(/^halaqa-\d+\.ics$/)
  await mine.getByRole('button', { name: /^Cancel my seat/ }).click()
  await expect(mine.getByText('Your seat was cancelled.')).toBeVisible()
  await mine.getByRole('button', { name: /^Undo/ }).click()
  await expect(mine.getByText('Registered', { exact: true })).toBeVisible()
})

test('a guest who closes the dialog is not registered later', async ({ page }) => {
  await openPage(page, '/Webinars')
  await page
    .getByRole('button', { name: /^Save my seat/ })
    .first()
    .click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await page.evaluate(() => sessionStorage.getItem('mk.halaqa'))).not.toBeNull()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('mk.halaqa'))).toBeNull()
})

test('the tabs of webinars are in the URL; a past one without a recording says so', async ({ page }) => {
  await openPage(page, '/Webinars')
  await page.getByRole('tab', { name: 'Live now' }).click()
  await expect(page).toHaveURL('/Webinars?tab=live')
  await expect(page.locator('main article')).toHaveCount(1)
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL('/Webinars?tab=finished')
  await page.locator('main article h2 a').first().click()
  await expect(page.getByRole('dialog')).toContainText('Record is not available yet')
})

test('without an account a name and an e-mail address suffice for a place; a second request is refused', async ({
  page,
  logged,
}) => {
  await page.request.post('/__mock/reset', { data: { world: 'e2e-guest' } })
  await openPage(page, '/StLoginforWebinar')
  const send = page.getByRole('button', { name: 'Save my seat' })
  await send.click()
  await expect(page.getByText('Full name required')).toBeVisible()
  await page.getByLabel('Full name').fill('Karim Nasr')
  await page.getByRole('textbox', { name: 'Email', exact: false }).first().fill('karim@example.test')
  await send.click()
  await expect(page.getByRole('heading', { name: 'You are registered for this halaqa.' })).toBeVisible()
  await openPage(page, '/StLoginforWebinar')
  await page.getByLabel('Full name').fill('Karim Nasr')
  await page.getByRole('textbox', { name: 'Email', exact: false }).first().fill('karim@example.test')
  await send.click()
  await expect(
    page.getByRole('main').getByText('This address has a place at this halaqa already.'),
  ).toBeVisible()
  logged.splice(0, logged.length, ...logged.filter((line) => !line.includes('409')))
})

test('a contact message is validated, kept over a reload, sent, and confirmed with its reference', async ({
  page,
}) => {
  await openPage(page, '/ContactUs')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByRole('heading', { name: '5 things need your attention' })).toBeFocused()
  await page.getByLabel('Full name').fill('Amal Kamal')
  const form = page.getByRole('form', { name: 'Write to us' })
  await form.getByLabel('Email').fill('amal@example.test')
  await form.getByLabel('Phone').fill('call me')
  await form.getByLabel('Topic').selectOption('classes')
  await form.getByLabel('Message').fill('two words')
  await expect(page.getByText('should be a valid number').first()).toBeVisible()
  await expect(page.getByText('Write at least three words').first()).toBeVisible()
  await form.getByLabel('Phone').fill('+٢٠ 100 000 0000')
  await form.getByLabel('Message').fill('please call me')
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('mk.draft.contact'))).toContain('please')
  page.on('dialog', (question) => void question.accept())
  await page.reload()
  await page.waitForFunction(() => document.documentElement.dataset.started !== undefined)
  await expect(form.getByLabel('Message')).toHaveValue('please call me')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Your message has arrived' })).toBeFocused()
  await expect(page.getByText(/Your reference: M-\d+/)).toBeVisible()
})

test('leaving a half-written message asks for confirmation', async ({ page }) => {
  await openPage(page, '/ContactUs')
  await page.getByLabel('Full name').fill('Amal')
  await page.getByRole('banner').getByRole('link', { name: 'Tutors' }).click()
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  await expect(question.getByRole('button', { name: 'Stay here' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL('/ContactUs')
  await page.getByRole('banner').getByRole('link', { name: 'Tutors' }).click()
  await question.getByRole('button', { name: 'Leave' }).click()
  await expect(page).toHaveURL('/tutors')
})

test('a place at an event is taken, survives a reload, and is cancelled', async ({ page }) => {
  await startAs(page, 'student')
  await openPage(page, '/TutorEvents')
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click()
  await page.getByRole('button', { name: 'Save my seat' }).click()
  await expect(page.getByText('Your seat is saved', { exact: true })).toBeVisible()
  await page.reload()
  await expect(page.getByText('Your seat is saved', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Cancel my seat' }).click()
  await expect(page.getByRole('button', { name: 'Save my seat' })).toBeVisible()
})

test('the list links to an event with its programme; past and unknown events say so', async ({
  page,
  logged,
}) => {
  await openPage(page, '/TutorEvents')
  await page.locator('main article a').first().click()
  await expect(page).toHaveURL(/\/EventSample\?id=\d+/)
  await expect(page.getByRole('heading', { name: 'Programme' })).toBeVisible()
  await page.getByRole('button', { name: 'Save my seat' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await openPage(page, '/TutorEvents?tab=past')
  await page.locator('main article a').first().click()
  await expect(page.getByText('This event is over')).toBeVisible()
  await openPage(page, '/EventSample?id=1')
  await expect(page.getByText('This event is not available')).toBeVisible()
  logged.splice(0, logged.length, ...logged.filter((line) => !line.includes('404')))
})

test('only the main institute has the About page and its link', async ({ baseURL, page }) => {
  await openPage(page, '/about')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Learning is a conversation')
  await expect(page.getByRole('banner').getByRole('link', { name: 'About' })).toBeVisible()
  const other = baseURL?.replace('localhost', 'iqra.localhost')
  await openPage(page, `${other}/About`)
  await expect(page).toHaveURL(`${other}/`)
  await expect(page.getByRole('banner').getByRole('link', { name: 'About' })).toHaveCount(0)
})

test('the 404 page keeps the URL, searches tutors and offers links', async ({ page, logged }) => {
  await openPage(page, '/no-such-page')
  await expect(page.getByText('Content not found !')).toBeVisible()
  await page.getByRole('searchbox').fill('Amal')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/tutors?q=Amal')
  logged.splice(0, logged.length, ...logged.filter((line) => !line.includes('404')))
})

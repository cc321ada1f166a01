import { expect, openPage, test } from '../../browse.ts'

test('camera and microphone can be tested without a meeting', async ({ page }) => {
  await openPage(page, '/meeting')
  await page.getByRole('button', { name: 'Check camera and microphone' }).click()
  await expect(page.getByLabel('Your camera')).toBeVisible()
  await expect(page.getByRole('meter', { name: 'Microphone' })).toBeVisible()
  await expect.poll(() => page.getByRole('meter', { name: 'Microphone' }).getAttribute('value')).not.toBe('0')
})

test('a denied camera is explained', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('no', 'NotAllowedError'))
  })
  await openPage(page, '/meeting')
  await page.getByRole('button', { name: 'Check camera and microphone' }).click()
  await expect(page.getByRole('alert')).toContainText('Camera and microphone are blocked')
})

test('leaving the meeting room reloads the app', async ({ page }) => {
  await openPage(page, '/meeting')
  await page.evaluate(() => Object.assign(window, { isTheSamePage: true }))
  await page.getByRole('banner').getByRole('link', { name: 'Tutors' }).click()
  await expect(page).toHaveURL('/tutors')
  await page.waitForFunction(() => document.documentElement.dataset.started !== undefined)
  expect(await page.evaluate(() => 'isTheSamePage' in window)).toBe(false)
})

test('a guest is asked to sign in for a meeting; a meeting of other people shows an error', async ({
  page,
  logged,
}) => {
  await page.request.post('/__mock/reset', { data: { world: 'e2e-room' } })
  await openPage(page, '/meeting?class=1')
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio').first().check()
  await dialog.getByLabel('Email').fill('student@example.test')
  await dialog.locator('input[name=password]').fill('Learn#2026')
  await dialog.locator('button[type=submit]').click()
  await expect(page.getByText('This meeting isn’t one of yours')).toBeVisible()
  logged.splice(0, logged.length, ...logged.filter((line) => !line.includes('404')))
})

import { startAs, expect, openPage, test } from '../../browse.ts'
import {
  TUTOR,
  chooseSlot,
  getFreeSlots,
  goToNextWeek,
  goToStep,
  getContinueLink,
  getPayButton,
} from '../../booking.ts'

test('a step with missing choices redirects back, and a tampered selection is dropped', async ({
  page,
  logged,
}) => {
  await startAs(page, 'student')
  for (const step of ['programs', 'sessions', 'checkout']) {
    await openPage(page, `/reservation/${TUTOR}/${step}`)
    await expect(page).toHaveURL('/tutors')
  }
  await goToStep(page, 'sessions')
  await page.evaluate(() => {
    const kept = JSON.parse(sessionStorage.getItem('mk.selection') ?? '{}') as object
    sessionStorage.setItem('mk.selection', JSON.stringify({ ...kept, courses: ['x'] }))
  })
  await page.reload()
  await expect(page).toHaveURL('/tutors')
  await openPage(page, '/reservation/999999/courses')
  await expect(page.getByText('This tutor is not available')).toBeVisible()
  logged.splice(0, logged.length, ...logged.filter((line) => !line.includes('404')))
})

test('exceeded limits are reported with their own messages', { tag: '@full' }, async ({ page }) => {
  await startAs(page, 'student')
  await openPage(page, `/reservation/${TUTOR}/courses`)
  const toasts = page.getByRole('listitem')
  await page.getByRole('complementary').getByRole('button', { name: 'Continue' }).click()
  await expect(toasts.getByText('You must choose at least one')).toBeVisible()
  for (const place of [0, 1, 2]) await page.getByRole('checkbox').nth(place).click({ force: true })
  await expect(toasts.getByText('You can choose up to 2 courses')).toBeVisible()
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(2)
  await getContinueLink(page).click()
  await page.getByRole('complementary').getByRole('button', { name: 'Continue' }).click()
  await expect(toasts.getByText('You should choose a Program')).toBeVisible()
  await page.getByRole('radio', { name: /Twice a week/ }).check()
  await getContinueLink(page).click()
  await goToNextWeek(page)
  for (const count of [1, 2]) {
    await getFreeSlots(page).first().click()
    await expect(page.getByRole('button', { name: /, Chosen$/ })).toHaveCount(count)
    // A month may have fewer classes than its program allows, and the summary says so before the next step
    const fewer = page.getByRole('complementary').getByText('Continue with fewer, or add 1 more.')
    await expect(fewer.filter({ visible: true })).toHaveCount(count === 1 ? 1 : 0)
  }
  await getFreeSlots(page).first().click()
  await expect(page.getByRole('alert').first()).toHaveText(
    'You’ve chosen more classes than the program includes',
  )
  await page
    .getByRole('button', { name: /, Reserved$/ })
    .first()
    .click({ force: true })
  await expect(page.getByRole('alert').first()).toHaveText("You can't reserve a reserved session!")
})

test(
  'the first student gets the slot; the second sees an error and chooses another one',
  { tag: '@full' },
  async ({ page, browser, logged }) => {
    const world = crypto.randomUUID()
    await startAs(page, 'student', world)
    await goToStep(page, 'sessions')
    const rival = await browser.newContext({ timezoneId: 'Africa/Cairo' })
    const other = await rival.newPage()
    const headers = { 'X-CSRF': '1' }
    await rival.addCookies([{ name: 'mock_world', value: world, domain: 'localhost', path: '/' }])
    const signed = await other.request.post('/api/auth/token/', {
      headers,
      data: {
        user_type: 'student',
        username: 'social@example.test',
        password: 'Learn#2026',
        remember: false,
      },
    })
    expect(signed.status()).toBe(200)
    await goToStep(other, 'sessions')
    const name = (await getFreeSlots(page).first().textContent()) ?? ''
    await chooseSlot(other)
    await page.getByRole('button', { name }).click()
    await expect(page.getByRole('alert').first()).toHaveText("You can't reserve a pending session!")
    await expect(page.getByRole('button', { name: name.replace('Free', 'Pending') })).toBeVisible()
    await expect(page.getByRole('button', { name: /, Chosen$/ })).toHaveCount(0)
    await chooseSlot(page)
    await rival.close()
    logged.splice(0, logged.length, ...logged.filter((line) => !line.includes('409')))
  },
)

test('a hold of ten minutes is counted down, can be extended once, and can be renewed with the same slots', async ({
  page,
}) => {
  await startAs(page, 'student')
  await page.clock.install()
  await goToStep(page, 'sessions')
  // A time that twenty minutes from now is not past
  await goToNextWeek(page)
  await chooseSlot(page)
  await getContinueLink(page).click()
  await expect(page).toHaveURL(/checkout$/)
  await page.getByRole('button', { name: 'Ten more minutes' }).click()
  await expect(page.getByRole('button', { name: 'Ten more minutes' })).toHaveCount(0)
  await page.clock.fastForward('19:15')
  await expect(page.getByText('We’re holding your times for less than a minute')).toHaveCount(1)
  await page.clock.fastForward('01:00')
  await expect(page.getByText('The ten minutes are up').first()).toBeVisible()
  await expect(getPayButton(page)).toHaveAttribute('aria-disabled', 'true')
  await page.getByRole('button', { name: 'Hold them again' }).click()
  await expect(page.getByText('The ten minutes are up')).toHaveCount(2)
})

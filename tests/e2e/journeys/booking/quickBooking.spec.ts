import type { Locator } from '@playwright/test'
import { startAs, expect, expectAccessible, openPage, test } from '../../browse.ts'
import { getContinueLink, getPayButton, TUTOR } from '../../booking.ts'
import { requireValue } from '../../../fakes/requireValue.ts'

test('a returning student pays for a class six clicks after opening the home page', async ({ page }) => {
  let clicks = 0
  const click = async (target: Locator) => {
    clicks += 1
    await target.click()
  }
  await startAs(page, 'student')
  await openPage(page, '/')
  await click(page.getByRole('link', { name: /^Next: / }).first())
  await expect(page).toHaveURL(/\/courses\?hour=/)
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(1)
  await click(getContinueLink(page))
  await expect(page).toHaveURL(/programs$/)
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(1)
  await click(getContinueLink(page))
  await expect(page).toHaveURL(/sessions/)
  await expect(page.getByRole('button', { name: /, Chosen$/ })).toHaveCount(1)
  await expect(page.getByText('We’re holding your times for')).toBeVisible()
  await click(getContinueLink(page))
  await expect(page).toHaveURL(/checkout$/)
  await click(getPayButton(page))
  await page.waitForURL('**/__mock/pages/pay/**')
  await click(page.locator('a.succeed'))
  await expect(page.getByText('Payment completed')).toBeVisible()
  expect(clicks).toBeLessThanOrEqual(6)
})

test(
  "a free hour of a tutor's page begins the booking with that hour, and a taken one asks for another",
  { tag: '@full' },
  async ({ page }) => {
    await startAs(page, 'student')
    await openPage(page, '/tutors')
    const href = await page
      .getByRole('link', { name: /^Next: / })
      .first()
      .getAttribute('href')
    const tutor = requireValue(/\d+/.exec(href ?? '')?.[0], 'the id of the tutor')
    await openPage(page, `/tutors/${tutor}`)
    await expectAccessible(page)
    await page
      .getByRole('link', { name: /\d\d:\d\d: book this hour$/ })
      .first()
      .click()
    await expect(page).toHaveURL(new RegExp(`/reservation/${tutor}/courses\\?hour=`))
    // The hour after midnight of a past day cannot be free
    await openPage(page, `/reservation/${tutor}/courses?hour=2030-01-01T00:00:00Z`)
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(1)
    await getContinueLink(page).click()
    // The step before has radio buttons too
    await expect(page).toHaveURL(/programs$/)
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(1)
    await getContinueLink(page).click()
    await expect(page.getByRole('alert').getByText('Please select a new slot')).toBeVisible()
  },
)

test('an hour chosen beside the courses chooses a course, and is shown among the choices', async ({
  page,
}) => {
  await startAs(page, 'student')
  await openPage(page, `/reservation/${TUTOR}/courses`)
  const hour = page.getByRole('link', { name: /: book this hour$/ }).first()
  await expect(hour).toBeVisible()
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0)
  const time = requireValue(/\d\d:\d\d/.exec((await hour.textContent()) ?? '')?.[0], 'the time of the hour')
  await hour.click()
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(1)
  await expect(page.getByRole('complementary').getByText(time)).toBeVisible()
})

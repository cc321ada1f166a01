import type { Page } from '@playwright/test'
import { expect, openPage } from './browse.ts'

export const TUTOR = 1001

export function getContinueLink(page: Page) {
  return page.getByRole('complementary').getByRole('link', { name: 'Continue' })
}

export function getFreeSlots(page: Page) {
  return page.getByRole('button', { name: /, Free$/ })
}

/** Opens a booking step with all earlier steps completed: one course, a program and one slot. */
export async function goToStep(
  page: Page,
  step: 'programs' | 'sessions' | 'checkout',
  program = 'Once a week',
) {
  await openPage(page, `/reservation/${TUTOR}`)
  await expect(page).toHaveURL(`/reservation/${TUTOR}/courses`)
  await page.getByRole('checkbox').first().check()
  await getContinueLink(page).click()
  await expect(page).toHaveURL(/programs$/)
  if (step === 'programs') return
  await page.getByRole('radio', { name: new RegExp(program) }).check()
  await getContinueLink(page).click()
  await expect(page).toHaveURL(/sessions/)
  await expect(getFreeSlots(page).first()).toBeVisible()
  if (step === 'sessions') return
  await chooseSlot(page)
  await getContinueLink(page).click()
  await expect(page).toHaveURL(/checkout$/)
}

/** Shows the next week. Its hours take the buttons of this week's, so it waits until the week has changed. */
export async function goToNextWeek(page: Page) {
  const week = page.locator('strong[aria-live]')
  const shown = (await week.textContent()) ?? ''
  await page.getByRole('button', { name: 'Next week' }).first().click()
  await expect(week).not.toHaveText(shown)
}

export async function chooseSlot(page: Page) {
  // The rest of this week may be booked
  const isFree = await getFreeSlots(page)
    .first()
    .waitFor({ timeout: 5000 })
    .then(
      () => true,
      () => false,
    )
  if (!isFree) await goToNextWeek(page)
  await getFreeSlots(page).first().click()
  await expect(page.getByText('We’re holding your times for')).toBeVisible()
}

export function getPayButton(page: Page) {
  return page.getByRole('complementary').getByRole('button', { name: /^Pay/ })
}

/** Locates the announced error. */
export function getAlert(page: Page) {
  return page.getByRole('alert').filter({ hasText: /\S/ })
}

/** Chooses the outcome on the simulated page of the payment provider. */
export async function pay(page: Page, outcome: 'succeed' | 'fail' | 'pending') {
  await page.waitForURL('**/__mock/pages/pay/**')
  await page.locator(`a.${outcome}`).click()
  await page.waitForURL('**/*?payment=*')
}

/** Counts the student's bookings. */
export async function countBookings(page: Page): Promise<number> {
  const response = await page.request.get('/api/reservations/list/?page=1&page_size=1', {
    headers: { 'X-CSRF': '1' },
  })
  const { total } = (await response.json()) as { total: number }
  return total
}

/** Chooses a group course and opens the next step, in the institute with the classic flow. */
export async function chooseGroups(page: Page) {
  await openPage(page, '/groups')
  const choose = page.getByRole('button', { name: /^Choose/ }).and(page.locator(':not([aria-disabled=true])'))
  await choose.first().click()
  await page.getByRole('link', { name: 'Continue' }).click()
  await expect(page).toHaveURL('/groups/programs')
}

/** Chooses the first interview with a free seat and continues to the payment. */
export async function chooseInterview(page: Page) {
  await getContinueLink(page).click()
  await expect(page).toHaveURL('/groups/interview')
  // The step before has radio buttons too, and is shown for a moment longer than its URL
  await page
    .getByRole('radio', { name: /seats? left/, disabled: false })
    .first()
    .check()
  await getContinueLink(page).click()
  await expect(getPayButton(page)).toBeEnabled()
}

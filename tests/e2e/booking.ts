import type { Page } from '@playwright/test'
import { expect, open } from './browse.ts'

export const TUTOR = 1001

export function next(page: Page) {
  return page.getByRole('complementary').getByRole('link', { name: 'Continue' })
}

export function freeHours(page: Page) {
  return page.getByRole('button', { name: /, Free$/ })
}

/** Goes to a step with everything before it chosen: one course, the program at this place, one hour. */
export async function goTo(page: Page, step: 'programs' | 'sessions' | 'checkout', program = 'Once a week') {
  await open(page, `/reservation/${TUTOR}`)
  await expect(page).toHaveURL(`/reservation/${TUTOR}/courses`)
  await page.getByRole('checkbox').first().check()
  await next(page).click()
  await expect(page).toHaveURL(/programs$/)
  if (step === 'programs') return
  await page.getByRole('radio', { name: new RegExp(program) }).check()
  await next(page).click()
  await expect(page).toHaveURL(/sessions/)
  await expect(freeHours(page).first()).toBeVisible()
  if (step === 'sessions') return
  await chooseHour(page)
  await next(page).click()
  await expect(page).toHaveURL(/checkout$/)
}

export async function chooseHour(page: Page) {
  // The rest of this week may be taken
  const isFree = await freeHours(page)
    .first()
    .waitFor({ timeout: 5000 })
    .then(
      () => true,
      () => false,
    )
  if (!isFree) await page.getByRole('button', { name: 'Next week' }).first().click()
  await freeHours(page).first().click()
  await expect(page.getByText('Your times are kept for')).toBeVisible()
}

export function payButton(page: Page) {
  return page.getByRole('complementary').getByRole('button', { name: /^Pay/ })
}

/** What is wrong, said aloud. */
export function alert(page: Page) {
  return page.getByRole('alert').filter({ hasText: /\S/ })
}

/** Pays on the stand-in of the provider's page. */
export async function pay(page: Page, outcome: 'succeed' | 'fail' | 'pending') {
  await page.waitForURL('**/__mock/pages/pay/**')
  await page.locator(`a.${outcome}`).click()
  await page.waitForURL('**/*?payment=*')
}

/** How many bookings the student has. */
export async function countBookings(page: Page): Promise<number> {
  const answer = await page.request.get('/api/reservations/list/?page=1&page_size=1', {
    headers: { 'X-CSRF': '1' },
  })
  const { total } = (await answer.json()) as { total: number }
  return total
}

/** One class for kids, up to the step that asks who joins; of the institute with the classic flow. */
export async function chooseGroups(page: Page) {
  await open(page, '/groups')
  const choose = page.getByRole('button', { name: /^Choose/ }).and(page.locator(':not([aria-disabled=true])'))
  await choose.first().click()
  await page.getByRole('link', { name: 'Continue' }).click()
  await expect(page).toHaveURL('/groups/programs')
}

/** The first meeting that has room, then on to the payment. */
export async function chooseMeeting(page: Page) {
  await next(page).click()
  await expect(page).toHaveURL('/groups/interview')
  await page.getByRole('radio', { disabled: false }).first().check()
  await next(page).click()
  await expect(payButton(page)).toBeEnabled()
}

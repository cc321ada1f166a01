import type { Page } from '@playwright/test'
import { expect, openPage } from './browse.ts'

/** Helpers of journeys that make group classes on the screens. */

const DAY = 86_400_000

function toDay(ahead: number): string {
  return new Date(Date.now() + ahead * DAY).toISOString().slice(0, 10)
}

const sunday = {
  name: 'Sunday readers',
  tutor: 'Sami Haddad',
  day: 'Sunday',
  start_time: '16:00',
  price: '100',
}

/** Makes a group class held once a week in a window of staff, by default 'Sunday readers' of Sami Haddad. */
export async function makeGroupClassOnScreens(staff: Page, made: Partial<typeof sunday> = {}) {
  const { tutor, day, ...fields } = { ...sunday, ...made }
  await openPage(staff, '/dashboard/group-classes')
  await staff.getByRole('button', { name: /^New/ }).first().click()
  const panel = staff.getByRole('dialog')
  await panel.locator('select[name=course_id]').selectOption({ label: 'Young readers' })
  await panel.locator('select[name=tutor_id]').selectOption({ label: tutor })
  await panel.getByText(day, { exact: true }).click()
  const values = {
    ...fields,
    start_date: toDay(3),
    end_date: toDay(120),
    minutes: '60',
    min_students: '1',
    max_students: '5',
    age_from: '6',
    age_to: '12',
  }
  for (const [name, value] of Object.entries(values)) await panel.locator(`input[name=${name}]`).fill(value)
  await panel.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(panel).toHaveCount(0)
}

/**
 * Plans the interview 'Meet the tutor' of the course in the open list of webinars.
 * @param tutor whom staff choose; absent in a tutor's own window
 */
export async function planInterviewOnScreens(page: Page, tutor?: string) {
  await page.getByRole('button', { name: /^New/ }).first().click()
  const panel = page.getByRole('dialog')
  await panel.locator('input[name=title]').fill('Meet the tutor')
  await panel.locator('textarea[name=description]').fill('We get to know each other')
  await panel.locator('select[name=kind]').selectOption('interview')
  if (tutor) await panel.locator('select[name=tutor_id]').selectOption({ label: tutor })
  await panel.locator('select[name=language_id]').selectOption({ index: 1 })
  await panel.locator('input[name=start_date_time]').fill(`${toDay(2)}T17:00`)
  await panel.locator('input[name=end_date_time]').fill(`${toDay(2)}T18:00`)
  await panel.locator('input[name=capacity]').fill('5')
  await panel.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(panel.getByText('Choose the group course that the interview is for').first()).toBeVisible()
  await panel.locator('select[name=course_id]').selectOption({ label: 'Young readers' })
  await panel.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(panel).toHaveCount(0)
}

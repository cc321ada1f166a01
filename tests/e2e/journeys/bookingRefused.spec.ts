import type { Page } from '@playwright/test'
import { enter, expect, test } from '../browse.ts'
import { alert, chooseHour, countBookings, freeHours, goTo, next, pay, payButton } from '../booking.ts'

/** From now on this call of the page meets a scenario of the mock API. */
async function meet(page: Page, path: string, scenario: string) {
  await page.route(path, (route) =>
    route.continue({ headers: { ...route.request().headers(), 'x-mock-scenario': scenario } }),
  )
}

test('a taken slot and a changed price are reported, and the booking continues', async ({ page, quiet }) => {
  const [hold, quote, booking] = ['slots/hold', 'reservation/quote', 'reservation/add'].map(
    (path) => `**/api/${path}/`,
  ) as [string, string, string] // as many as there are paths
  await enter(page, 'student')
  const before = await countBookings(page)
  await goTo(page, 'sessions')
  await meet(page, hold, 'slot-taken')
  await freeHours(page).first().click()
  await expect(alert(page)).toContainText("You can't reserve a reserved session!")
  await expect(page.getByRole('button', { name: /, Chosen$/ })).toHaveCount(0)
  await page.unroute(hold)
  await chooseHour(page)
  await expect(alert(page)).toHaveCount(0)
  await next(page).click()
  await expect(payButton(page)).toBeEnabled()
  // Dearer by a hundred from here on
  await meet(page, booking, 'price-changed')
  await page.route(quote, async (route) => {
    const answer = await route.fetch()
    const body = (await answer.json()) as { data: { total_cost: number } } // as the documents say
    const data = { ...body.data, total_cost: body.data.total_cost + 100 }
    await route.fulfill({ response: answer, json: { ...body, data } })
  })
  await payButton(page).click()
  await expect(alert(page)).toContainText(/The price has changed from EGP\s[\d,.]+ to EGP\s[\d,.]+/)
  expect(await countBookings(page)).toBe(before)
  await page.unroute(booking)
  await page.unroute(quote)
  // It was no more than a rumour: the API itself refuses it, and the price is the old one again
  await payButton(page).click()
  await expect(payButton(page)).toBeEnabled()
  await expect(alert(page)).toContainText(/The price has changed from/)
  await payButton(page).click()
  await pay(page, 'succeed')
  await expect(page.getByText('Payment completed')).toBeVisible()
  expect(await countBookings(page)).toBe(before + 1)
  quiet.splice(0, quiet.length, ...quiet.filter((line) => !line.includes('409')))
})

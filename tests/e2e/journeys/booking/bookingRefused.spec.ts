import type { Page } from '@playwright/test'
import { startAs, expect, test } from '../../browse.ts'
import {
  getAlert,
  chooseSlot,
  countBookings,
  getFreeSlots,
  goToStep,
  getContinueLink,
  pay,
  getPayButton,
} from '../../booking.ts'

/** Plays a scenario of the mock API for one call of this page. */
async function playScenario(page: Page, path: string, scenario: string) {
  await page.route(path, (route) =>
    route.continue({ headers: { ...route.request().headers(), 'x-mock-scenario': scenario } }),
  )
}

test(
  'a taken slot and a changed price are reported, and the booking continues',
  { tag: '@full' },
  async ({ page, logged }) => {
    const [hold, quote, booking] = ['slots/hold', 'reservation/quote', 'reservation/add'].map(
      (path) => `**/api/${path}/`,
    ) as [string, string, string] // As many as there are paths
    await startAs(page, 'student')
    const before = await countBookings(page)
    await goToStep(page, 'sessions')
    await playScenario(page, hold, 'slot-taken')
    await getFreeSlots(page).first().click()
    await expect(getAlert(page)).toContainText("You can't reserve a reserved session!")
    await expect(page.getByRole('button', { name: /, Chosen$/ })).toHaveCount(0)
    await page.unroute(hold)
    await chooseSlot(page)
    await expect(getAlert(page)).toHaveCount(0)
    await getContinueLink(page).click()
    await expect(getPayButton(page)).toBeEnabled()
    // The price rises by a hundred from here on
    await playScenario(page, booking, 'price-changed')
    await page.route(quote, async (route) => {
      const response = await route.fetch()
      const body = (await response.json()) as { data: { total_cost: number } } // According to the OpenAPI documents
      const data = { ...body.data, total_cost: body.data.total_cost + 100 }
      await route.fulfill({ response, json: { ...body, data } })
    })
    await getPayButton(page).click()
    await expect(getAlert(page)).toContainText(/The price has changed from EGP\s[\d,.]+ to EGP\s[\d,.]+/)
    expect(await countBookings(page)).toBe(before)
    await page.unroute(booking)
    await page.unroute(quote)
    // The scenario changed only the quote: the API itself refuses the booking with the old price
    await getPayButton(page).click()
    await expect(getPayButton(page)).toBeEnabled()
    await expect(getAlert(page)).toContainText(/The price has changed from/)
    await getPayButton(page).click()
    await pay(page, 'succeed')
    await expect(page.getByText('Payment completed')).toBeVisible()
    expect(await countBookings(page)).toBe(before + 1)
    logged.splice(0, logged.length, ...logged.filter((line) => !line.includes('409')))
  },
)

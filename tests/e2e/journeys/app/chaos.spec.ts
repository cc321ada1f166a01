import type { Page } from '@playwright/test'
import { expect, openPage, postJson, startAs, test } from '../../browse.ts'
import { countBookings, getPayButton, goToStep, pay } from '../../booking.ts'
import { addChaos } from '../../chaos/chaos.ts'
import { attachFile } from '../../files.ts'

test.setTimeout(60_000)
test.use({ actionTimeout: 20_000 })

/** Counts the records of the page's world by kind and state. */
async function countRecords(page: Page): Promise<Record<string, number>> {
  const response = await page.request.get('/__mock/records')
  return ((await response.json()) as { data: Record<string, number> }).data // As the mocks' README says
}

test.describe('while one call in ten fails', () => {
  test.use({ chaos: 'failing' })

  test('a booking that fails and a payment that fails are tried again, and happen once', async ({ page }) => {
    await startAs(page, 'student')
    const [bookings, before] = [await countBookings(page), await countRecords(page)]
    await goToStep(page, 'checkout')
    // The first attempt of each fails for certain
    const failures = 'error-500;only=createReservation;times=1+status=503;only=startPayment;times=1'
    await postJson(page, '/__mock/scenario', { scenario: addChaos(failures) })
    await getPayButton(page).click()
    await pay(page, 'succeed')
    await expect(page.getByText('Payment completed')).toBeVisible({ timeout: 20_000 })
    expect(await countBookings(page)).toBe(bookings + 1)
    const after = await countRecords(page)
    expect(after.reservations).toBe((before.reservations ?? 0) + 1)
    expect(after.payments).toBe((before.payments ?? 0) + 1)
  })
})

test.describe('while one call in ten is cut off', () => {
  test.use({ chaos: 'dropping' })
  test('homework whose answer is cut off after it arrived is handed in once', async ({ page }) => {
    await startAs(page, 'kid')
    const before = await countRecords(page)
    await openPage(page, '/dashboard/student-homework')
    await page
      .getByRole('button', { name: /Do it now/ })
      .first()
      .click()
    await page.getByRole('button', { name: /Start my answer|Answer again/ }).click()
    await attachFile(page.locator('input[type=file]'), 'voice.mp3', 'audio/mpeg', 'ID3')
    let isCut = false
    await page.route('**/api/homework/*/submi**', async (route) => {
      if (isCut || route.request().method() !== 'POST') return route.fallback()
      isCut = true
      await route.fetch()
      return route.abort('connectionreset')
    })
    await page.getByRole('button', { name: 'Hand in' }).click()
    await expect(page.getByText('Handed in. Your teacher will look at it soon.')).toBeVisible({
      timeout: 20_000,
    })
    expect(isCut).toBe(true)
    const after = await countRecords(page)
    expect(after.submissions).toBe((before.submissions ?? 0) + 1)
  })
})

import type { Page } from '@playwright/test'
import type { Quiz } from '#sdk'
import { expect, fetchList, openPage, postJson, startAs, test } from '../../browse.ts'
import { countBookings, getPayButton, goToStep, pay } from '../../booking.ts'
import { addChaos } from '../../chaos/chaos.ts'
import { attachFile } from '../../files.ts'
import { requireValue } from '../../../fakes/requireValue.ts'

/** Counts the records of the page's world by kind and state. */
async function countRecords(page: Page): Promise<Record<string, number>> {
  const response = await page.request.get('/__mock/records')
  return ((await response.json()) as { data: Record<string, number> }).data // As the mocks' README says
}

/**
 * Cuts off the first successful response to a POST: the server has done what was asked, and the page does not know.
 * @returns the paths that were cut off
 */
async function cutOnce(page: Page, pattern: string): Promise<string[]> {
  const cut: string[] = []
  await page.route(pattern, async (route) => {
    if (cut.length > 0 || route.request().method() !== 'POST') return route.fallback()
    const response = await route.fetch()
    if (!response.ok()) return route.fulfill({ response })
    cut.push(new URL(response.url()).pathname)
    return route.abort('connectionreset')
  })
  return cut
}

test.describe('while one call in ten fails', () => {
  test.use({ chaos: 'failing' })

  test(
    'a booking that fails, one whose response is lost and a payment that fails are tried again, and happen once',
    { tag: '@full' },
    async ({ page }) => {
      await startAs(page, 'student')
      const [bookings, before] = [await countBookings(page), await countRecords(page)]
      await goToStep(page, 'checkout')
      // The first attempt of each fails for certain
      const failures = 'error-500;only=createReservation;times=1+status=503;only=startPayment;times=1'
      await postJson(page, '/__mock/scenario', { scenario: addChaos(failures) })
      const cut = await cutOnce(page, '**/api/reservation/add/')
      await getPayButton(page).click()
      await pay(page, 'succeed')
      expect(cut).toHaveLength(1)
      await expect(page.getByText('Payment completed')).toBeVisible()
      expect(await countBookings(page)).toBe(bookings + 1)
      const after = await countRecords(page)
      expect(after.reservations).toBe((before.reservations ?? 0) + 1)
      expect(after.payments).toBe((before.payments ?? 0) + 1)
    },
  )
})

test.describe('while one call in ten is cut off', () => {
  test.use({ chaos: 'dropping' })
  test(
    'homework is handed in once although the response to the first try is cut off',
    { tag: '@full' },
    async ({ page }) => {
      await startAs(page, 'kid')
      const before = await countRecords(page)
      await openPage(page, '/dashboard/student-homework')
      await page
        .getByRole('button', { name: /Do it now/ })
        .first()
        .click()
      await page.getByRole('button', { name: /Start my answer|Answer again/ }).click()
      await attachFile(page.locator('input[type=file]'), 'voice.mp3', 'audio/mpeg', 'ID3')
      const cut = await cutOnce(page, '**/api/homework/*/submit/')
      await page.getByRole('button', { name: 'Hand in' }).click()
      await expect(page.getByText('Handed in. Your teacher will look at it soon.')).toBeVisible()
      expect(cut).toHaveLength(1)
      const after = await countRecords(page)
      expect(after.submissions).toBe((before.submissions ?? 0) + 1)
    },
  )

  test(
    'a new record is saved once although the response to the first try is cut off',
    { tag: '@full' },
    async ({ page }) => {
      await startAs(page, 'operator')
      const before = await countRecords(page)
      const cut = await cutOnce(page, '**/api/catalogs/insert/')
      await openPage(page, '/dashboard/catalog')
      await page.getByRole('button', { name: 'New catalog' }).first().click()
      const panel = page.getByRole('dialog')
      await panel.locator('input[name=title]').fill('Letter cards')
      await attachFile(panel.locator('input[type=file]'), 'cards.pdf', 'application/pdf', '%PDF-1.4')
      await panel.getByRole('button', { name: 'Save', exact: true }).click()
      await expect(panel).toHaveCount(0)
      expect(cut).toHaveLength(1)
      expect((await countRecords(page)).catalogs).toBe((before.catalogs ?? 0) + 1)
    },
  )
})

test(
  'after a lost response the question of one more attempt says that it was given, and stale results say so',
  { tag: '@full' },
  async ({ page, logged }) => {
    await startAs(page, 'operator')
    // Of a hidden or closed quiz no attempts are granted
    const quizzes = await fetchList<Quiz>(page, '/quizzes/list/?page_size=100')
    const open = quizzes.find(
      ({ availability, students, closes_on }) =>
        availability && students.length > 0 && Date.parse(closes_on) > Date.now(),
    )
    await openPage(page, `/dashboard/quizzes?id=${requireValue(open, 'an open quiz').id}`)
    const cut = await cutOnce(page, '**/api/quizzes/*/grant/')
    const result = page.getByRole('dialog').getByRole('article').first()
    const left = Number.parseInt((await result.getByText(/attempts? left/).textContent()) ?? '', 10)
    const grant = result.getByRole('button', { name: /^One more attempt for/ })
    await grant.click()
    let isDown = true
    await page.route('**/results/list/**', (route) => (isDown ? route.abort() : route.fallback()))
    const question = page.getByRole('alertdialog')
    await question.getByRole('button', { name: 'One more attempt' }).click()
    await expect(page.getByText('We couldn’t update this list.').first()).toBeVisible()
    isDown = false
    await expect(page.getByText('We couldn’t update this list.')).toHaveCount(0)
    await grant.click()
    await expect(question.getByText(`${left + 1} attempts left now.`)).toBeVisible()
    await question.getByRole('button', { name: 'Cancel' }).click()
    expect(cut).toHaveLength(1)
    logged.splice(0, logged.length, ...logged.filter((line) => !/ERR_(FAILED|CONNECTION_RESET)/.test(line)))
  },
)

test.describe('with a double click wherever a click sends something', () => {
  test.use({ chaos: 'doubled' })

  test('an hour is held, a booking made and a payment begun once', { tag: '@full' }, async ({ page }) => {
    await startAs(page, 'student')
    const [bookings, before] = [await countBookings(page), await countRecords(page)]
    await goToStep(page, 'checkout')
    await getPayButton(page).click()
    await pay(page, 'succeed')
    await expect(page.getByText('Payment completed')).toBeVisible()
    expect(await countBookings(page)).toBe(bookings + 1)
    const after = await countRecords(page)
    expect(after.reservations).toBe((before.reservations ?? 0) + 1)
    expect(after.payments).toBe((before.payments ?? 0) + 1)
  })
})

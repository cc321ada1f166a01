import type { Page } from '@playwright/test'
import { expect, expectAccessible, fetchList, openPage, test } from '../../browse.ts'
import { getCalmHeader } from '../../chaos/chaos.ts'
import { getPayButton, goToStep, pay } from '../../booking.ts'
import { openBoth } from '../../sharedClass.ts'

const DAY_MS = 86_400_000
const reason = 'We travel that week'

interface Booked {
  id: number
  outcome: string | null
  start_date_time: string
}

/** Finds a booking of the student, and a class of it that begins in more than a day. */
async function findOwnClass(page: Page) {
  const path = '/reservations/list/?state=active&kind=one_to_one&page_size=50'
  for (const { id } of await fetchList<{ id: number }>(page, path)) {
    const response = await page.request.get(`/api/reservations/detail/${id}/`, {
      headers: { 'X-CSRF': '1', ...getCalmHeader() },
    })
    const { data } = (await response.json()) as { data: { classes: Booked[] } } // According to the OpenAPI documents
    const found = data.classes.findLast(
      ({ outcome, start_date_time }) =>
        outcome === null && Date.parse(start_date_time) > Date.now() + 2 * DAY_MS,
    )
    if (found) return { booking: id, bookedClass: found.id }
  }
  throw new Error('No class of a booking')
}

/** Cancels the open class; returns the amount that comes back as it is said before. */
async function cancelOpenClass(page: Page): Promise<string> {
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel this class' }).click()
  const question = page.getByRole('alertdialog')
  const refund = question.getByText(/EGP.* is refunded for 1 class,/)
  await expect(refund).toBeVisible()
  await expect(question.getByText('Instead, you can keep the class and move it:')).toBeVisible()
  const amount = (await refund.textContent())?.match(/[\d,.]+\d/)?.[0] ?? ''
  await question.getByLabel('Reason').fill(reason)
  await question.getByRole('button', { name: 'Cancel this class' }).click()
  await expect(question).toHaveCount(0)
  return amount
}

test('a parent cancels one class: the money is said before, and the reservation shows it after', async ({
  page,
}) => {
  const { student, tutor } = await openBoth(page)
  const { booking, bookedClass } = await findOwnClass(student)
  await openPage(student, `/dashboard/BookedClasses?class=${bookedClass}`)
  const amount = await cancelOpenClass(student)
  await expect(student.getByText(`${amount} goes back the way it was paid`).first()).toBeVisible()
  await expect(student.getByRole('dialog').getByText(reason)).toBeVisible()
  await openPage(student, `/dashboard/reservations?id=${booking}`)
  const refund = student.getByRole('dialog').getByRole('paragraph').filter({ hasText: 'goes back' })
  await expect(refund).toContainText(amount)
  await openPage(tutor, '/dashboard/CurrentClasses')
  await tutor.getByRole('button', { name: /Notifications/ }).click()
  await expect(tutor.getByText('A family cancelled a class')).toHaveCount(1)
})

test(
  'a class is booked, paid and cancelled alone, or moved instead, and its booking counts one less',
  { tag: '@full' },
  async ({ page }) => {
    const { student } = await openBoth(page)
    await goToStep(student, 'checkout')
    await getPayButton(student).click()
    await pay(student, 'succeed')
    await expect(student.getByText('Payment completed')).toBeVisible()
    const [newest] = await fetchList<{ id: number }>(student, '/reservations/list/?ordering=-created_on')
    await openPage(student, `/dashboard/reservations?id=${newest?.id}`)
    const panel = student.getByRole('dialog')
    // Fewer than four where other families have one of the hours
    const used = panel.getByText(/0 of \d classes used/)
    const count = Number((await used.textContent())?.match(/\d(?= classes)/)?.[0])
    expect(count).toBeGreaterThan(1)
    await panel.getByRole('listitem').last().getByRole('link').first().click()

    // The question offers another time, which opens the form
    await panel.getByRole('button', { name: 'Cancel this class' }).click()
    const question = student.getByRole('alertdialog')
    await expect(question.getByText(/is refunded for 1 class,/)).toBeVisible()
    await expectAccessible(student)
    await question.getByRole('button', { name: 'Ask for another time' }).click()
    await expect(question).toHaveCount(0)
    await expect(panel.getByRole('button', { name: 'Send request' })).toBeVisible()
    await panel.getByRole('button', { name: 'Cancel', exact: true }).click()

    await cancelOpenClass(student)
    await expect(panel.getByText('Cancelled').first()).toBeVisible()
    await expectAccessible(student)
    await openPage(student, `/dashboard/reservations?id=${newest?.id}`)
    await expect(panel.getByText(new RegExp(`^0 of ${count - 1} class`))).toBeVisible()
    await expect(panel.getByText('Cancelled')).toHaveCount(1)
  },
)

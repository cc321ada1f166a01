import type { Page } from '@playwright/test'
import { expect, postJson, startAs, test } from '../../browse.ts'
import { countBookings, getAlert, getPayButton, goToStep, pay } from '../../booking.ts'

/**
 * Adds a kid to the account.
 * @returns a function that removes it, as another window does
 */
async function addKid(page: Page, first_name: string) {
  const added = await postJson(page, '/api/auth/kid/add/', {
    first_name,
    last_name: 'Kamal',
    gender: 'Male',
    date_of_birth: '2018-05-04',
    register_type: 'kid',
  })
  const { data: kid } = (await added.json()) as { data: { id: number } }
  return async () => {
    const removed = await page.request.delete(`/api/kids/delete/${kid.id}`, { headers: { 'X-CSRF': '1' } })
    expect(removed.status()).toBe(200)
  }
}

test('a booking for a kid who was removed in another window is not paid until another learner is chosen', async ({
  page,
  logged,
}) => {
  await startAs(page, 'student')
  const before = await countBookings(page)
  const removeZiad = await addKid(page, 'Ziad')
  const removeHani = await addKid(page, 'Hani')
  await goToStep(page, 'checkout')
  const learners = page.getByRole('radiogroup', { name: 'Who is it for?' })
  const expectMissing = async () => {
    await expect(learners).toContainText('The child you chose is no longer in your account.')
    await expect(learners).toHaveAttribute('aria-invalid', 'true')
    await expect(learners.getByRole('radio', { checked: true })).toHaveCount(0)
  }
  await learners.getByRole('radio', { name: /^For Ziad/ }).check()
  await expect(getPayButton(page)).toBeEnabled()
  await removeZiad()
  await getPayButton(page).click()
  await expectMissing()
  await expect(learners.getByRole('radio').first()).toBeFocused()
  // The page knows it now, and sends no call
  await getPayButton(page).click()
  await expectMissing()
  await expect(learners.getByRole('radio').first()).toBeFocused()
  await removeHani()
  // The refused price says it without a press of the button
  await learners.getByRole('radio', { name: /^For Hani/ }).click()
  await expectMissing()
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await expect(getAlert(page)).toHaveCount(0)
  expect(await countBookings(page)).toBe(before)
  await learners.getByRole('radio', { name: 'For me' }).check()
  await expect(learners).toHaveAttribute('aria-invalid', 'false')
  await getPayButton(page).click()
  await pay(page, 'succeed')
  await expect(page.getByText('Payment completed')).toBeVisible()
  logged.splice(0, logged.length, ...logged.filter((line) => !line.includes('404')))
})

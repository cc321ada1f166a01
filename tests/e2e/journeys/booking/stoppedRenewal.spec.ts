import { expect, fetchList, openPage, startAs, test } from '../../browse.ts'

test('a student stops the renewal of a monthly reservation, keeps its classes, and lets it renew again', async ({
  page,
}) => {
  await startAs(page, 'student')
  const rows = await fetchList<{ id: number; renews_on: string | null }>(
    page,
    '/reservations/list/?state=active&page_size=50',
  )
  const monthly = rows.find(({ renews_on }) => renews_on !== null)
  await openPage(page, `/dashboard/reservations?id=${monthly?.id}`)
  const panel = page.getByRole('dialog')
  await expect(panel.getByText('Confirmed').first()).toBeVisible()
  const confirmed = await panel.getByText('Confirmed').count()
  await panel.getByRole('button', { name: 'Stop renewing' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('Your paid classes stay')
  await question.getByRole('button', { name: 'Stop renewing' }).click()
  await expect(panel.getByText('No longer: it ends after the paid classes')).toBeVisible()
  await expect(panel.getByText('Confirmed')).toHaveCount(confirmed)
  await panel.getByRole('button', { name: 'Renew again' }).click()
  await expect(panel.getByRole('button', { name: 'Stop renewing' })).toBeVisible()
  await expect(panel.getByText('No longer: it ends after the paid classes')).toHaveCount(0)
})

import { expect, fetchList, openPage, startAs, test } from '../../browse.ts'

test.beforeEach(async ({ page }) => startAs(page, 'operator'))

test(
  'the classes of a reservation that staff cancel are cancelled in its open details',
  { tag: '@full' },
  async ({ page }) => {
    const rows = await fetchList<{ id: number; sessions_used: number }>(
      page,
      '/reservations/list/?state=active&kind=one_to_one&page_size=50',
    )
    const unused = rows.find(({ sessions_used }) => sessions_used === 0) ?? rows[0]
    await openPage(page, `/dashboard/reservations?id=${unused?.id}`)
    const panel = page.getByRole('dialog')
    await expect(panel.getByText('Confirmed').first()).toBeVisible()
    await expect(panel.getByText(/classes? used/i)).toHaveCount(1)
    await panel.getByRole('button', { name: 'Cancel reservation' }).click()
    const question = page.getByRole('alertdialog')
    await question.getByLabel('Reason').fill('The family moves away')
    await question.getByRole('button', { name: 'Cancel reservation' }).click()
    // The toast says so too
    const refund = panel.getByRole('paragraph').filter({ hasText: /goes back the way it was paid/ })
    await expect(refund).toBeVisible()
    await expect(panel.getByText('The family moves away')).toBeVisible()
    await expect(panel.getByText('Confirmed')).toHaveCount(0)
  },
)

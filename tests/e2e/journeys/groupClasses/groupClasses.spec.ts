import { expect, openPage, startAs, test } from '../../browse.ts'
import { getRows } from '../../staffList.ts'

test('a group class previews its dates before saving, and reports an end before the start', async ({
  page,
}) => {
  await startAs(page, 'operator')
  await openPage(page, '/dashboard/group-classes')
  await getRows(page)
    .first()
    .getByRole('button', { name: /^Actions for/ })
    .click()
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  const panel = page.getByRole('dialog')
  await expect(panel.getByRole('heading', { name: /\d+ class/ })).toBeVisible()
  const sunday = panel.getByRole('checkbox', { name: 'Sunday' })
  const isOn = await sunday.isChecked()
  await panel.getByText('Sunday', { exact: true }).click()
  await expect(sunday).toBeChecked({ checked: !isOn })
  await panel.getByLabel('Last day').fill('2020-01-01')
  await panel.getByRole('button', { name: 'Save' }).click()
  await expect(panel.getByText('The last day is before the first').first()).toBeVisible()
})

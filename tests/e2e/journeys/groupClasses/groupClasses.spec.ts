import { expect, fetchList, openPage, startAs, test } from '../../browse.ts'
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

test(
  'a group class is planned only for a course that families are offered in groups',
  { tag: '@full' },
  async ({ page }) => {
    await startAs(page, 'operator')
    const courses = await fetchList<{ id: number; is_group: boolean }>(page, '/courses/list/?page_size=100')
    const offered = courses.filter(({ is_group: isGroup }) => isGroup).map(({ id }) => String(id))
    await openPage(page, '/dashboard/group-classes')
    await page.getByRole('button', { name: 'New group class' }).first().click()
    const options = page.getByRole('dialog').locator('select[name=course_id] option:not([value=""])')
    await expect(options).toHaveCount(offered.length)
    const values = await options.evaluateAll((all) => all.map((option) => option.getAttribute('value')))
    expect(values.toSorted()).toEqual(offered.toSorted())
  },
)

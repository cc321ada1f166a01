import { expect, expectAccessible, fetchList, openPage, startAs, test } from '../../browse.ts'
import { getRows } from '../../staffList.ts'
import { requireValue } from '../../../fakes/requireValue.ts'

test('homework is assigned to a student, unassigned, and edited from its details', async ({ page }) => {
  await startAs(page, 'operator')
  await openPage(page, '/dashboard/homework?sort=-dueDate')
  await getRows(page).first().locator('th button').click()
  const panel = page.getByRole('dialog')
  const taken = panel.getByRole('region', { name: 'Assigned to' })
  await panel.getByRole('region', { name: 'Learners' }).getByRole('button', { name: /^Add / }).first().click()
  await panel.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Homework assigned')).toBeVisible()
  await taken
    .getByRole('button', { name: /^Remove / })
    .first()
    .click()
  await panel.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Homework unassigned')).toBeVisible()
  const title = (await panel.getByRole('heading', { level: 2 }).first().textContent()) ?? ''
  await panel.getByRole('button', { name: 'Edit', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Edit homework' }).getByLabel('Title')).toHaveValue(title)
})

test(
  'homework is found by the name of the kid it was assigned to, and the name leads to the parent',
  { tag: '@full' },
  async ({ page }) => {
    await startAs(page, 'operator')
    const people = await fetchList<{ id: number; name: string; guardian: string | null }>(
      page,
      '/learners/list/?page_size=100',
    )
    const given = await fetchList<{ student: { id: number } }>(
      page,
      '/assignments/list/?page_size=100&kind=homework',
    )
    const kid = requireValue(
      people.find(({ id, guardian }) => guardian && given.some(({ student }) => student.id === id)),
      'a kid with homework',
    )
    await openPage(page, `/dashboard/assignments?f.kind=homework&f.learner_id=${kid.id}`)
    await expect(getRows(page).first()).toContainText(kid.name)
    await getRows(page).first().locator('th button').click()
    const panel = page.getByRole('dialog')
    await expectAccessible(page)
    await panel.getByRole('link', { name: 'Open the homework' }).click()
    await expect(page).toHaveURL(/\/dashboard\/homework\?id=\d+/)
    await expect(panel.getByRole('heading', { level: 2 }).first()).toBeVisible()
    await page.goBack()
    await panel.getByRole('link', { name: new RegExp(kid.name) }).click()
    await expect(page).toHaveURL(/\/dashboard\/students\?id=\d+/)
    await expect(panel.getByRole('heading', { level: 2 })).toHaveText(String(kid.guardian))
    await expect(panel.getByRole('listitem').filter({ hasText: kid.name })).toBeVisible()
  },
)

for (const who of ['operator', 'tutor'] as const)
  test(`an assignment of the ${who} whose response is lost is reported as saved, not as failed`, async ({
    page,
    logged,
  }) => {
    await startAs(page, who)
    await openPage(page, `/dashboard/${who === 'tutor' ? 'tutor-' : ''}homework?sort=-dueDate`)
    await getRows(page).first().locator('th button').click()
    const panel = page.getByRole('dialog')
    await panel
      .getByRole('region', { name: 'Learners' })
      .getByRole('button', { name: /^Add / })
      .first()
      .click()
    let isLost = false
    await page.route('**/api/homework/*/assign/', async (route) => {
      if (isLost) return route.fallback()
      isLost = true
      await route.fetch()
      return route.abort('connectionreset')
    })
    await panel.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('Homework assigned')).toBeVisible()
    expect(isLost).toBe(true)
    await expect(page.getByText(/^The connection failed/)).toHaveCount(0)
    await expect(panel.getByRole('button', { name: 'Save', exact: true })).toBeDisabled()
    logged.length = 0
  })

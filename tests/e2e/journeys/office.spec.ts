import type { Page } from '@playwright/test'
import { startAs, expect, expectAccessible, fetchList, openPage, test } from '../browse.ts'

const getRows = (page: Page) => page.locator('tbody tr')

async function followRowLink(page: Page, row: number, link: string) {
  await getRows(page)
    .nth(row)
    .getByRole('button', { name: /^Actions for/ })
    .click()
  await page.getByRole('link', { name: link, exact: true }).click()
}

test('students are added to a group until it is full, by keyboard alone', async ({ page }) => {
  await startAs(page, 'operator')
  await openPage(page, '/dashboard/students-groups')
  await followRowLink(page, 0, 'Assign students')
  const taken = page.getByRole('region', { name: 'In the group' })
  await expect(taken.getByText(/\d of \d/)).toBeVisible()
  const before = await taken.getByRole('listitem').count()
  const offered = page.getByRole('region', { name: 'Learners' })
  await offered.getByRole('button', { name: /^Add / }).first().focus()
  for (let count = before; count < 5; count += 1) {
    await page.keyboard.press('Enter')
    await expect(taken.getByRole('listitem')).toHaveCount(count + 1)
    // Its row is gone; the focus is on the next one
    await expect(page.locator(':focus')).toHaveAccessibleName(/^Add |can’t be added/)
  }
  await expect(taken.getByRole('listitem')).toHaveCount(5)
  await expect(offered.getByRole('button', { name: /can’t be added/ }).first()).toBeVisible()
  await expect(page.getByText(`${5 - before} added, 0 removed`)).toBeVisible()
  await page.getByRole('link', { name: 'Cancel' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stay here' }).click()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved successfully')).toBeVisible()
  await expect(page.getByText('5 of 5')).toBeVisible()
})

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

test('a question is created, its right answer marked, moved and deleted', async ({ page }) => {
  await startAs(page, 'operator')
  await openPage(page, '/dashboard/quizzes')
  await followRowLink(page, 0, 'Questions')
  const questions = page
    .locator('ol > li')
    .filter({ has: page.getByRole('button', { name: /^Edit question/ }) })
  await expect(questions.first()).toBeVisible()
  const before = await questions.count()
  await page.getByRole('button', { name: 'New question' }).click()
  const panel = page.getByRole('dialog')
  await panel.getByRole('textbox', { name: 'Question' }).fill('Which letter is lengthened?')
  for (const [index, text] of ['Alif', 'Ba', 'Sin', 'Mim'].entries())
    await panel.getByRole('textbox', { name: `Option ${index + 1}` }).fill(text)
  await panel.getByLabel('Points').fill('٢')
  await panel.getByRole('button', { name: 'Save' }).click()
  await expect(panel.getByText('Choose the right option').first()).toBeVisible()
  await panel.getByRole('radio', { name: 'Option 1' }).check()
  await expectAccessible(page)
  await panel.getByRole('button', { name: 'Save' }).click()
  await expect(questions).toHaveCount(before + 1)
  await page.getByRole('button', { name: `Move question ${before + 1} up` }).click()
  await expect(questions.nth(before - 1).getByText('Which letter is lengthened?')).toBeVisible()
  await page.getByRole('button', { name: `Delete question ${before}` }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(questions).toHaveCount(before)
})

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

test('an accepted request leaves the list of pending requests', async ({ page }) => {
  await startAs(page, 'operator')
  await openPage(page, '/dashboard/reschedule-requests')
  await expect(getRows(page).first()).toBeVisible()
  const before = await getRows(page).count()
  await getRows(page)
    .first()
    .getByRole('button', { name: /^Actions for/ })
    .click()
  await page.getByRole('button', { name: 'Accept', exact: true }).click()
  await expect(page.getByText('Request accepted: the class has moved')).toBeVisible()
  await expect(getRows(page)).toHaveCount(before - 1)
})

test('a request opens from its link with its people, its times and its class', async ({ page }) => {
  await startAs(page, 'operator')
  const [request] = await fetchList<{ id: number }>(page, '/reschedule/list/?state=pending')
  await openPage(page, `/dashboard/reschedule-requests?id=${request?.id}`)
  const panel = page.getByRole('dialog')
  await expect(panel.getByText('Requested by')).toBeVisible()
  await expect(panel.getByRole('button', { name: 'Refuse' })).toBeVisible()
  await expectAccessible(page)
  await panel.getByRole('link', { name: 'Open the class' }).click()
  await expect(page).toHaveURL(/\/dashboard\/classes\?id=\d+/)
  await expect(panel.getByRole('heading', { level: 2 })).toBeVisible()
})

test('what a child was given is found by the child and leads to the homework, the child to the parent', async ({
  page,
}) => {
  await startAs(page, 'operator')
  const people = await fetchList<{ id: number; name: string; guardian: string | null }>(
    page,
    '/learners/list/?page_size=100',
  )
  const given = await fetchList<{ student: { id: number } }>(
    page,
    '/assignments/list/?page_size=100&kind=homework',
  )
  const kid = people.find(({ id, guardian }) => guardian && given.some(({ student }) => student.id === id))
  await openPage(page, `/dashboard/assignments?f.kind=homework&f.learner_id=${kid?.id}`)
  await expect(getRows(page).first()).toContainText(kid?.name ?? '')
  await getRows(page).first().locator('th button').click()
  const panel = page.getByRole('dialog')
  await expectAccessible(page)
  await panel.getByRole('link', { name: 'Open the homework' }).click()
  await expect(page).toHaveURL(/\/dashboard\/homework\?id=\d+/)
  await expect(panel.getByRole('heading', { level: 2 }).first()).toBeVisible()
  await page.goBack()
  await panel.getByRole('link', { name: new RegExp(kid?.name ?? '') }).click()
  await expect(page).toHaveURL(/\/dashboard\/students\?q=/)
  await expect(getRows(page)).toHaveCount(1)
  await expect(getRows(page)).toContainText(kid?.name ?? '')
})

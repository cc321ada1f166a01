import { expect, expectAccessible, openPage, postJson, startAs, test } from '../../browse.ts'
import { followRowLink } from '../../staffList.ts'

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

test('a quiz without questions cannot be given to anyone', async ({ page }) => {
  await startAs(page, 'tutor')
  const model = {
    Id: 0,
    name: 'Letters',
    course_id: 101,
    totalScore: 10,
    passScore: 6,
    time: 10,
    maximumTrials: 2,
  }
  const made = await postJson(page, '/api/quizzes/insert/', { ...model, availability: true })
  const { data } = (await made.json()) as { data: { id: number } } // According to the OpenAPI documents
  await openPage(page, `/dashboard/quizzes?id=${data.id}`)
  const panel = page.getByRole('dialog')
  await expect(panel.getByText('Not assigned to anyone')).toBeVisible()
  await expect(panel.getByText(/^Add questions first/)).toBeVisible()
  await expect(panel.getByRole('region', { name: 'Learners' })).toHaveCount(0)
})

import type { Attempt } from '#sdk'
import { expect, expectAccessible, expectNoHorizontalScroll, openPage, startAs, test } from '../../browse.ts'

test('a kid plays a quiz one question at a time and sees stars before the answers', async ({ page }) => {
  await startAs(page, 'kid')
  await page.setViewportSize({ width: 320, height: 700 })
  await openPage(page, '/dashboard/student-quizzes')
  await page
    .getByRole('button', { name: /Take the quiz|Go on/ })
    .first()
    .click()
  const stage = page.getByRole('dialog')
  await stage.getByRole('button', { name: /Start now|Go on/ }).click()
  await expect(stage.getByRole('group')).toHaveCount(1)
  await stage.getByRole('radio').first().check()
  await expectAccessible(page)
  await expectNoHorizontalScroll(page)
  await stage.getByRole('button', { name: 'Next' }).click()
  await expect(page).toHaveURL(/question=2/)
  // Beyond the last question is the last one
  await openPage(page, page.url().replace(/question=\d+/, 'question=999'))
  await stage.getByRole('button', { name: 'Hand in' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Hand in' }).click()
  await expect(stage.getByRole('img', { name: /stars?/i })).toBeVisible()
  // Another try may follow
  await expect(stage.getByText('You will see the answers after your last try.')).toBeVisible()
  await expect(stage.getByRole('button', { name: 'See the answers' })).toHaveCount(0)
  const id = Number(new URL(page.url()).searchParams.get('attempt'))
  await page.route(`**/api/quizzes/attempts/detail/${id}/`, async (route) => {
    const response = await route.fetch()
    const { data } = (await response.json()) as { data: Attempt }
    const review = data.questions.map((question) => ({
      question_id: question.id,
      right_option_id: 1,
      is_right: false,
    }))
    await route.fulfill({ response, json: { success: true, data: { ...data, review } } })
  })
  await page.reload()
  await expect(stage.getByText('Right answer')).toHaveCount(0)
  await stage.getByRole('button', { name: 'See the answers' }).click()
  await expect(stage.getByText('Right answer').first()).toBeVisible()
  await expectAccessible(page)
  await stage.getByRole('button', { name: 'Back to my quizzes' }).click()
  await expect(page).toHaveURL('/dashboard/student-quizzes')
})

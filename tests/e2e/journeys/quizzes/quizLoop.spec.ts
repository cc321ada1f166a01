import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectInArabic, openPage, test } from '../../browse.ts'
import {
  addLearnerOnScreens,
  createEmptyWorld,
  lina,
  makeCourseOnScreens,
  openRow,
  openStaffWindow,
  openWindow,
  readPasscodeOnScreens,
  signInKidOnScreens,
  yara,
} from '../../people.ts'
import { makeStudent } from '../../preparedPeople.ts'

async function makeQuizOnScreens(page: Page, name: string) {
  await openPage(page, '/dashboard/quizzes')
  await page.getByRole('button', { name: 'New quiz' }).first().click()
  const panel = page.getByRole('dialog')
  await panel.locator('input[name=name]').fill(name)
  await panel.locator('select[name=course_id]').selectOption({ label: 'First letters' })
  for (const [field, value] of Object.entries({
    totalScore: '2',
    passScore: '2',
    time: '10',
    maximumTrials: '1',
  }))
    await panel.locator(`input[name=${field}]`).fill(value)
  await panel.getByLabel('Closes').fill('2030-01-01T12:00')
  await panel.locator('input[name=availability]').check()
  await panel.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(panel).toHaveCount(0)
}

async function addQuestionOnScreens(page: Page, text: string) {
  await page.getByRole('button', { name: 'New question' }).first().click()
  const panel = page.getByRole('dialog')
  await panel.getByRole('textbox').first().fill(text)
  for (const [index, option] of ['Alif', 'Baa', 'Taa', 'Thaa'].entries())
    await panel
      .getByRole('textbox')
      .nth(index + 1)
      .fill(option)
  await panel.getByRole('radio').first().check()
  await panel.getByLabel('Points').fill('2')
  await panel.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(panel).toHaveCount(0)
}

test(
  'a quiz is made, assigned to a kid, taken, failed, granted once more and passed',
  { tag: '@full' },
  async ({ page, browser }) => {
    const world = await createEmptyWorld(page)
    const staff = await openStaffWindow(browser, world)
    await makeCourseOnScreens(staff, { code: 'AR-1', name: 'First letters' })
    const parent = await makeStudent(browser, world, yara, [lina])
    await makeQuizOnScreens(staff, 'Letters')
    await openRow(staff, 'Letters')
    const detail = staff.getByRole('dialog')
    await expect(detail.getByText('Add questions first')).toBeVisible()
    await detail.getByRole('link', { name: 'Questions' }).click()
    await addQuestionOnScreens(staff, 'Which letter comes first?')
    await staff.getByRole('link', { name: 'Assign and results' }).click()
    await addLearnerOnScreens(staff, 'Lina')
    await detail.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(detail.getByRole('article', { name: 'Lina' }).getByText('Not taken yet')).toBeVisible()
    await expect(detail.getByRole('article', { name: 'Lina' }).getByText('Yara Kamal')).toBeVisible()
    await expectAccessible(staff)

    const kid = await openWindow(browser, world)
    await signInKidOnScreens(kid, await readPasscodeOnScreens(parent, 'Lina'))
    await takeQuiz(kid, 'Baa')
    await openPage(staff, '/dashboard/quizzes')
    await openRow(staff, 'Letters')
    const result = detail.getByRole('article', { name: 'Lina' })
    await expect(result.getByText('Not passed 0/2')).toBeVisible()
    await expect(result.getByText('No attempts left')).toBeVisible()
    await result.getByRole('button', { name: 'One more attempt for Lina' }).click()
    const question = staff.getByRole('alertdialog', { name: 'One more attempt for Lina?' })
    await expect(question.getByText('No attempts left now.')).toBeVisible()
    await question.getByRole('button', { name: 'One more attempt' }).dblclick()
    await expect(result.getByText('1 attempt left')).toBeVisible()
    await takeQuiz(kid, 'Alif')
    await openPage(staff, '/dashboard/quizzes')
    await openRow(staff, 'Letters')
    await expect(result.getByText('Passed 2/2')).toBeVisible()
    await expectInArabic(staff, /نجح 2\/2/, 'لا محاولات متبقية')
    await openPage(kid, '/dashboard/student-quizzes')
    await expectInArabic(kid, 'لا اختبار بانتظارك. أحسنت!')
    await kid.getByRole('tab', { name: 'أنجزته' }).click()
    await expectInArabic(kid, 'Letters', '2 من نقطتين')
  },
)

test(
  'more time that staff give during an attempt reaches the learner, who is not handed in',
  { tag: '@full' },
  async ({ page, browser }) => {
    const world = await createEmptyWorld(page)
    const staff = await openStaffWindow(browser, world)
    await makeCourseOnScreens(staff, { code: 'AR-1', name: 'First letters' })
    const student = await makeStudent(browser, world, yara)
    await makeQuizOnScreens(staff, 'Letters')
    await openRow(staff, 'Letters')
    const detail = staff.getByRole('dialog')
    await detail.getByRole('link', { name: 'Questions' }).click()
    await addQuestionOnScreens(staff, 'Which letter comes first?')
    await openPage(staff, '/dashboard/quizzes')
    await openRow(staff, 'Letters')
    await addLearnerOnScreens(staff, 'Yara')
    await detail.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(detail.getByRole('article', { name: 'Yara' })).toBeVisible()

    await openPage(student, '/dashboard/student-quizzes')
    await openRow(student, 'Letters')
    await student.getByRole('dialog').getByRole('button', { name: 'Start now' }).click()
    await expect(student.getByRole('timer')).toHaveText(/^(10:00|9:\d\d)$/)
    await openPage(staff, '/dashboard/quizzes')
    await openRow(staff, 'Letters')
    await detail.getByRole('button', { name: '10 more minutes for Yara Kamal' }).dblclick()
    const question = staff.getByRole('alertdialog', { name: '10 more minutes for Yara Kamal?' })
    await expect(question.getByText(/^The attempt ends .+ now\./)).toBeVisible()
    await question.getByRole('button', { name: '10 more minutes' }).dblclick()
    await expect(staff.getByRole('listitem').getByText('Saved successfully').first()).toBeVisible()
    await expect(student.getByRole('timer')).toHaveText(/^(20:00|19:\d\d)$/)
    await student.getByRole('radio', { name: 'Alif' }).check()
    await student.getByRole('button', { name: 'Hand in' }).click()
    await student.getByRole('alertdialog').getByRole('button', { name: 'Hand in' }).click()
    await expect(student.getByText(/2 of 2|2\/2/).first()).toBeVisible()
  },
)

/** Takes the quiz with one question over the whole window. */
async function takeQuiz(kid: Page, answer: string) {
  await openPage(kid, '/dashboard/student-quizzes')
  await kid
    .getByRole('button', { name: /Take the quiz|Try again/ })
    .first()
    .click()
  await kid.getByRole('dialog').getByRole('button', { name: 'Start now' }).click()
  await expect(kid).toHaveURL(/attempt=\d+/)
  await kid.getByRole('radio', { name: answer }).check()
  await kid.getByRole('button', { name: 'Hand in' }).click()
  await kid.getByRole('alertdialog').getByRole('button', { name: 'Hand in' }).click()
  await expect(kid.getByRole('timer')).toHaveCount(0)
}

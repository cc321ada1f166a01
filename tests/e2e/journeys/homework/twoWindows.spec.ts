import type { Page } from '@playwright/test'
import { expect, fetchList, joinAs, openPage, postJson, startAs, test } from '../../browse.ts'
import { attachFile } from '../../files.ts'
import { openWindow } from '../../people.ts'

const refused = /^This homework has already been handed in/

/** Fills in an answer to the first open homework, in a kid's window. */
async function answer(page: Page, text: string) {
  await openPage(page, '/dashboard/student-homework?f.state=pending')
  await page.getByRole('button', { name: 'Do it now' }).first().click()
  const stage = page.getByRole('dialog')
  await stage.getByRole('button', { name: 'Start my answer' }).click()
  await attachFile(stage.locator('input[type=file]'), `${text}.png`, 'image/png', 'x')
  await stage.getByRole('textbox').fill(text)
  return stage
}

test(
  'a kid who hands in from a second window is told so, keeps the answer, and may replace the first',
  { tag: '@full' },
  async ({ page, logged }) => {
    await startAs(page, 'kid')
    const other = await page.context().newPage()
    const stages = [await answer(page, 'first'), await answer(other, 'second')] as const
    await stages[0].getByRole('button', { name: 'Hand in' }).click()
    await expect(stages[0].getByRole('img', { name: '3 stars' })).toBeVisible()
    await stages[1].getByRole('button', { name: 'Hand in' }).click()
    await expect(stages[1].getByRole('alert').filter({ hasText: refused })).toBeVisible()
    await expect(stages[1].getByRole('textbox')).toHaveValue('second')
    await expect(stages[1].getByText('second.png')).toBeVisible()
    await stages[1].getByRole('button', { name: 'Hand in' }).click()
    await expect(stages[1].getByRole('img', { name: '3 stars' })).toBeVisible()
    logged.splice(0, logged.length, ...logged.filter((line) => !line.includes('409')))
  },
)

test(
  "a parent's second window shows what was handed in above the answer that it keeps",
  { tag: '@full' },
  async ({ page, logged }) => {
    await startAs(page, 'student')
    await openPage(page, '/dashboard/student-homework?f.state=pending')
    await page.locator('tbody tr th button').first().click()
    const url = page.url()
    const other = await page.context().newPage()
    await openPage(other, url)
    for (const [window, text] of [
      [page, 'first'],
      [other, 'second'],
    ] as const) {
      const form = window.getByRole('dialog').getByRole('form')
      await attachFile(form.locator('input[type=file]'), `${text}.png`, 'image/png', 'x')
      await form.getByRole('textbox').fill(text)
    }
    await page.getByRole('dialog').getByRole('button', { name: 'Hand in' }).click()
    await expect(
      page
        .getByRole('listitem')
        .getByText(/^Handed in/)
        .first(),
    ).toBeVisible()
    const panel = other.getByRole('dialog')
    await panel.getByRole('button', { name: 'Hand in' }).click()
    await expect(other.getByRole('listitem').getByText(refused).first()).toBeVisible()
    await expect(panel.getByText('first', { exact: true })).toBeVisible()
    await expect(panel.getByRole('form').getByRole('textbox')).toHaveValue('second')
    await expect(panel.getByRole('form').getByText('second.png')).toBeVisible()
    await panel.getByRole('button', { name: 'Hand in again' }).click()
    await expect(panel.getByText('second', { exact: true })).toBeVisible()
    logged.splice(0, logged.length, ...logged.filter((line) => !line.includes('409')))
  },
)

/** Reviews the only answer in a tutor's window, as its learner types another one. */
async function reviewAsTutor(page: Page, homework: number, learner: number) {
  const rows = await fetchList<{ id: number; student: { id: number }; state: string }>(
    page,
    `/homework/${homework}/submissions/list/?state=submitted`,
  )
  const own = rows.find(({ student }) => student.id === learner)
  const response = await postJson(page, `/api/homework/submissions/${own?.id}/review/`, {
    is_returned: false,
    score: 1,
    comment: 'Well read',
  })
  expect(response.status()).toBe(200)
}

interface OwnHomework {
  id: number
  learner: { id: number }
}

test(
  'a learner whose answer is reviewed while another one is typed is told so, and can copy what was typed',
  { tag: '@full' },
  async ({ page, browser, logged }) => {
    const world = crypto.randomUUID()
    await startAs(page, 'student', world)
    const tutor = await openWindow(browser, world)
    await joinAs(tutor, 'tutor', world)
    const [row] = await fetchList<OwnHomework>(page, '/homework/mine/list/?state=pending')
    const { id = 0, learner } = row ?? {}
    await openPage(page, `/dashboard/student-homework?f.state=pending&id=${id}-${learner?.id}`)
    const panel = page.getByRole('dialog')
    const form = panel.getByRole('form')
    await attachFile(form.locator('input[type=file]'), 'first.png', 'image/png', 'x')
    await form.getByRole('button', { name: 'Hand in' }).click()
    await expect(form.getByRole('button', { name: 'Hand in again' })).toBeVisible()
    await form.getByRole('textbox').fill('What I forgot to say')
    await attachFile(form.locator('input[type=file]'), 'second.png', 'image/png', 'x')
    await reviewAsTutor(tutor, id, learner?.id ?? 0)
    await form.getByRole('button', { name: 'Hand in again' }).click()
    await expect(
      panel.getByRole('alert').filter({ hasText: 'was reviewed while you were writing' }),
    ).toBeVisible()
    await expect(panel.getByText('Well read')).toBeVisible()
    await expect(panel.getByText('What I forgot to say')).toBeVisible()
    await expect(panel.getByText('second.png')).toBeVisible()
    await expect(panel.getByRole('button', { name: 'Copy the text' })).toBeVisible()
    // As long as it is not discarded it is there again after a reload
    await openPage(page, page.url())
    await expect(panel.getByText('What I forgot to say')).toBeVisible()
    await panel.getByRole('button', { name: 'Discard' }).click()
    await expect(panel.getByText('What I forgot to say')).toHaveCount(0)
    logged.splice(0, logged.length, ...logged.filter((line) => !line.includes('409')))
  },
)

test(
  'a kid whose answer is reviewed while another one is made still sees what was typed',
  { tag: '@full' },
  async ({ page, browser, logged }) => {
    const world = crypto.randomUUID()
    await startAs(page, 'kid', world)
    const tutor = await openWindow(browser, world)
    await joinAs(tutor, 'tutor', world)
    const [row] = await fetchList<OwnHomework>(page, '/homework/mine/list/?state=pending')
    const { id = 0, learner } = row ?? {}
    const stage = await answer(page, 'first')
    await stage.getByRole('button', { name: 'Hand in' }).click()
    await expect(stage.getByRole('img', { name: '3 stars' })).toBeVisible()
    await openPage(page, `/dashboard/student-homework?id=${id}-${learner?.id}`)
    await stage.getByRole('button', { name: 'Answer again' }).click()
    await stage.getByRole('textbox').fill('One more word')
    await attachFile(stage.locator('input[type=file]'), 'second.png', 'image/png', 'x')
    await reviewAsTutor(tutor, id, learner?.id ?? 0)
    await stage.getByRole('button', { name: 'Hand in' }).click()
    await expect(
      stage.getByRole('alert').filter({ hasText: 'was reviewed while you were writing' }),
    ).toBeVisible()
    await expect(stage.getByText('One more word')).toBeVisible()
    await stage.getByRole('button', { name: 'Read the task again' }).click()
    await expect(stage.getByText('Well read')).toBeVisible()
    logged.splice(0, logged.length, ...logged.filter((line) => !line.includes('409')))
  },
)

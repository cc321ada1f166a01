import type { Page } from '@playwright/test'
import { expect, openPage, startAs, test } from '../../browse.ts'
import { attachFile } from '../../files.ts'

const refused = /^This homework was handed in meanwhile/

/** Fills in an answer to the first open homework, in a child's window. */
async function answer(page: Page, text: string) {
  await openPage(page, '/dashboard/student-homework?f.state=pending')
  await page.getByRole('button', { name: 'Do it now' }).first().click()
  const stage = page.getByRole('dialog')
  await stage.getByRole('button', { name: 'Start my answer' }).click()
  await attachFile(stage.locator('input[type=file]'), `${text}.png`, 'image/png', 'x')
  await stage.getByRole('textbox').fill(text)
  return stage
}

test('a child who hands in from a second window is told so, keeps the answer, and may replace the first', async ({
  page,
  logged,
}) => {
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
})

test("a parent's second window shows what was handed in above the answer that it keeps", async ({
  page,
  logged,
}) => {
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
})

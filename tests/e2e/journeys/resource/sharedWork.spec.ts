import type { Browser, Page } from '@playwright/test'
import { isolateText } from '#web/i18n/isolateText.ts'
import { expect, fetchList, joinAs, openPage, startAs, test } from '../../browse.ts'

const told = 'Someone else has changed this record'

/** Opens windows of the demo operator and of another person in one world. */
async function openTwo(page: Page, browser: Browser, who: 'admin' | 'tutor') {
  const world = crypto.randomUUID()
  await startAs(page, 'operator', world)
  const context = await browser.newContext({ viewport: { width: 1280, height: 860 } })
  const other = await context.newPage()
  await joinAs(other, who, world)
  return other
}

test(
  'a reviewer learns that another person has reviewed the homework meanwhile, and keeps the own text',
  { tag: '@full' },
  async ({ page, browser }) => {
    const tutor = await openTwo(page, browser, 'tutor')
    const homework = await fetchList<{ id: number }>(tutor, '/homework/list/?page_size=100')
    const waiting = await Promise.all(
      homework.map(async ({ id }) => {
        const rows = await fetchList<{ id: number }>(
          tutor,
          `/homework/${id}/submissions/list/?state=submitted`,
        )
        return rows.length ? [id] : []
      }),
    )
    const [id] = waiting.flat()
    await openPage(page, `/dashboard/homework?id=${id}`)
    await openPage(tutor, `/dashboard/tutor-homework?id=${id}`)
    const label = await page
      .getByRole('form', { name: /^Review of/ })
      .first()
      .getAttribute('aria-label')
    const findForm = (window: Page) => window.getByRole('form', { name: label ?? '', exact: true }).first()
    const [staffs, tutors] = [findForm(page), findForm(tutor)] as const
    for (const [form, comment] of [
      [staffs, 'From the office'],
      [tutors, 'From the teacher'],
    ] as const) {
      await form.getByRole('textbox', { name: /^Score/ }).fill('1')
      await form.getByRole('textbox', { name: 'Comment' }).fill(comment)
    }
    await staffs.getByRole('button', { name: 'Send review' }).click()
    await expect(page.getByRole('listitem').getByText('Saved successfully').first()).toBeVisible()
    await tutors.getByRole('button', { name: 'Send review' }).click()
    const change = tutors.getByRole('alert').filter({ hasText: told })
    await expect(change).toContainText(`Comment: they saved “${isolateText('From the office')}”`)
    await expect(tutors.getByRole('textbox', { name: 'Comment' })).toHaveValue('From the teacher')
  },
)

test(
  'an editor learns that another person has set teaching data meanwhile, and keeps the own price',
  { tag: '@full' },
  async ({ page, browser }) => {
    const other = await openTwo(page, browser, 'admin')
    const [tutor] = await fetchList<{ id: number }>(page, '/tutor/applications/list/?status=approved')
    for (const window of [page, other]) {
      await openPage(window, `/dashboard/approved-tutors?id=${tutor?.id}`)
      await window
        .getByRole('dialog')
        .getByRole('button', { name: /^Change/ })
        .click()
    }
    for (const [window, price] of [
      [page, '201'],
      [other, '202'],
    ] as const)
      await window.getByRole('dialog').locator('input[name=price]').fill(price)
    await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByRole('listitem').getByText('Saved successfully').first()).toBeVisible()
    const panel = other.getByRole('dialog')
    await panel.getByRole('button', { name: 'Save', exact: true }).click()
    const change = panel.getByRole('alert').filter({ hasText: `${told}: Price per class` })
    await expect(change).toContainText(`Price per class: they saved “${isolateText('201')}”`)
    await expect(panel.locator('input[name=price]')).toHaveValue('202')
    await panel.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(other.getByRole('listitem').getByText('Saved successfully').first()).toBeVisible()
  },
)

test('days, tutor and minutes that another person saved are named before they are overwritten', async ({
  page,
  browser,
}) => {
  const other = await openTwo(page, browser, 'admin')
  const [group] = await fetchList<{ id: number }>(page, '/group-classes/list/')
  const forms = [page, other].map((window) => window.getByRole('dialog'))
  for (const window of [page, other]) {
    await openPage(window, `/dashboard/group-classes?id=${group?.id}`)
    await window.getByRole('dialog').getByRole('button', { name: 'Edit' }).click()
  }
  const tutors = await Promise.all(
    forms.map(async (form, index) => {
      const select = form.locator('select[name=tutor_id]')
      await expect(select.locator('option').nth(3)).toBeAttached()
      const value = await select.inputValue()
      const names = await select.locator(`option:not([value="${value}"]):not([value=""])`).allTextContents()
      await select.selectOption({ label: names[index] ?? '' })
      await form.locator('input[name=minutes]').fill(String(50 + index))
      await form.getByRole('checkbox', { name: index ? 'Friday' : 'Thursday' }).click()
      return names[index] ?? ''
    }),
  )
  const [first, second] = forms
  await first?.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Give to this tutor' }).click()
  await expect(page.getByRole('listitem').getByText('Saved successfully').first()).toBeVisible()
  // The change is named before the question
  await second?.getByRole('button', { name: 'Save', exact: true }).click()
  const change = other.getByRole('alert').filter({ hasText: told })
  await expect(change).toContainText(`Tutor: they saved “${isolateText(tutors[0] ?? '')}”`)
  await expect(change).toContainText(`they saved “${isolateText('50')}”`)
  await expect(change).toContainText(/Days: they saved “.*Thu/)
})

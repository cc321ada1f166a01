import { isolateText } from '#web/i18n/isolateText.ts'
import { expect, expectAccessible, openPage, startAs, test } from '../../browse.ts'
import { confirmAction, getRows, readName, runRowAction } from '../../staffList.ts'

test.beforeEach(async ({ page }) => startAs(page, 'operator'))

test('an approved tutor moves to the list of approved tutors', { tag: '@full' }, async ({ page }) => {
  await openPage(page, '/dashboard/new-tutors')
  const name = await readName(page, 0)
  await runRowAction(page, 0, 'Approve')
  await confirmAction(page, 'Approve')
  await expect(page.getByText(`${isolateText(name)} approved`)).toBeVisible()
  await expect(page.locator('tbody').getByText(name, { exact: true })).toHaveCount(0)
  await openPage(page, `/dashboard/approved-tutors?q=${encodeURIComponent(name)}`)
  await expect(page.locator('tbody').getByText(name, { exact: true })).toBeVisible()
})

test('a rejection requires a reason of three words', async ({ page }) => {
  await openPage(page, '/dashboard/new-tutors')
  const name = await readName(page, 0)
  await runRowAction(page, 0, 'Reject')
  const question = page.getByRole('alertdialog')
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await question.getByLabel('Reason').fill('No')
  await question.getByRole('button', { name: 'Reject' }).click()
  await expect(question.getByText('Write at least three words')).toBeVisible()
  await question.getByLabel('Reason').fill('Documents are missing')
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Reject' }).click()
  await expect(page.locator('tbody').getByText(name, { exact: true })).toHaveCount(0)
})

test('a termination requires the name typed out', { tag: '@full' }, async ({ page }) => {
  await openPage(page, '/dashboard/approved-tutors')
  const name = await readName(page, 0)
  await runRowAction(page, 0, 'Terminate')
  const question = page.getByRole('alertdialog')
  await question.getByLabel('Reason').fill('Did not come to classes')
  await question.getByLabel(/Type/).fill('someone else')
  await question.getByRole('button', { name: 'Terminate' }).click()
  await expect(question.getByText('The name doesn’t match')).toBeVisible()
  await question.getByLabel(/Type/).fill(name)
  await question.getByRole('button', { name: 'Terminate' }).click()
  await expect(question).toHaveCount(0)
  await expect(page.locator('tbody').getByText(name, { exact: true })).toHaveCount(0)
})

test('teaching data that are not saved are kept when a decision, another tutor or closing is not meant to drop them', async ({
  page,
}) => {
  await openPage(page, '/dashboard/new-tutors')
  const [first, second] = [await readName(page, 0), await readName(page, 1)]
  await page.getByRole('button', { name: first }).first().click()
  const panel = page.getByRole('dialog')
  await panel.getByRole('button', { name: 'Change teaching data' }).click()
  const price = panel.getByLabel(/^Price/)
  await price.fill('12.5')
  const decision = page.getByRole('alertdialog', { name: 'Go on without the changes?' })
  for (const name of [/^Approve/, /^Reject/]) {
    await panel.getByRole('button', { name }).click()
    await decision.getByRole('button', { name: 'Save first' }).click()
    await expect(price).toHaveValue('12.5')
  }
  const leave = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  const leavers = [
    panel.getByRole('button', { name: 'Close' }),
    panel.getByRole('button', { name: 'Next' }),
    page.getByRole('button', { name: second }).first(),
  ]
  for (const leaver of leavers) {
    await leaver.click()
    await leave.getByRole('button', { name: 'Stay here' }).click()
    await expect(price).toHaveValue('12.5')
  }
  await panel.getByRole('button', { name: /^Approve/ }).click()
  await decision.getByRole('button', { name: 'Go on without them' }).click()
  await confirmAction(page, 'Approve')
  await expect(panel).toHaveCount(0)
})

test('a review shows documents and history, J and K open the neighbours, and a decision closes it', async ({
  page,
}) => {
  await openPage(page, '/dashboard/new-tutors')
  const [first, second] = [await readName(page, 0), await readName(page, 1)]
  await page.getByRole('button', { name: first }).first().click()
  const panel = page.getByRole('dialog')
  await expect(panel.getByRole('heading', { name: first })).toBeVisible()
  await expect(panel.getByRole('heading', { name: 'Documents' })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('j')
  await expect(panel.getByRole('heading', { name: second })).toBeVisible()
  await expect(page).toHaveURL(/id=\d+/)
  await page.keyboard.press('k')
  await expect(panel.getByRole('heading', { name: first })).toBeVisible()
  // A key asks as the button does
  const question = page.getByRole('alertdialog')
  await page.keyboard.press('2')
  await question.getByRole('button', { name: 'Cancel' }).click()
  await panel.getByRole('button', { name: 'Approve' }).click()
  await confirmAction(page, 'Approve')
  await expect(panel).toHaveCount(0)
  await expect(page.getByText(first, { exact: true })).toHaveCount(0)
  // At the end of a page the next one is loaded
  await openPage(page, '/dashboard/new-tutors?size=10')
  const last = await readName(page, 9)
  await getRows(page).nth(9).locator('th button').click()
  await expect(panel.getByRole('heading', { name: last })).toBeVisible()
  await page.keyboard.press('j')
  await expect(page).toHaveURL(/page=2/)
  await expect(panel.getByRole('heading', { name: last })).toHaveCount(0)
  await expect(panel.getByRole('heading', { level: 2 })).toHaveText(await readName(page, 0))
  await page.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)
})

test(
  'an introduction video of another site is a link where its player may not load it',
  { tag: '@full' },
  async ({ page, logged }) => {
    const url = 'https://videos.example.com/me.mp4'
    await page.route('**/api/tutor/applications/detail/**', async (route) => {
      const response = await route.fetch()
      const body = (await response.json()) as { data: object }
      await route.fulfill({ response, json: { ...body, data: { ...body.data, video_url: url } } })
    })
    await openPage(page, '/dashboard/new-tutors')
    await getRows(page).first().locator('th button').click()
    const link = page.getByRole('dialog').getByRole('link', { name: /^Watch the introduction video/ })
    await expect(link).toHaveAttribute('href', url)
    logged.length = 0
  },
)

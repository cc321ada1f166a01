import type { Browser, Page } from '@playwright/test'
import { isolateText } from '#web/i18n/isolateText.ts'
import { startAs, expect, joinAs, openPage, test } from '../../browse.ts'
import { confirmAction } from '../../staffList.ts'

/** Opens a second window with another user in the same world. */
async function openSecondWindow(page: Page, browser: Browser): Promise<Page> {
  const world = crypto.randomUUID()
  await startAs(page, 'operator', world)
  const other = await (await browser.newContext({ viewport: { width: 1280, height: 860 } })).newPage()
  await joinAs(other, 'admin', world)
  return other
}

function getRow(page: Page, name: string) {
  return page.locator('tbody tr').filter({ hasText: name })
}

async function runRowAction(page: Page, name: string, action: string) {
  await getRow(page, name)
    .getByRole('button', { name: /^Actions for/ })
    .click()
  await page.getByRole('button', { name: action, exact: true }).click()
}

async function readName(page: Page): Promise<string> {
  return (await page.locator('tbody tr').first().locator('bdi').first().textContent()) ?? ''
}

test('a tutor approved by someone else meanwhile cannot be rejected, and the reason stays in sight', async ({
  page,
  browser,
  logged,
}) => {
  const other = await openSecondWindow(page, browser)
  await openPage(page, '/dashboard/new-tutors')
  const name = await readName(page)
  await openPage(other, `/dashboard/new-tutors?q=${encodeURIComponent(name)}`)
  await runRowAction(other, name, 'Approve')
  await confirmAction(other, 'Approve')
  await expect(other.getByText(`${isolateText(name)} approved`)).toBeVisible()
  await runRowAction(page, name, 'Reject')
  const question = page.getByRole('alertdialog')
  await question.getByLabel('Reason').fill('Documents are missing today')
  await question.getByRole('button', { name: 'Reject' }).click()
  await expect(question.getByRole('alert')).toContainText('Someone else has already decided or changed this')
  await expect(question.getByLabel('Reason')).toHaveValue('Documents are missing today')
  await expect(question.getByRole('button', { name: 'Reject' })).toHaveCount(0)
  await expect(getRow(page, name)).toHaveCount(0)
  await question.getByRole('link', { name: 'See the current version' }).click()
  await expect(page).toHaveURL(/approved-tutors\?id=\d+/)
  await expect(page.getByRole('dialog').getByRole('heading', { name }).first()).toBeVisible()
  logged.splice(0, logged.length, ...logged.filter((line) => !/40[49]/.test(line)))
})

test(
  'a tutor approved, or a record deleted, by two people at once is reported as done to both',
  { tag: '@full' },
  async ({ page, browser, logged }) => {
    const other = await openSecondWindow(page, browser)
    await openPage(page, '/dashboard/new-tutors')
    const name = await readName(page)
    await openPage(other, `/dashboard/new-tutors?q=${encodeURIComponent(name)}`)
    for (const window of [other, page]) {
      await runRowAction(window, name, 'Approve')
      await confirmAction(window, 'Approve')
      await expect(window.getByText(`${isolateText(name)} approved`)).toBeVisible()
      await expect(getRow(window, name)).toHaveCount(0)
    }
    await openPage(page, '/dashboard/students-groups')
    const group = (await page.locator('tbody tr').first().locator('th').textContent()) ?? ''
    await openPage(other, `/dashboard/students-groups?q=${encodeURIComponent(group)}`)
    for (const window of [other, page]) {
      await runRowAction(window, group, 'Delete')
      await window.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
      await expect(window.getByText('Delete success')).toBeVisible()
      await expect(getRow(window, group)).toHaveCount(0)
    }
    logged.splice(0, logged.length, ...logged.filter((line) => !/40[49]/.test(line)))
  },
)

test(
  'a record deleted by someone else shows an error, and the input stays',
  { tag: '@full' },
  async ({ page, browser, logged }) => {
    const other = await openSecondWindow(page, browser)
    await openPage(page, '/dashboard/students-groups')
    const name = (await page.locator('tbody tr').first().locator('th').textContent()) ?? ''
    await runRowAction(page, name, 'Edit')
    const panel = page.getByRole('dialog')
    await panel.getByLabel('Maximum students').fill('4')
    await openPage(other, `/dashboard/students-groups?q=${encodeURIComponent(name)}`)
    await runRowAction(other, name, 'Delete')
    await other.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expect(other.getByText('Delete success')).toBeVisible()
    await panel.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(panel.getByRole('alert')).toContainText(
      'This record was deleted. What you typed is still here.',
    )
    await expect(panel.getByLabel('Maximum students')).toHaveValue('4')
    await panel.getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click()
    await expect(getRow(page, name)).toHaveCount(0)
    logged.splice(0, logged.length, ...logged.filter((line) => !line.includes('404')))
  },
)

test('the second of two people who edit one record is told what changed, and keeps both', async ({
  page,
  browser,
}) => {
  const other = await openSecondWindow(page, browser)
  for (const window of [page, other]) {
    await openPage(window, '/dashboard/courses-managment')
    await runRowAction(window, 'AR-102', 'Edit')
  }
  const [first, second] = [page.getByRole('dialog'), other.getByRole('dialog')] as const
  await first.locator('input[name=name]').fill('A new name')
  await first.locator('textarea[name=description]').fill('What the first wrote')
  await first.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(first).toHaveCount(0)
  await second.locator('textarea[name=description]').fill('What the second wrote')
  await second.getByRole('button', { name: 'Save', exact: true }).click()
  const told = second.getByRole('alert').filter({ hasText: 'Someone else has changed this record' })
  await expect(told).toContainText('Name and Description')
  await expect(told).toContainText('What the first wrote')
  await expect(second.locator('input[name=name]')).toHaveValue('A new name')
  await expect(second.locator('textarea[name=description]')).toHaveValue('What the second wrote')
  await second.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(second).toHaveCount(0)
  await expect(getRow(other, 'AR-102')).toContainText('A new name')
})

test('a record that another person deletes while it is open says so in its place', async ({
  page,
  browser,
  logged,
}) => {
  const other = await openSecondWindow(page, browser)
  await openPage(page, '/dashboard/students-groups')
  const name = (await page.locator('tbody tr').first().locator('th').textContent()) ?? ''
  await getRow(page, name).locator('th').click()
  const panel = page.getByRole('dialog')
  await expect(panel.getByRole('heading', { name })).toBeVisible()
  await openPage(other, `/dashboard/students-groups?q=${encodeURIComponent(name)}`)
  await runRowAction(other, name, 'Delete')
  await confirmAction(other, 'Delete')
  await expect(other.getByText('Delete success')).toBeVisible()
  // Lists are read again when the connection is back, but not within two seconds after they were read
  await expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('online')))
    const notice = panel.getByRole('alert')
    await expect(notice).toContainText('This record is not in the list', { timeout: 1000 })
  }).toPass()
  await panel.getByRole('button', { name: 'Go to the list' }).click()
  await expect(panel).toHaveCount(0)
  logged.splice(0, logged.length, ...logged.filter((line) => !line.includes('404')))
})

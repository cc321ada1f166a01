import type { Page } from '@playwright/test'
import { startAs, expect, expectNoHorizontalScroll, openPage, test } from '../../browse.ts'
import { chooseGroups, getContinueLink, pay, getPayButton } from '../../booking.ts'

test('a parent books seats: program, a kid added during the booking, interview, payment', async ({
  page,
}) => {
  await startAs(page, 'student')
  await chooseGroups(page)
  await page.getByRole('complementary').getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('listitem').getByText('You should choose a Program')).toBeVisible()
  await page.getByRole('radio', { name: /One month/ }).check()
  await page.getByRole('button', { name: 'Add a child' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a child' })
  await dialog.getByRole('button', { name: 'Add the child' }).click()
  await expect(dialog.getByText('required', { exact: true }).first()).toBeVisible()
  await dialog.getByLabel('Child’s first name').fill('Layan')
  await dialog.getByLabel('Girl', { exact: true }).check()
  await dialog.getByLabel('Date of birth').fill(`${new Date().getFullYear() - 9}-01-05`)
  await dialog.getByRole('button', { name: 'Add the child' }).click()
  // The page reloads and the selection is kept
  await expect(page.getByRole('alertdialog')).toContainText('Layan')
  await expect(page.getByRole('radio', { name: /One month/ })).toBeChecked()
  await expect(page.getByRole('rowheader', { name: /Layan/ })).toBeVisible()
  await page.getByRole('checkbox', { disabled: false }).first().check()
  await page.reload()
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(1)
  await getContinueLink(page).click()
  await expect(page).toHaveURL('/groups/interview')
  await page.getByRole('radio', { disabled: false }).first().check()
  await page.reload()
  await getContinueLink(page).click()
  await expect(page).toHaveURL('/groups/reservation')
  await page.reload()
  await getPayButton(page).dblclick()
  await pay(page, 'succeed')
  await expect(page.getByRole('alertdialog')).toContainText('Booked for')
  await expect(page.getByText('Payment completed')).toBeVisible()
  expect(await page.evaluate(() => sessionStorage.getItem('mk.group'))).toBeNull()
})

test(
  'each group step with missing choices redirects back; a step of the other flow redirects to its counterpart',
  { tag: '@full' },
  async ({ page }) => {
    await startAs(page, 'student')
    for (const step of ['programs', 'interview', 'reservation']) {
      await openPage(page, `/groups/${step}`)
      await expect(page).toHaveURL('/groups')
    }
    await chooseGroups(page)
    await page.goto('/groups/interview')
    await expect(page).toHaveURL('/groups')
    await expect(page.getByRole('button', { name: /^Chosen/ })).toHaveCount(1)
    await page.goto('/groups/kids')
    await expect(page).toHaveURL('/groups/programs')
  },
)

test(
  'the new flow of an Arabic-first institute works on a phone, with a reload at each step',
  { tag: '@full' },
  async ({ page, baseURL }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    const base = baseURL?.replace('localhost', 'noor.localhost') ?? ''
    await openPage(page, `${base}/`)
    const world = crypto.randomUUID()
    const sign = {
      user_type: 'student',
      username: 'student@example.test',
      password: 'Learn#2026',
      remember: false,
    }
    await post(page, '/__mock/reset', { world })
    await post(page, '/api/auth/token/', sign)
    const onward = page.getByRole('complementary').getByRole('link', { name: 'متابعة' })
    await openPage(page, `${base}/groups`)
    await page
      .getByRole('button', { name: /^اختيار/ })
      .and(page.locator(':not([aria-disabled=true])'))
      .first()
      .click()
    await page.getByRole('link', { name: 'متابعة' }).click()
    await expect(page).toHaveURL(/\/groups\/kids$/)
    const fitting = page.getByRole('checkbox', { disabled: false })
    await fitting.first().check()
    await page.reload()
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(1)
    await expectNoHorizontalScroll(page)
    await onward.click()
    await expect(page).toHaveURL(/\/groups\/interview$/)
    await page.getByRole('radio', { disabled: false }).first().check()
    await page.reload()
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(1)
    await onward.click()
    await expect(page.getByRole('heading', { name: 'المراجعة والدفع' })).toBeVisible()
    await page.reload()
    await page.getByRole('complementary').getByRole('button', { name: /^ادفع/ }).click()
    await pay(page, 'succeed')
    await expect(page.getByRole('alertdialog')).toContainText('تم الحجز باسم')
    await expect(page.getByText('اكتمل الدفع')).toBeVisible()
    await page.reload()
    await expect(page.getByText('اكتمل الدفع')).toBeVisible()
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
    expect(await page.evaluate(() => sessionStorage.getItem('mk.kids'))).toBeNull()
  },
)

/** Sends a request from within the page: only the browser resolves noor.localhost. */
async function post(page: Page, path: string, data: object) {
  const status = await page.evaluate(
    async ([url, body]) => {
      const headers = { 'X-CSRF': '1', 'Content-Type': 'application/json' }
      return (await fetch(url, { method: 'POST', headers, body })).status
    },
    [path, JSON.stringify(data)] as const,
  )
  expect(status).toBe(200)
}

import { startAs, expect, expectAccessible, openPage, test } from '../../browse.ts'

test('staff open a screen and a person by keyboard alone', async ({ page }) => {
  await startAs(page, 'operator')
  await openPage(page, '/dashboard/approved-tutors')
  const first = page.getByRole('table').getByRole('row').nth(1)
  await expect(first).toBeVisible()
  const email = (await first.getByText(/@example\.test/).textContent()) ?? ''
  await page.keyboard.press('Control+k')
  const field = page.getByRole('combobox', { name: 'Page or person' })
  await expect(field).toBeFocused()
  await field.fill('refused')
  await expect(page.getByRole('dialog').getByRole('option')).toHaveText(['Refused or expired requests'])
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/dashboard/refused-requests')

  await page.getByRole('button', { name: /^Go to/ }).click()
  await field.fill(email)
  const person = page.getByRole('option', { name: email })
  await expect(person).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/approved-tutors\?.*id=\d+/)
  await expect(page.getByRole('dialog')).toContainText(email)
})

test(
  'a palette without a match shows a message, and Escape closes it',
  { tag: '@full' },
  async ({ page }) => {
    await startAs(page, 'student')
    await openPage(page, '/dashboard/BookedClasses')
    await page.getByRole('button', { name: /^Go to/ }).click()
    await page.getByRole('combobox', { name: 'Page or person' }).fill('zzzz')
    await expect(page.getByText('No results')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByRole('button', { name: /^Go to/ })).toBeFocused()
  },
)

test(
  'without a connection the page stays and shows how old it is',
  { tag: '@full' },
  async ({ page, context, logged }) => {
    await startAs(page, 'student')
    // Failed loads after the page cause no messages
    await page.route('**/assets/reminders-*.js', (route) => route.abort('internetdisconnected'))
    await openPage(page, '/dashboard/BookedClasses')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await context.setOffline(true)
    const bar = page.getByRole('status').filter({ hasText: 'You’re offline. What you see is from' })
    await expect(bar).toContainText('Cairo')
    await context.setOffline(false)
    await expect(bar).toHaveCount(0)
    logged.splice(0, logged.length, ...logged.filter((line) => !line.includes('ERR_INTERNET_DISCONNECTED')))
  },
)

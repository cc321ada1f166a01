import { expect, openPage, startAs, test } from '../../../browse.ts'
import { chooseRun } from '../../../chooseRun.ts'
import { requireValue } from '../../../../fakes/requireValue.ts'

test.describe.configure({ mode: 'serial' })

test('a verification link confirms an address once, and reports the second use', async ({ page }) => {
  await page.request.post('/__mock/reset', { data: { world: 'e2e-verify' } })
  await openPage(page, '/verifyemail/ok-student')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your email is confirmed')
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await openPage(page, '/verifyemail/ok-student')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your email is already confirmed')
})

test('a verification link tells a signed-in person whether the address is confirmed', async ({
  page,
  logged,
}) => {
  await startAs(page, 'student')
  const told = page.getByRole('alertdialog')
  // Without a connection nothing is confirmed, and the link is tried once more
  await page.route('**/api/auth/verify_email/', (route) => route.abort(), { times: 1 })
  await page.goto('/verifyemail/ok-student')
  await expect(page).toHaveURL(/\/#verify=ok-student$/)
  const failed = page.getByRole('listitem').filter({ hasText: 'The email address is not confirmed yet' })
  await failed.getByRole('button', { name: 'Try again', exact: true }).click()
  await expect(told).toContainText('The email address is confirmed')
  await expect(page).toHaveURL('/')
  for (const [link, text] of [
    ['ok-student', 'The email address is already confirmed'],
    ['expired', 'The email address is not confirmed: this link has expired'],
  ] as const) {
    await page.goto(`/verifyemail/${link}`)
    await expect(told).toContainText(text)
  }
  logged.splice(0, logged.length, ...logged.filter((line) => !line.includes('verify_email')))
})

for (const [token, title] of [
  ['expired', 'This link has expired'],
  ['anything', 'This link is incomplete'],
] as const) {
  test(
    `a verification link that is ${token} offers a new e-mail, once a minute`,
    chooseRun(token === 'anything'),
    async ({ page }) => {
      await openPage(page, `/verifyemail/${token}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      await page.getByRole('main').getByRole('textbox').fill('nobody@example.test')
      await page.getByRole('button', { name: 'Send a new email' }).click()
      await expect(page.getByText('If nobody@example.test has an account here')).toBeVisible()
      await expect(page.getByRole('button', { name: /Send again in \d+ seconds/ })).toHaveAttribute(
        'aria-disabled',
        'true',
      )
    },
  )
}

test('requesting a reset link shows the same response for known and unknown addresses', async ({ page }) => {
  const texts: (string | null)[] = []
  for (const email of ['student@example.test', 'nobody@example.test']) {
    await openPage(page, '/ForgetPassword')
    await page.getByRole('button', { name: 'Send me a link' }).click()
    await expect(page.getByText('Email required')).toBeVisible()
    await page.getByRole('main').getByRole('textbox').fill(email)
    await page.getByRole('button', { name: 'Send me a link' }).click()
    const status = page.locator('main [role=status]')
    await expect(status).toContainText(email)
    texts.push(requireValue(await status.textContent(), 'the answer').replace(email, ''))
  }
  expect(texts[0]).toBe(texts[1])
})

test('a new password is validated and saved, signs in, and its link works once', async ({ page }) => {
  await page.request.post('/__mock/reset', { data: { world: 'e2e-reset' } })
  await openPage(page, '/resetpassword/ok-student')
  const save = page.getByRole('button', { name: 'Save password' })
  await page.locator('input[name=password]').fill('weak')
  await page.locator('input[name=confirm_password]').fill('other')
  await save.click()
  await expect(page.getByText('Passwords do not match')).toBeVisible()
  await page.locator('input[name=password]').fill('Fresh#2027')
  await page.locator('input[name=confirm_password]').fill('Fresh#2027')
  await save.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your password is changed')
  await openPage(page, '/resetpassword/ok-student')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link has been used')
  await openPage(page, '/resetpassword/expired')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link has expired')
})

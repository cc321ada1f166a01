import type { Page } from '@playwright/test'
import { expect, expectAccessible, openPage, test } from '../../browse.ts'
import { chooseRun } from '../../chooseRun.ts'

const dialogAccounts = [
  {
    name: 'a student',
    role: 'Student or parent',
    username: 'student@example.test',
    password: 'Learn#2026',
    path: '/dashboard/BookedClasses',
    heading: 'Hello, Nadia',
  },
  {
    name: 'a social student',
    role: 'Student or parent',
    username: 'social@example.test',
    password: 'Learn#2026',
    path: '/dashboard/BookedClasses',
    heading: 'Hello, ',
  },
  {
    name: 'a tutor',
    role: 'Tutor',
    username: 'tutor@example.test',
    password: 'Teach#2026',
    path: '/dashboard/CurrentClasses',
    heading: 'Current classes',
  },
]

for (const { name, role, username, password, path, heading } of dialogAccounts) {
  test(`${name} signs in and lands on ${path}`, chooseRun(name !== 'a student'), async ({ page }) => {
    await openPage(page, '/')
    await signIn(page, role, username, password)
    // Expected first, because the toast disappears after three seconds
    await expect(page.getByRole('listitem').getByText('Login success')).toBeVisible()
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await expect(
      page.locator('main').locator('article, [class]:has-text("No upcoming classes")').first(),
    ).toBeVisible()
    await expectAccessible(page)
  })
}

for (const language of ['en', 'ar'])
  test(`the whole sign-in form is in sight on a phone in ${language}`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await openPage(page, `/?lang=${language}&login=`)
    await expect(page.getByRole('dialog').locator('form button[type=submit]')).toBeInViewport({ ratio: 1 })
  })

test('a kid signs in with a passcode only and lands on BookedClasses', async ({ page }) => {
  await openPage(page, '/')
  await openDialog(page)
  await page.getByRole('radio', { name: /Child/ }).check()
  await page.locator('input[name=username]').fill('246810')
  await submit(page)
  await expect(page).toHaveURL('/dashboard/BookedClasses')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

for (const [account, path, password] of [
  ['operator@example.test', '/operatorlogin', 'Operate#2026'],
  ['admin@example.test', '/institute-login', 'Admin#2026'],
] as const) {
  test(
    `${account} signs in at ${path} and lands on approved-tutors`,
    chooseRun(path === '/institute-login'),
    async ({ page }) => {
      await openPage(page, path)
      await page.locator('input[name=username]').fill(account)
      await page.locator('input[name=password]').fill(password)
      await page.locator('main button[type=submit]').click()
      await expect(page).toHaveURL('/dashboard/approved-tutors')
      await expect(page.getByRole('row').nth(3)).toBeVisible()
      await expect(page.getByRole('banner').getByText('Admin')).toBeVisible()
      await expectAccessible(page)
    },
  )
}

test('a wrong password shows an error, keeps the name and clears only the password', async ({ page }) => {
  await openPage(page, '/')
  await openDialog(page)
  await page.getByRole('radio', { name: /Student/ }).check()
  await page.locator('input[name=username]').fill('student@example.test')
  await page.locator('input[name=password]').fill('wrong')
  await submit(page)
  await expect(
    page.getByRole('dialog').getByText('Please fill all required fields with valid data').first(),
  ).toBeVisible()
  await expect(page.locator('input[name=username]')).toHaveValue('student@example.test')
  await expect(page.locator('input[name=password]')).toHaveValue('')
})

test('no token reaches the page: not in responses, storage or readable cookies', async ({
  page,
  context,
}) => {
  await openPage(page, '/')
  const responding = page.waitForResponse((response) => response.url().endsWith('/api/auth/token/'))
  await signIn(page, 'Student or parent', 'student@example.test', 'Learn#2026')
  expect(await (await responding).text()).not.toContain('token')
  await expect(page).toHaveURL('/dashboard/BookedClasses')
  const stored = await page.evaluate(
    () => JSON.stringify({ ...localStorage, ...sessionStorage }) + document.cookie,
  )
  expect(stored).not.toMatch(/token|Learn#2026/)
  const session = (await context.cookies()).find(({ name }) => name === 'session')
  expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' })
})

test('a guarded page opens the dialog for a guest, then shows the page; closing the dialog leads home', async ({
  page,
}) => {
  await openPage(page, '/dashboard/BookedClasses')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(page).toHaveURL('/')
  await openPage(page, '/dashboard/payments')
  await page.getByRole('radio', { name: /Student/ }).check()
  await fillAndSubmit(page, 'student@example.test', 'Learn#2026')
  await expect(page.getByRole('heading', { level: 1, name: 'Payments' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('table')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Payments', exact: true })).toBeVisible()
  await expect(page).toHaveURL('/dashboard/payments')
})

test('a guest who follows a link to book and signs in sees the step of the booking', async ({ page }) => {
  await openPage(page, '/tutors/1001')
  await page.locator('main a[href^="/reservation/1001"]').first().click()
  await fillAndSubmit(page, 'student@example.test', 'Learn#2026')
  await expect(page.getByRole('main').getByRole('checkbox').first()).toBeVisible()
  await expect(page).toHaveURL(/^[^?]+\/reservation\/1001\/courses/)
})

test('users cannot open pages of other roles', async ({ page }) => {
  await openPage(page, '/')
  await signIn(page, 'Tutor', 'tutor@example.test', 'Teach#2026')
  await expect(page).toHaveURL('/dashboard/CurrentClasses')
  for (const path of ['/dashboard/approved-tutors', '/dashboard/BookedClasses', '/operatorlogin']) {
    await page.goto(path)
    await expect(page).toHaveURL('/')
  }
})

test('signing out leads home and ends the session in every tab', async ({ page, context }) => {
  await openPage(page, '/')
  await signIn(page, 'Student or parent', 'student@example.test', 'Learn#2026')
  await expect(page).toHaveURL('/dashboard/BookedClasses')
  const other = await context.newPage()
  await openPage(other, '/dashboard/BookedClasses')
  await page.getByRole('banner').getByRole('button', { expanded: false }).last().click()
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByText('Logout success')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(other).toHaveURL('/')
  expect(await (await page.request.get('/bff/session', { headers: { 'X-CSRF': '1' } })).json()).toEqual({
    authenticated: false,
  })
})

async function openDialog(page: Page) {
  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click()
}

async function signIn(page: Page, role: string, username: string, password: string) {
  await openDialog(page)
  await page.getByRole('radio', { name: new RegExp(role) }).check()
  await fillAndSubmit(page, username, password)
}

async function fillAndSubmit(page: Page, username: string, password: string) {
  const dialog = page.getByRole('dialog')
  await dialog.locator('input[name=username]').fill(username)
  await dialog.locator('input[name=password]').fill(password)
  await submit(page)
}

async function submit(page: Page) {
  await page.getByRole('dialog').locator('button[type=submit]').click()
}

test('the login dialog links to the reset of a forgotten password', { tag: '@full' }, async ({ page }) => {
  await openPage(page, '/tutors')
  await openDialog(page)
  await page.getByRole('radio', { name: 'Student or parent' }).check()
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await expect(page).toHaveURL('/ForgetPassword')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

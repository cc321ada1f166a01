import type { Page } from '@playwright/test'
import { expect, openContact, startAs, test } from '../../browse.ts'

const signOut = '**/api/auth/revoke_token/'

async function openAccountAndLogOut(page: Page) {
  await page.getByRole('banner').getByRole('button', { name: /Nadia/ }).click()
  await page.getByRole('button', { name: 'Log out' }).click()
}

/** Lists the keys of both storages; runs in the page. */
function listKeys() {
  return [...Object.keys(sessionStorage), ...Object.keys(localStorage)]
}

async function readSession(page: Page) {
  const response = await page.request.get('/bff/session', { headers: { 'X-CSRF': '1' } })
  return response.json()
}

test('a sign-out without a connection says so, keeps the student signed in, and can be tried again', async ({
  page,
  logged,
}) => {
  await startAs(page, 'student')
  await openContact(page)
  const message = page.locator('#form-contact [name=message]')
  await message.fill('How do I pay here?')
  await page.route(signOut, (route) => route.abort('connectionfailed'))
  await openAccountAndLogOut(page)
  const text = page.getByText('You are still logged in: the connection failed.')
  await expect(text).toBeVisible()
  const again = page.getByRole('button', { name: 'Try again', exact: true })
  const [left, right] = await Promise.all([text.boundingBox(), again.boundingBox()])
  // The action lies beside the text
  expect((left?.x ?? Infinity) + (left?.width ?? 0)).toBeLessThanOrEqual(right?.x ?? 0)
  await expect(page).toHaveURL('/ContactUs')
  await expect(message).toHaveValue('How do I pay here?')
  expect(await readSession(page)).toMatchObject({ authenticated: true })
  await page.unroute(signOut)
  await again.click()
  await expect(page.getByText('Logout success')).toBeVisible()
  expect(await readSession(page)).toEqual({ authenticated: false })
  logged.splice(0)
})

test('a page of the network in place of the response to a sign-out does not count as a sign-out', async ({
  page,
  logged,
}) => {
  await startAs(page, 'student')
  await openContact(page)
  await page.route(signOut, (route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<title>Hotel network: log in</title>' }),
  )
  await openAccountAndLogOut(page)
  await expect(page.getByText('You are still logged in: the connection failed.')).toBeVisible()
  await expect(page.getByRole('banner').getByRole('button', { name: /Nadia/ })).toBeVisible()
  logged.splice(0)
})

test(
  'a sign-out that the API refuses has ended the session all the same',
  { tag: '@full' },
  async ({ page, logged }) => {
    await startAs(page, 'student')
    await openContact(page)
    await page.route(signOut, async (route) => {
      const response = await route.fetch()
      await route.fulfill({
        response,
        status: 503,
        contentType: 'application/problem+json',
        json: { title: 'Service unavailable', status: 503, code: 'upstream_unavailable' },
      })
    })
    await openAccountAndLogOut(page)
    await expect(page.getByText('Logout success')).toBeVisible()
    await expect(page).toHaveURL('/')
    expect(await readSession(page)).toEqual({ authenticated: false })
    logged.splice(0)
  },
)

test('after a sign-out no tab and no list keeps what belonged to the person', async ({ page, context }) => {
  await startAs(page, 'student')
  await openContact(page)
  const other = await context.newPage()
  await openContact(other)
  for (const tab of [page, other])
    await tab.evaluate(() => {
      for (const key of ['mk.quiz.7', 'mk.once.pay', 'mk.halaqa.intent']) sessionStorage.setItem(key, '1')
    })
  await page.evaluate(() => {
    for (const key of ['mk.secondZone', 'mk.zone', 'mk.theme']) localStorage.setItem(key, '1')
  })
  await openAccountAndLogOut(page)
  await expect(page.getByText('Logout success')).toBeVisible()
  await expect(other).toHaveURL('/')
  // The toast of the sign-out itself is in this tab's list
  for (const tab of [page, other])
    await expect
      .poll(async () => (await tab.evaluate(listKeys)).filter((key) => /^mk\.(?!toasts|scroll)/.test(key)))
      .toEqual(['mk.theme'])
})

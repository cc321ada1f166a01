import { startAs, expect, openPage, test } from '../../browse.ts'

test('names with markup, which another client of the API may store, are shown as text', async ({ page }) => {
  await startAs(page, 'student')
  const name = '<img src=x onerror=alert(1)></script>'
  await page.route('**/api/**/kids/list/**', async (route) => {
    const response = await route.fetch()
    const body: { data: { first_name: string }[] } = await response.json()
    await route.fulfill({
      response,
      json: { ...body, data: body.data.map((kid) => ({ ...kid, first_name: name })) },
    })
  })
  await openPage(page, '/SubAccounts')
  await expect(page.getByRole('article').first()).toContainText(name)
  await expect(page.locator('img[src=x]')).toHaveCount(0)
})

test('a name that ends in an open change of direction turns no text around, neither shown nor read aloud', async ({
  page,
}) => {
  await startAs(page, 'student')
  await page.route('**/api/**/kids/list/**', async (route) => {
    const response = await route.fetch()
    const body: { data: { first_name: string }[] } = await response.json()
    await route.fulfill({
      response,
      json: { ...body, data: body.data.map((kid) => ({ ...kid, first_name: 'Salma\u202e' })) },
    })
  })
  await openPage(page, '/SubAccounts')
  await expect(page.getByRole('article').first()).toContainText('Salma')
  expect(await page.locator('html').innerHTML()).not.toContain('\u202e')
})

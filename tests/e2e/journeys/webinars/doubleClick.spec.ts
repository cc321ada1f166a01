import type { Locator, Page } from '@playwright/test'
import { expect, openPage, startAs, test } from '../../browse.ts'

test.use({ viewport: { width: 360, height: 780 } })

/** Presses twice on one spot, as people do. */
async function pressTwice(page: Page, button: Locator): Promise<void> {
  await button.scrollIntoViewIfNeeded()
  const box = await button.boundingBox()
  if (!box) throw new Error('the button is not shown')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.click(x, y)
  await page.waitForTimeout(350)
  await page.mouse.click(x, y)
}

test("a guest's double click takes a seat and leaves the result in view", async ({ page }) => {
  await page.request.post('/__mock/reset', { data: { world: 'e2e-double-click' } })
  await openPage(page, '/StLoginforWebinar')
  await page.getByLabel('Full name').fill('Karim Nasr')
  await page.getByRole('textbox', { name: 'Email', exact: false }).first().fill('karim@example.test')
  await pressTwice(page, page.getByRole('button', { name: 'Save my seat' }))
  const result = page.getByRole('heading', { name: 'You are registered for this halaqa.' })
  await expect(result).toBeVisible()
  await page.waitForTimeout(700)
  await expect(result).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/StLoginforWebinar')
})

test("a kid's double click takes a seat and does not give it back", { tag: '@full' }, async ({ page }) => {
  await startAs(page, 'kid')
  await openPage(page, '/Webinars')
  const card = page.getByRole('article').filter({ hasText: 'seats are free' }).last()
  await card.getByRole('button', { name: 'Have a look' }).click()
  const cancelled: string[] = []
  page.on('request', (request) => request.url().includes('/cancel/') && cancelled.push(request.url()))
  await pressTwice(page, page.getByRole('button', { name: 'Save my seat' }))
  await expect(page.getByRole('button', { name: 'I cannot come' })).toBeEnabled()
  await page.waitForTimeout(300)
  expect(cancelled).toEqual([])
  await page.getByRole('button', { name: 'I cannot come' }).click()
  await expect(page.getByRole('button', { name: 'Save my seat' })).toBeVisible()
})

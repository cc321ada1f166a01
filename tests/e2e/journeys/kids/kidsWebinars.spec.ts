import type { Page } from '@playwright/test'
import {
  expect,
  expectAccessible,
  expectNoHorizontalScroll,
  fetchList,
  openPage,
  postJson,
  startAs,
  test,
} from '../../browse.ts'

test('a kid finds no halaqas for parents', async ({ page }) => {
  await startAs(page, 'kid')
  await openPage(page, '/Webinars?q=helping')
  await expect(page.getByText('We could not find that halaqa')).toBeVisible()
  await openPage(page, '/Webinars?q=letters')
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
})

test('a kid finds a halaqa in their own pages, saves a seat, and gives it back', async ({ page }) => {
  await startAs(page, 'kid')
  await openPage(page, '/Webinars')
  await expect(page.getByRole('heading', { level: 1, name: 'Halaqas to join' })).toBeVisible()
  const menu = page.getByRole('navigation', { name: 'Menu', exact: true })
  await expect(menu.getByRole('link', { name: 'My homework' })).toBeVisible()
  const main = page.getByRole('main')
  const card = main.getByRole('article').filter({ hasText: 'seats are free' }).last()
  const title = await card.getByRole('heading').innerText()
  await expect(main.getByText(/waiting list|Register|Live now/)).toHaveCount(0)
  await expectAccessible(page)
  await page.setViewportSize({ width: 320, height: 740 })
  await expectNoHorizontalScroll(page)
  await page.setViewportSize({ width: 1280, height: 860 })
  await card.getByRole('button', { name: 'Have a look' }).click()
  const stage = page.getByRole('dialog', { name: title })
  await stage.getByRole('button', { name: 'Save my seat' }).click()
  await expect(stage.getByRole('status')).toHaveText('Your seat is saved')
  // Against a double click it is disabled at first
  await expect(stage.getByRole('button', { name: 'I cannot come' })).toBeEnabled()
  await expectAccessible(page)
  await page.reload()
  await expect(stage.getByRole('status')).toHaveText('Your seat is saved')
  await stage.getByRole('button', { name: 'I cannot come' }).click()
  await expect(stage.getByRole('status')).toContainText('free')
  await stage.getByRole('button', { name: 'Save my seat' }).click()
  await expect(stage.getByRole('button', { name: 'I cannot come' })).toBeVisible()
  await stage.getByRole('button', { name: 'Close' }).click()
  await main.getByRole('link', { name: 'My halaqas' }).click()
  const mine = main.getByRole('article').filter({ hasText: title })
  await expect(mine.filter({ hasText: 'Your seat is saved' })).toBeVisible()
  await expect(mine.filter({ hasText: 'You gave your seat back' })).toBeVisible()
})

test(
  'a kid sees that a halaqa is running, and does not see it among the coming ones',
  { tag: '@full' },
  async ({ page }) => {
    await startAs(page, 'kid')
    // At most hours of a day no halaqa for kids runs
    const [next] = await fetchList<{ start_date_time: string }>(
      page,
      '/webinar/list/?state=not started&for_kids=true&page_size=50',
    )
    const minutes = Math.ceil((Date.parse(next?.start_date_time ?? '') - Date.now()) / 60_000) + 1
    expect((await postJson(page, '/__mock/clock', { minutes })).status()).toBe(200)
    await openPage(page, '/Webinars?tab=live')
    const cards = page.getByRole('main').getByRole('article')
    await expect(cards).toHaveCount(1)
    await expect(cards).toContainText('It is on now!')
    const title = await cards.getByRole('heading').innerText()
    const time = await cards.locator('time').first().getAttribute('datetime')
    await cards.getByRole('button', { name: 'Have a look' }).click()
    await expect(page.getByRole('dialog', { name: title }).getByRole('status')).toContainText('It is on now!')
    await openPage(page, '/Webinars')
    await expect(cards.first()).toBeVisible()
    await expect(page.getByText('It is on now!')).toHaveCount(0)
    await expect(page.getByRole('main').locator(`time[datetime="${time}"]`)).toHaveCount(0)
  },
)

test(
  'a kid searches for a halaqa, and one without a recording promises none',
  { tag: '@full' },
  async ({ page }) => {
    await startAs(page, 'kid')
    await openPage(page, '/Webinars?q=nothing-is-called-so')
    const main = page.getByRole('main')
    await expect(main.getByText('We could not find that halaqa')).toBeVisible()
    await main.getByRole('button', { name: 'See all halaqas' }).click()
    await main.getByRole('tab', { name: 'Watch' }).click()
    const cards = main.getByRole('article')
    await expect(cards.first()).toBeVisible()
    // How many of the last ones have no recording yet depends on the hour
    await openPage(page, await findPast(page, true))
    await cards.filter({ hasText: 'You can watch it' }).first().getByRole('button', { name: 'Watch' }).click()
    await expect(page.getByRole('dialog').locator('video')).toBeVisible()
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
    await openPage(page, await findPast(page, false))
    await cards
      .filter({ hasNotText: 'You can watch it' })
      .first()
      .getByRole('button', { name: 'Have a look' })
      .click()
    const text = page.getByRole('dialog').getByText('It is over. There is no recording yet.', { exact: true })
    await expect(text).toBeVisible()
  },
)

test("a kid sees the layout of kids on the dashboard's halaqas and on an unknown path", async ({
  page,
  logged,
}) => {
  await startAs(page, 'kid')
  await openPage(page, '/dashboard/halaqas')
  await expect(page.getByRole('heading', { level: 1, name: 'My halaqas' })).toBeVisible()
  await openPage(page, '/nowhere')
  const menu = page.getByRole('navigation', { name: 'Menu', exact: true })
  await expect(menu.getByRole('link', { name: 'My homework' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link')).toHaveCount(1)
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveCount(0)
  logged.splice(0, logged.length, ...logged.filter((line) => !line.includes('404')))
})

/** Finds the page of past halaqas with the last one that has a recording, or has none. */
async function findPast(page: Page, isRecorded: boolean): Promise<string> {
  const data = await fetchList<{ has_recording?: boolean }>(
    page,
    '/webinar/list/?state=finished&for_kids=true&page=1&page_size=100',
  )
  const at = data.findIndex(({ has_recording }) => has_recording === isRecorded)
  return `/Webinars?tab=finished&page=${Math.floor(at / 9) + 1}`
}

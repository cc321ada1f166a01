import { createWorld, expect, openPage, test } from '../../browse.ts'
import { openHeld } from '../../heldPage.ts'

test('a theme that is chosen before the app starts is applied by it', async ({ page }) => {
  const start = await openHeld(page, '/courses')
  const theme = page.getByRole('contentinfo').getByLabel('Appearance')
  await theme.selectOption('dark')
  await start()
  await expect(page.locator('style#dark')).toHaveAttribute('media', 'all')
  await expect(theme).toHaveValue('dark')
})

test('a theme that a script chooses while the app starts is applied', async ({ page }) => {
  // The app listens from when it removes the document's own listener; its footer is hydrated later
  await page.addInitScript(() => {
    Object.defineProperty(window, 'onclick', {
      set(listener: unknown) {
        if (listener !== null) return
        queueMicrotask(() => {
          const theme = [...document.querySelectorAll('select')].find(({ options }) =>
            [...options].some(({ value }) => value === 'dark'),
          )
          if (!theme) return
          theme.value = 'dark'
          theme.dispatchEvent(new Event('change', { bubbles: true }))
        })
      },
    })
  })
  await createWorld(page)
  await openPage(page, '/courses')
  await expect(page.locator('style#dark')).toHaveAttribute('media', 'all')
  await expect(page.getByRole('contentinfo').getByLabel('Appearance')).toHaveValue('dark')
})

test('the banner closes before the app starts, and stays closed', async ({ page }) => {
  const start = await openHeld(page, '/courses')
  const banner = page.getByRole('complementary').first()
  await banner.getByRole('button').click()
  await expect(banner).toBeHidden()
  await start()
  await page.waitForFunction(() => sessionStorage.getItem('mk.banner') === 'off')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(banner).toBeHidden()
})

test(
  'more options of a filter, asked for before the app starts, are shown by it',
  { tag: '@full' },
  async ({ page }) => {
    const start = await openHeld(page, '/tutors')
    const filters = page.locator('#filters')
    const more = filters.getByRole('button', { name: /^Show \d+ more/ }).first()
    const shown = await filters.getByRole('checkbox').count()
    await more.click()
    await start()
    await expect.poll(() => filters.getByRole('checkbox').count()).toBeGreaterThan(shown)
  },
)

test('a course that is chosen twice by an impatient visitor before the app starts is chosen', async ({
  page,
}) => {
  const start = await openHeld(page, '/groups')
  const choose = page
    .getByRole('main')
    .getByRole('button', { name: /^Choose/ })
    .first()
  await choose.click()
  await choose.click()
  await start()
  await expect(page.getByRole('main').getByRole('button', { pressed: true })).toHaveCount(1)
})

test('the tab of the registration opens what was pressed before the app starts', async ({ page }) => {
  const start = await openHeld(page, '/courses?login')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('tab', { name: 'Register' }).click()
  await start()
  await expect(dialog.getByRole('tab', { name: 'Register' })).toHaveAttribute('aria-selected', 'true')
  await expect(dialog.getByRole('button', { name: 'Continue' })).toBeEnabled()
})

test('a time of day that is chosen before the app starts is one of the zone that the page names', async ({
  browser,
}) => {
  const context = await browser.newContext({ timezoneId: 'America/New_York' })
  const page = await context.newPage()
  const start = await openHeld(page, '/tutors')
  await page.locator('#filters').getByRole('checkbox', { name: 'Morning' }).check()
  await start()
  await expect.poll(() => new URL(page.url()).searchParams.get('time_zone')).toBe('America/New_York')
  await context.close()
})

test('Escape closes a dialog before the app starts', { tag: '@full' }, async ({ page }) => {
  for (const path of ['/courses?course-id=101', '/courses?login']) {
    const start = await openHeld(page, path)
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await start()
    await expect.poll(() => new URL(page.url()).search).toBe('')
  }
})

test('a tutor that is kept before the app starts is kept', async ({ page }) => {
  const start = await openHeld(page, '/tutors')
  const keep = page.getByRole('main').getByRole('article').first().getByRole('button', { pressed: false })
  await keep.click()
  await start()
  await expect(page.getByRole('main').getByRole('button', { pressed: true })).toHaveCount(1)
})

test('a chosen theme outlives the cookies of the site', { tag: '@full' }, async ({ page }) => {
  await createWorld(page)
  await openPage(page, '/courses')
  await page.getByRole('contentinfo').getByLabel('Appearance').selectOption('dark')
  await page.context().clearCookies({ name: 'tz' })
  await page.reload()
  await expect(page.locator('style#dark')).toHaveAttribute('media', 'all')
})

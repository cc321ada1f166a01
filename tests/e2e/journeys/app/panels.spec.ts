import type { Locator, Page } from '@playwright/test'
import { expect, openPage, startAs, test } from '../../browse.ts'

const windows = [
  { width: 320, height: 480 },
  { width: 640, height: 360 },
  { width: 1280, height: 400 },
]
/** Pages of the operator with panels of lists. */
const pages = ['/dashboard/classes', '/dashboard/approved-tutors']

for (const language of ['en', 'ar'])
  for (const size of windows)
    test(
      `no panel is cut off in a window of ${size.width} x ${size.height} px, wherever its button stands (${language})`,
      { tag: '@full' },
      async ({ page }) => {
        await page.setViewportSize(size)
        await startAs(page, 'operator')
        const opened: string[] = []
        for (const path of pages) {
          await openPage(page, `${path}?lang=${language}`)
          await expect(page.locator('main :is(tbody tr, form)').first()).toBeVisible()
          opened.push(...(await openAll(page)))
        }
        await startAs(page, 'student')
        await openPage(page, `/profile?lang=${language}`)
        await expect(page.locator('main [type=tel]')).toBeVisible()
        opened.push(...(await openAll(page)))
        // Columns, views, filters, a row's menu, bell, profile and countries
        expect(new Set(opened).size, opened.join('; ')).toBeGreaterThanOrEqual(12)
      },
    )

test('keys reach everything in the menu of a person, the theme too', async ({ page }) => {
  await startAs(page, 'student')
  await openPage(page, '/')
  const button = page.getByRole('banner').locator('button[aria-expanded]').last()
  await button.focus()
  await page.keyboard.press('ArrowUp')
  const panel = page.locator(':popover-open')
  await expect(panel.getByRole('button', { name: 'Log out' })).toBeFocused()
  await page.keyboard.press('ArrowUp')
  const dark = panel.getByRole('group', { name: 'Appearance' }).getByRole('button', { name: 'Dark theme' })
  await expect(dark).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dark).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('d')
  await expect(panel.getByRole('button', { name: 'Device theme' })).toBeFocused()
  const all = await panel.locator('a, button, select, input').count()
  const reached = new Set<string>()
  for (let step = 0; step < all; step += 1) {
    reached.add(await page.evaluate(() => document.activeElement?.textContent ?? ''))
    await page.keyboard.press('ArrowDown')
  }
  expect(reached.size).toBe(all)
})

/** Opens each panel of a page, one row's menu, with its button in the middle and at the window's end. */
async function openAll(page: Page): Promise<string[]> {
  const buttons = page.locator('button[aria-expanded]:not(th *):visible')
  const kinds = await buttons.evaluateAll((all) =>
    all.map((button) => (button.closest('tbody') ? 'row' : (button.ariaLabel ?? button.textContent))),
  )
  const opened: string[] = []
  for (const [index, kind] of kinds.entries()) {
    if (kinds.indexOf(kind) !== index) continue
    for (const at of ['center', 'end'] as const)
      if (await openPanel(buttons.nth(index), at)) opened.push(kind)
  }
  return opened
}

/** Opens the panel of a button, expects all of it inside the window and closes it; false if the button has none. */
async function openPanel(button: Locator, at: 'center' | 'end'): Promise<boolean> {
  const page = button.page()
  await button.evaluate((element, block) => element.scrollIntoView({ block }), at)
  await button.press(at === 'center' ? 'Enter' : 'ArrowUp')
  const panel = page.locator(':popover-open')
  if (!(await button.getAttribute('aria-controls'))) return false
  await expect(panel).toBeVisible()
  const box = await panel.evaluate((element) => ({
    ...(element.getBoundingClientRect().toJSON() as DOMRect),
    needed: element.scrollHeight,
    overflow: getComputedStyle(element).overflowY,
  }))
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  const place = `${await button.getAttribute('aria-label')} ${at} ${JSON.stringify(box)}`
  expect(Math.min(box.left, box.top, width - box.right, height - box.bottom), place).toBeGreaterThanOrEqual(0)
  expect(box.height, place).toBeGreaterThanOrEqual(Math.min(box.needed, 100))
  expect(box.overflow, place).toBe('auto')
  await page.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)
  return true
}

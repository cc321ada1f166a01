import { expect, openPage, startAs, test } from '../../../browse.ts'
import { makeCourseOnScreens } from '../../../people.ts'
import { chooseRun } from '../../../chooseRun.ts'

for (const width of [1280, 1600])
  test(
    `a toast at ${width} px covers no button of a staff list and of the head`,
    chooseRun(width === 1600),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await startAs(page, 'operator')
      // Measured in the page the moment it appears: on a slow machine it has left before a test can point at it
      const measured = page.waitForFunction(listCoveredControls)
      await makeCourseOnScreens(page, { code: 'T-1', name: 'Toasts' })
      expect(await (await measured).jsonValue()).toEqual([])
    },
  )

/** Lists the controls of head and page that lie under the first toast; false until there is one. */
function listCoveredControls(): string[] | false {
  const toast = document.querySelector('[aria-label="Notifications"] li')?.getBoundingClientRect()
  // Until the panel has closed its buttons are in sight
  if (!toast?.width || document.querySelector('[role=dialog]')) return false
  const controls = document.querySelectorAll<HTMLElement>(':is(header, main) :is(a, button, input)')
  return [...controls]
    .filter((control) => control.checkVisibility({ visibilityProperty: true }))
    .filter((control) => {
      const { left, right, top, bottom } = control.getBoundingClientRect()
      return toast.left < right && left < toast.right && toast.top < bottom && top < toast.bottom
    })
    .map((control) => control.innerText || (control.ariaLabel ?? control.tagName))
}

test(
  'arrow keys in an open record do not scroll the page, and its toast is above everything else',
  { tag: '@full' },
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 })
    await startAs(page, 'operator')
    await openPage(page, '/dashboard/contact-us-list?f.state=unread')
    const rows = page.locator('main tbody tr')
    await expect(rows.nth(1)).toBeVisible()
    const count = await rows.count()
    await rows.nth(1).locator('th').click()
    const panel = page.getByRole('dialog')
    await expect(panel).toBeVisible()
    // Opens the next record; the page itself stays where it is
    await page.keyboard.press('ArrowDown')
    await expect(page).toHaveURL(/[?&]id=/)
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    )
    expect(await page.evaluate(() => scrollY)).toBe(0)
    await page.keyboard.press('1')
    await page.getByRole('listitem').getByRole('button', { name: 'Undo' }).click()
    await expect(rows).toHaveCount(count)
  },
)

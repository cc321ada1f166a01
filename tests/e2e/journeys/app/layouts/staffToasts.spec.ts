import type { Locator } from '@playwright/test'
import { expect, startAs, test } from '../../../browse.ts'
import { makeCourseOnScreens } from '../../../people.ts'

for (const width of [1280, 1600])
  test(`a toast at ${width} px covers no button of a staff list and of the head`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await startAs(page, 'operator')
    await makeCourseOnScreens(page, { code: 'T-1', name: 'Toasts' })
    const toast = page.getByRole('list', { name: 'Notifications' }).getByRole('listitem').first()
    await toast.hover()
    const controls = page.getByRole('banner').or(page.getByRole('main')).locator('a, button, input')
    for (const control of await controls.all())
      if (await control.isVisible())
        expect(await overlap(toast, control), await control.innerText()).toBe(false)
  })

async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = await Promise.all([one.boundingBox(), other.boundingBox()])
  if (!a || !b) return false
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
}

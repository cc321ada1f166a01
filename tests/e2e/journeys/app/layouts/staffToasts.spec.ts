import { expect, startAs, test } from '../../../browse.ts'
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

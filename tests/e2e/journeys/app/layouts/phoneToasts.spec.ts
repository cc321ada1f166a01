import type { Page } from '@playwright/test'
import { TUTOR } from '../../../booking.ts'
import { expect, openPage, startAs, test } from '../../../browse.ts'
import { chooseRun } from '../../../chooseRun.ts'

/** Each brings a toast, and returns the button that must stay free. */
const acts = {
  'a step of the booking': async (page: Page) => {
    await startAs(page, 'student')
    await openPage(page, `/reservation/${TUTOR}`)
    await expect(page.locator('main input[type=checkbox]').first()).toBeVisible()
    const next = page.getByRole('complementary').getByRole('button')
    await next.click()
    return next
  },
  'the form of a profile': async (page: Page) => {
    await startAs(page, 'student')
    await openPage(page, '/Profile')
    const save = page.locator('main button[type=submit]')
    await save.click()
    return save
  },
  'a list of staff': async (page: Page) => {
    await startAs(page, 'operator')
    await openPage(page, '/dashboard/contact-us-list?f.state=unread')
    const menu = page.locator('main article, main tbody tr').first().getByRole('button').last()
    await menu.click()
    await page
      .getByRole('button', { name: /^(Mark as read|وضع علامة «مقروءة»)$/ })
      .first()
      .click()
    return page.locator('main input[type=search]')
  },
  'a form in a panel': async (page: Page) => {
    await startAs(page, 'operator')
    await openPage(page, '/dashboard/courses-managment')
    await page
      .locator('main button', { hasText: /New course|دورة جديدة/ })
      .first()
      .click()
    const panel = page.getByRole('dialog')
    await panel.locator('input[name=code]').fill('T-1')
    await panel.locator('input[name=name]').fill('Toasts')
    await panel.locator('textarea[name=description]').fill('Letters, sounds and first words')
    await panel.locator('select[name=type]').selectOption('adult')
    await panel.locator('select[name=subject]').selectOption('arabic')
    await page.route('**/api/courses/insert/', (route) => route.fulfill({ status: 500 }))
    const save = panel.locator('button[type=submit]')
    await save.click()
    return save
  },
} as const

for (const [place, act] of Object.entries(acts))
  for (const language of ['en', 'ar'])
    test(
      `a toast on a phone covers no button, field or title of ${place} (${language})`,
      chooseRun(language === 'en'),
      async ({ page, logged }) => {
        await page.setViewportSize({ width: 360, height: 740 })
        await page
          .context()
          .addCookies([{ name: 'preferred-lang', value: language, domain: 'localhost', path: '/' }])
        const free = await act(page)
        const toast = page.locator('ol[aria-live] > li')
        // The pointer on it stops its clock
        await toast.hover()
        const strip = await toast.boundingBox()
        expect(strip).toMatchObject({ x: 0, width: 360 })
        expect(strip?.height).toBeLessThanOrEqual(72)
        const button = await free.boundingBox()
        const isFree = (button?.y ?? 0) + (button?.height ?? 0) <= (strip?.y ?? 0)
        expect(isFree || (button?.y ?? 0) >= (strip?.y ?? 0) + (strip?.height ?? 0)).toBe(true)
        const scope = (await page.locator('dialog[open]').count()) ? 'dialog[open]' : 'body'
        expect(await page.evaluate(listCovered, `${scope} :is(header, h1, h2, [role=toolbar])`)).toEqual([])
        // The end of the page scrolls up to the strip
        await page.evaluate(scrollToEnd, scope)
        await expect
          .poll(() => page.evaluate(listCovered, `${scope} :is(a, button, input, select, textarea)`))
          .toEqual([])
        // The call that is refused
        logged.length = 0
      },
    )

function scrollToEnd(scope: string) {
  for (const element of [document.documentElement, ...document.querySelectorAll(`${scope}, ${scope} > *`)])
    element.scrollTop = element.scrollHeight
}

/** Lists what lies under a toast. */
function listCovered(selector: string): string[] {
  const toasts = [...document.querySelectorAll('ol[aria-live] > li')].map((toast) =>
    toast.getBoundingClientRect(),
  )
  return [...document.querySelectorAll<HTMLElement>(selector)]
    .filter((element) => !element.closest('ol[aria-live]') && element.checkVisibility())
    .filter((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect()
      return toasts.some(
        (toast) => toast.left < right && left < toast.right && toast.top < bottom && top < toast.bottom,
      )
    })
    .map(({ innerText, ariaLabel, tagName }) => innerText || (ariaLabel ?? tagName))
}

import { expect, expectTableFits, openPage, startAs, test } from '../../browse.ts'
import { staffLists } from '../../staffLists.ts'

const lists = {
  operator: staffLists,
  tutor: ['tutor-homework', 'TutorArchivedClasses', 'my-students', 'tutor-catalogs', 'quizzes', 'halaqas'],
  student: ['manage-reservations', 'BookedWebinars', 'StudentArchivedClasses', 'payments'],
} as const

for (const [who, paths] of Object.entries(lists) as [keyof typeof lists, readonly string[]][])
  for (const language of ['en', 'ar'] as const)
    test(
      `all columns of the lists of ${who}s are in sight in ${language}`,
      { tag: '@full' },
      async ({ page, context, baseURL }) => {
        await context.addCookies([{ name: 'preferred-lang', value: language, url: baseURL ?? '' }])
        await startAs(page, who)
        for (const path of paths) {
          await page.setViewportSize({ width: 1280, height: 860 })
          await openPage(page, `/dashboard/${path}`)
          await expect(page.locator('main tbody tr').first()).toBeVisible()
          await expectTableFits(page)
          expect(await page.locator('main thead th').evaluateAll(listWrappedTitles)).toEqual([])
          // The narrowest window that shows a table instead of cards
          await page.setViewportSize({ width: who === 'operator' ? 1216 : 1280, height: 860 })
          await expectTableFits(page)
          const figures = await page.locator('main tbody tr').first().locator('td').evaluateAll(listFigures)
          for (const { gap, expected } of figures) expect(gap).toBeCloseTo(expected, 0)
        }
      },
    )

function listWrappedTitles(titles: (HTMLElement | SVGElement)[]) {
  return titles
    .filter((title) => {
      const text = document.createRange()
      const words = title.querySelector('button')?.firstChild ?? title.firstChild
      // Hidden words have no room of their own
      if (!(words instanceof Text)) return false
      text.selectNodeContents(words)
      return new Set([...text.getClientRects()].map(({ top }) => top)).size > 1
    })
    .map(({ textContent }) => textContent)
}

/** Lists the room at the end of each figure of a row, and the room that its padding takes. */
function listFigures(cells: (HTMLElement | SVGElement)[]) {
  return cells
    .filter((cell) => getComputedStyle(cell).textAlign === 'end')
    .map((cell) => {
      const { paddingInlineEnd, direction } = getComputedStyle(cell)
      const range = document.createRange()
      range.selectNodeContents(cell.firstElementChild ?? cell)
      const [outer, inner] = [cell.getBoundingClientRect(), range.getBoundingClientRect()]
      const gap = direction === 'rtl' ? inner.left - outer.left : outer.right - inner.right
      return { gap, expected: Number.parseFloat(paddingInlineEnd) }
    })
}

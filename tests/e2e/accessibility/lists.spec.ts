import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { startAs, expect, expectAccessible, expectNoHorizontalScroll, openPage, test } from '../browse.ts'
import { staffLists } from '../staffLists.ts'
import { chooseTag } from './chooseTag.ts'

/** Every list of staff and tutors; simple lists have no export. */
const lists = [
  ...staffLists.map((path) => ['operator', path] as const),
  ['tutor', 'tutor-homework'],
  ['tutor', 'tutor-catalogs'],
] as const

for (const [index, [who, path]] of lists.entries()) {
  const title = `the list ${path} of ${who} is accessible, fits the screen, and exports a file`
  test(title, chooseTag(index, index % 8 > 0), async ({ page, viewport }) => {
    await startAs(page, who)
    await openPage(page, `/dashboard/${path}`)
    const rows = page.locator('main tbody tr')
    await expect(rows.first()).toBeVisible()
    await expect(page.locator('h1')).toHaveCount(1)
    await expectAccessible(page)
    const isPhone = (viewport?.width ?? 0) < 640
    const cell = rows.first().locator('td[data-label]').first()
    // Cards label their cells, tables have titles
    const label = await cell.evaluate((element) => getComputedStyle(element, '::before').content)
    expect(label === 'none').toBe(!isPhone)
    await expect(page.locator('main thead th').first()).toBeVisible({ visible: !isPhone })
    for (const width of isPhone ? [320, 360] : [1280, 1024, 768]) {
      await page.setViewportSize({ width, height: 860 })
      await expectNoHorizontalScroll(page)
    }
    if (!isPhone) await expectExport(page)
  })
}

async function expectExport(page: Page) {
  const total = Number(
    (await page.getByText(/^[\d,]+ (records?|in total)$/).textContent())?.replace(/\D/g, ''),
  )
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as CSV' }).click(),
  ])
  const text = await readFile(await download.path(), 'utf8')
  expect(text.startsWith('\uFEFF')).toBe(true)
  expect(countLines(text)).toBe(total + 1)
}

/** Counts the records of a CSV file; quoted texts may contain line breaks. */
function countLines(text: string): number {
  return text.replace(/"(?:[^"]|"")*"/g, '').split('\r\n').length - 1
}

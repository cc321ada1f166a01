import { startAs, expect, openPage, test } from '../browse.ts'

const lists = ['students', 'classes', 'payments', 'new-tutors'] as const

for (const language of ['en', 'ar'])
  for (const list of lists)
    test(`twelve rows of the list ${list} are in sight on a laptop in ${language}, each in one line`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 1280, height: 900 })
      await startAs(page, 'operator')
      await openPage(page, `/dashboard/${list}?size=25&lang=${language}`)
      const rows = page.locator('main tbody tr')
      await expect(rows.nth(11)).toBeInViewport({ ratio: 1 })
      const heights = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height))
      expect(Math.max(...heights)).toBeLessThanOrEqual(44)
      // The lowest parts of letters, such as the dots of a final ي, lie within the name's box
      const lines = await rows
        .locator('th bdi:first-child')
        .evaluateAll((names) =>
          names.map((name) => Number.parseFloat(getComputedStyle(name).lineHeight) / 14),
        )
      expect(Math.min(...lines)).toBeGreaterThanOrEqual(language === 'ar' ? 1.8 : 1.5)
    })

test('a cell that is cut off has its whole text as a tooltip', async ({ page }) => {
  await startAs(page, 'operator')
  await openPage(page, '/dashboard/approved-tutors')
  const cell = page.locator('main tbody td[data-label="Courses"]').first()
  await cell.hover()
  await expect(cell).toHaveAttribute('title', (await cell.textContent()) ?? '')
})

test('the head of staff stands on the grid of their lists on a wide screen', async ({ page }) => {
  await page.setViewportSize({ width: 1600, height: 900 })
  await startAs(page, 'operator')
  await openPage(page, '/dashboard/students')
  const [head, menu] = await Promise.all([
    page.getByRole('banner').getByRole('link').first().boundingBox(),
    page.getByRole('navigation', { name: 'Menu' }).boundingBox(),
  ])
  expect(head?.x).toBe(menu?.x)
})

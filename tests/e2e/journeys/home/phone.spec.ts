import { createWorld, expect, openPage, test } from '../../browse.ts'

for (const language of ['en', 'ar'])
  test(`a phone shows the home page in seven screens and three tutors at once in ${language}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await createWorld(page)
    await openPage(page, `/?lang=${language}`)
    await page.waitForLoadState('networkidle')
    // Parts below the fold have an estimated height until a visitor comes near to them
    const far = page.locator('[data-later=far]')
    await expect
      .poll(async () => {
        await page.mouse.wheel(0, 500)
        return far.count()
      })
      .toBe(0)
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    expect(height).toBeLessThanOrEqual(5500)
    await openPage(page, `/tutors?lang=${language}`)
    const heights = await page
      .locator('main ol > li')
      .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().height))
    expect(Math.max(...heights)).toBeLessThanOrEqual(160)
  })

test('a tutor in the list takes 160 px on a desktop', async ({ page }) => {
  await createWorld(page)
  await openPage(page, '/tutors')
  const first = await page.locator('main ol > li').first().boundingBox()
  expect(first?.height).toBeLessThanOrEqual(162)
})

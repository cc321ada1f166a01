import { createWorld, expect, openPage, test } from '../../browse.ts'
import { chooseRun } from '../../chooseRun.ts'

for (const language of ['en', 'ar'])
  test(
    `a phone shows the home page in seven screens and three tutors at once in ${language}`,
    chooseRun(language === 'en'),
    async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 })
      await createWorld(page)
      await openPage(page, `/?lang=${language}`)
      await page.waitForLoadState('networkidle')
      // On a slow machine parts below the fold have an estimated height until the first key
      await page.waitForFunction(() => {
        dispatchEvent(new Event('keydown'))
        return document.documentElement.dataset.near !== undefined
      })
      const height = await page.evaluate(() => document.documentElement.scrollHeight)
      expect(height).toBeLessThanOrEqual(5500)
      await openPage(page, `/tutors?lang=${language}`)
      const heights = await page
        .locator('main ol > li')
        .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().height))
      expect(Math.max(...heights)).toBeLessThanOrEqual(160)
    },
  )

test('a tutor in the list takes 160 px on a desktop', async ({ page }) => {
  await createWorld(page)
  await openPage(page, '/tutors')
  const first = await page.locator('main ol > li').first().boundingBox()
  expect(first?.height).toBeLessThanOrEqual(162)
})

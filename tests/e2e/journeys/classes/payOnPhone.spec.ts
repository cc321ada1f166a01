import { expect, openPage, startAs, test } from '../../browse.ts'

test.use({ viewport: { width: 360, height: 740 } })

test(
  'what is to be paid has its button in sight on a phone, before and after scrolling',
  { tag: '@full' },
  async ({ page }) => {
    await startAs(page, 'student')
    for (const { language, list, name } of [
      { language: 'en', list: 'manage-reservations', name: 'Pay now' },
      { language: 'ar', list: 'payments', name: 'ادفع الآن' },
    ]) {
      await openPage(page, `/dashboard/BookedClasses?lang=${language}`)
      await page.locator(`main section a[href*="/${list}?id="]`).filter({ hasText: name }).first().click()
      const record = page.getByRole('dialog')
      const pay = record.getByRole('button', { name, exact: true })
      await expect(pay).toBeInViewport({ ratio: 1 })
      await record
        .locator('section[tabindex]')
        .evaluate((content) => content.scrollTo(0, content.scrollHeight))
      await expect(pay).toBeInViewport({ ratio: 1 })
    }
  },
)

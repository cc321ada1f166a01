import type { Page } from 'playwright'
import type { Figure } from './figure.ts'
import { paintAfter } from './paints.ts'
import type { Product } from './product.ts'
import { open, repeatMeasure, RUNS, SLOWER, type SetSlowdown } from './slowPage.ts'

/** Panels of staff with much in them, and the call that each waits for. */
const records = [
  ['an application', '/dashboard/under-review-tutors', '/applications/detail/'],
  ['the registrations of a webinar', '/dashboard/webinars', '/registrations/list/'],
  ['the results of a quiz', '/dashboard/quizzes', '/results/list/'],
] as const

/** Measures the next record of an open panel, by key: from the end of the response to the last paint. */
export async function measureRecords(
  page: Page,
  { origin, enter }: Product,
  slower: SetSlowdown,
): Promise<Figure[]> {
  await enter(page, 'operator')
  const figures: Figure[] = []
  for (const [name, path, call] of records) {
    await open(page, origin + path)
    await page.locator('main tbody tr').first().getByRole('button').first().click()
    await page.getByRole('dialog').getByRole('heading', { level: 2 }).first().waitFor()
    await page.waitForLoadState('networkidle')
    await slower(SLOWER)
    const runs = Math.min(RUNS, (await page.locator('main tbody tr').count()) - 1)
    const openNext = async () => paintAfter(page, call, () => page.keyboard.press('j'))
    const value = await repeatMeasure(openNext, runs)
    await slower(1)
    figures.push({ figure: `${name}, after the response, ms`, value, limit: 100 })
  }
  return figures
}

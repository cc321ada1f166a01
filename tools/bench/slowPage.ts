// Opens pages and repeats measurements on them, on a slowed processor.
import type { Page } from 'playwright'
import { computeMedian } from './product.ts'

export type SetSlowdown = (rate: number) => Promise<unknown>

export const RUNS = 9
/** The processor is slowed to a quarter, as on a slow phone. */
export const SLOWER = 4

/** Returns the median of repeated measurements, rounded. */
export async function repeatMeasure(measure: (run: number) => Promise<number>, runs = RUNS): Promise<number> {
  const times: number[] = []
  for (let run = 0; run < runs; run += 1) times.push(await measure(run))
  return Math.round(computeMedian(times))
}

/** Opens a page and waits until it has started and nothing loads any more. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.waitForFunction(() => document.documentElement.dataset.started !== undefined)
  await page.waitForLoadState('networkidle')
}

import type { Page } from '@playwright/test'
import { createWorld, expect } from './browse.ts'

/** Holds requests back until the returned function is called. */
export async function hold(page: Page, files: string): Promise<() => void> {
  let release: (() => void) | undefined
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(files, async (route) => {
    await held
    await route.continue()
  })
  return () => release?.()
}

/** Opens a page whose scripts are held back until `start` is called, which waits until the app has started. */
export async function openHeld(page: Page, path: string) {
  await createWorld(page)
  const release = await hold(page, '**/assets/*.js')
  await page.goto(path, { waitUntil: 'commit' })
  await page.locator('footer').waitFor({ state: 'attached' })
  return async function start() {
    expect(await page.evaluate(() => document.documentElement.dataset.started)).toBeUndefined()
    release()
    await page.waitForFunction(() => document.documentElement.dataset.started !== undefined)
  }
}

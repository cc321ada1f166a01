import { type Browser, type Page } from '@playwright/test'
import type { Language } from '#sdk/language.ts'

export const phone = { width: 360, height: 740 }

/** Opens a window whose JavaScript is off, in a world of its own. */
export async function openPlain(
  browser: Browser,
  options: { language?: Language; viewport?: typeof phone } = {},
) {
  const { language = 'en', viewport = { width: 1280, height: 860 } } = options
  const baseURL = `http://localhost:${process.env.E2E_PORT ?? 3210}`
  const context = await browser.newContext({ javaScriptEnabled: false, viewport, baseURL })
  const cookie = { domain: 'localhost', path: '/' }
  await context.addCookies([
    { name: 'preferred-lang', value: language, ...cookie },
    { name: 'mock_world', value: `plain-${crypto.randomUUID()}`, ...cookie },
  ])
  return context.newPage()
}

/** Closes a page and its window. */
export async function closePage(page: Page) {
  await page.context().close()
}

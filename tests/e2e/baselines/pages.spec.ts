import type { Page } from '@playwright/test'
import { startAs, expect, openPage, createWorld, test } from '../browse.ts'

const looks = {
  en: { width: 1280, height: 860 },
  ar: { width: 360, height: 740 },
} as const

interface Pictured {
  name: string
  path: string
  languages: readonly (keyof typeof looks)[]
  who?: Parameters<typeof startAs>[1]
  /** Prepares the page for the screenshot */
  prepare?: (page: Page) => Promise<void>
}

/** Pages whose content does not depend on the time. */
const pictured: Pictured[] = [
  { name: 'about', path: '/About', languages: ['en', 'ar'] },
  { name: 'contact', path: '/ContactUs', languages: ['en', 'ar'] },
  { name: 'courses', path: '/courses', languages: ['en', 'ar'] },
  { name: 'log-in', path: '/About', languages: ['en', 'ar'], prepare: (page) => logIn(page, 0) },
  { name: 'register', path: '/About', languages: ['en', 'ar'], prepare: (page) => logIn(page, 1) },
  { name: 'not-found', path: '/nowhere', languages: ['en'] },
  { name: 'quizzes', path: '/dashboard/quizzes', languages: ['en', 'ar'], who: 'operator' },
]

for (const { name, path, languages, who, prepare } of pictured)
  for (const language of languages)
    test(`${name} in ${language} matches its baseline screenshot`, async ({ page, logged }) => {
      await page.setViewportSize(looks[language])
      await (who ? startAs(page, who) : createWorld(page))
      await openPage(page, `${path}?lang=${language}`)
      await page.waitForLoadState('networkidle')
      await prepare?.(page)
      await page.evaluate(() => document.fonts.ready)
      await expect(page).toHaveScreenshot(`${name}-${language}.png`, { mask: [page.locator('time')] })
      logged.splice(0, logged.length, ...logged.filter((line) => !line.includes('404')))
    })

async function logIn(page: Page, tab: number) {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^(Log in|تسجيل الدخول)$/ })
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('tab').nth(tab).click()
  await expect(dialog.locator('input').first()).toBeVisible()
  await page.waitForLoadState('networkidle')
}

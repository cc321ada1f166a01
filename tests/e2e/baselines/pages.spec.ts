import type { Page } from '@playwright/test'
import { startAs, expect, openPage, createWorld, test } from '../browse.ts'

const looks = {
  en: { width: 1280, height: 860 },
  ar: { width: 360, height: 740 },
} as const

interface Pictured {
  name: string
  path: string
  who?: Parameters<typeof startAs>[1]
  /** Prepares the page for the screenshot */
  prepare?: (page: Page) => Promise<void>
  /** Pictured in the dark theme too */
  hasDark?: true
}

/** Pages whose content does not depend on the time; each in both directions. */
const pictured: Pictured[] = [
  { name: 'about', path: '/About', hasDark: true },
  { name: 'contact', path: '/ContactUs', hasDark: true },
  { name: 'courses', path: '/courses', hasDark: true },
  { name: 'log-in', path: '/About', prepare: (page) => logIn(page, 0), hasDark: true },
  { name: 'register', path: '/About', prepare: (page) => logIn(page, 1), hasDark: true },
  { name: 'not-found', path: '/nowhere' },
  { name: 'forgot-password', path: '/ForgetPassword' },
  { name: 'reset-password', path: '/resetpassword/ok-student' },
  { name: 'operator-login', path: '/operatorlogin' },
  { name: 'institute-login', path: '/institute-login' },
  { name: 'update-password', path: '/UpdatePassword', who: 'student' },
  { name: 'quizzes', path: '/dashboard/quizzes', who: 'operator', hasDark: true },
  { name: 'course-list', path: '/dashboard/courses-managment', who: 'operator', hasDark: true },
  { name: 'course-form', path: '/dashboard/courses-managment', who: 'operator', prepare: openForm },
]

const pictures = pictured.flatMap(({ hasDark, ...one }) =>
  (['en', 'ar'] as const).flatMap((language) => [
    { ...one, language, scheme: 'light' as const },
    ...(hasDark ? [{ ...one, language, scheme: 'dark' as const }] : []),
  ]),
)

for (const { name, path, who, prepare, language, scheme } of pictures) {
  const picture = `${name}-${language}${scheme === 'dark' ? '-dark' : ''}`
  test(`the picture ${picture} matches its baseline`, async ({ page, logged }) => {
    await page.setViewportSize(looks[language])
    await page.emulateMedia({ colorScheme: scheme })
    await (who ? startAs(page, who) : createWorld(page))
    await openPage(page, `${path}?lang=${language}`)
    await page.waitForLoadState('networkidle')
    await prepare?.(page)
    await applyTypeface(page)
    await setTimeWidths(page)
    await expect(page).toHaveScreenshot(`${picture}.png`, { mask: [page.locator('time')] })
    logged.splice(0, logged.length, ...logged.filter((line) => !line.includes('404')))
  })
}

/** A first visit shows system fonts where the typeface comes later than the first paint. */
async function applyTypeface(page: Page) {
  await page.evaluate(async () => {
    const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules])
    const faces = rules.filter((rule) => rule instanceof CSSFontFaceRule).map(({ style }) => style)
    const own = faces.filter((face) => face.getPropertyValue('font-family').includes('Readex Pro'))
    const loaded = own.map((face) =>
      new FontFace('Readex Pro Variable', face.getPropertyValue('src'), {
        weight: face.getPropertyValue('font-weight'),
        unicodeRange: face.getPropertyValue('unicode-range'),
      }).load(),
    )
    for (const face of await Promise.all(loaded)) document.fonts.add(face)
    await document.fonts.ready
  })
}

/** Makes all times equally wide: they are masked, but a longer day would leave less room for the other columns. */
async function setTimeWidths(page: Page) {
  await page.locator('main time').evaluateAll((times) => {
    for (const time of times)
      if (time instanceof HTMLElement)
        Object.assign(time.style, {
          display: 'inline-block',
          width: '120px',
          overflow: 'clip',
          whiteSpace: 'nowrap',
        })
  })
}

async function openForm(page: Page) {
  await page
    .getByRole('main')
    .getByRole('button', { name: /^(New course|دورة جديدة)$/ })
    .first()
    .click()
  await expect(page.getByRole('dialog').locator('input').first()).toBeVisible()
}

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

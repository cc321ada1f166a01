import type { Browser, Page } from '@playwright/test'
import { expect, test } from '../../browse.ts'
import { guestPaths } from '../../guestPaths.ts'
import { observeShifts } from '../../layoutShifts.ts'

// All combinations in the full run; by default one that moved much before
const isFull = process.env.LOOKS === 'all'
const shownFirst = ['/', '/groups', '/Webinars', '/ContactUs', '/About']
if (isFull) shownFirst.push('/tutors', '/courses', '/TutorEvents')
const widths = isFull ? [320, 360, 375, 390, 412, 768, 1280] : [320]
const hosts = isFull ? ['localhost', 'noor.localhost', 'iqra.localhost'] : ['localhost']
const languages = isFull ? ['en', 'ar'] : ['en']

/** A system's font: its width in Liberation Sans of the same weight, which stands for it here. */
const fonts = {
  liberation: { family: 'Readex Arial', regular: 1, bold: 1 },
  arial: { family: 'Readex Arial', regular: 1, bold: 1 },
  roboto: { family: 'Readex Roboto', regular: 0.9944, bold: 0.9368 },
  noto: { family: 'Readex Noto', regular: 1.0555, bold: 1.0419 },
  // San Francisco is no local font of a page: Apple's devices have Arial
  apple: { family: 'Readex Arial', regular: 1, bold: 1 },
} as const
type Font = keyof typeof fonts
const shown: readonly Font[] = isFull ? ['liberation', 'roboto', 'noto'] : ['roboto']

/** Lets only one system's faces resolve, drawn with Liberation Sans in that font's width. */
function emulate(html: string, font: Font): string {
  const { family, regular, bold } = fonts[font]
  return html.replaceAll(/@font-face\{font-family:'(Readex [^']+)';[^}]*local[^}]*\}/g, (face, name) => {
    if (name === 'Readex DejaVu') return face
    if (name !== family) return ''
    const isBold = face.includes('font-weight:600')
    return face
      .replace(/src:[^;]*/, `src:local('Liberation Sans${isBold ? ' Bold' : ''}')`)
      .replace(/size-adjust:([\d.]+)/, (_, size) => `size-adjust:${Number(size) * (isBold ? bold : regular)}`)
  })
}

/** Measures a first visit whose font arrives once the page was painted and the app has started, until it is idle. */
async function measureShift(page: Page, url: string, font: Font): Promise<{ shift: number; moved: string }> {
  await page.route('**/*', async (route) => {
    const type = route.request().resourceType()
    if (type === 'font')
      await page.waitForFunction(() => document.documentElement.dataset.started !== undefined)
    if (type !== 'document') return route.continue()
    // Node does not resolve the names under localhost, which Chromium does
    const { host, hostname } = new URL(url)
    const headers = { ...route.request().headers(), host }
    const response = await route.fetch({ url: route.request().url().replace(hostname, '127.0.0.1'), headers })
    return route.fulfill({ response, body: emulate(await response.text(), font) })
  })
  await page.goto(url)
  await page.waitForFunction(() => document.documentElement.dataset.started !== undefined)
  // A fast line uses the face at once, others with the first navigation
  const usesFace = (await page.locator('#fonts').getAttribute('media')) === 'all'
  if (usesFace)
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.endsWith('.woff2')),
    )
  // Parts below the fold are laid out once the app is idle, on a slow machine with the first key
  await page.waitForFunction(() => {
    dispatchEvent(new Event('keydown'))
    return document.documentElement.dataset.near !== undefined
  })
  await page.evaluate(async () => {
    for (let frame = 0; frame < 6; frame += 1) await new Promise(requestAnimationFrame)
  })
  return page.evaluate(() => window.shifts)
}

/** Opens a page of a visitor abroad, whose zone the server does not know. */
async function openFirstVisit(browser: Browser, width: number, language: string, host: string) {
  const timezoneId = 'America/New_York'
  const context = await browser.newContext({ viewport: { width, height: 740 }, timezoneId })
  await context.addCookies([{ name: 'preferred-lang', value: language, domain: host, path: '/' }])
  const page = await context.newPage()
  await observeShifts(page)
  return page
}

for (const host of hosts)
  for (const language of languages)
    for (const font of shown)
      test(`nothing moves in a first visit with ${font}, ${language}, on ${host}`, async ({ browser }) => {
        if (isFull) test.setTimeout(300_000)
        const found: string[] = []
        for (const width of widths)
          for (const path of isFull && font === 'roboto' ? guestPaths : shownFirst) {
            const page = await openFirstVisit(browser, width, language, host)
            const url = `http://${host}:${process.env.E2E_PORT ?? 3210}${path}`
            const { shift, moved } = await measureShift(page, url, font)
            if (shift > 0.01) found.push(`${path} at ${width}: ${shift.toFixed(4)}\n${moved}`)
            await page.context().close()
          }
        expect(found.join('\n')).toBe('')
      })

test('the next hour of a tutor takes the same lines in the zone of a visitor abroad', async ({ browser }) => {
  for (const width of [360, 390]) {
    const page = await openFirstVisit(browser, width, 'ar', 'localhost')
    await page.goto('/tutors/1001')
    await page.waitForFunction(() => document.documentElement.dataset.started !== undefined)
    await expect(page.getByText(/نيويورك/).first()).toBeVisible()
    const { shift, moved } = await page.evaluate(() => window.shifts)
    expect(shift, moved).toBeLessThan(0.01)
    await page.context().close()
  }
})

test('a dialog that comes with the page does not move while it arrives on a slow line', async ({
  browser,
}) => {
  for (const path of ['/?register', '/courses?login=tutor']) {
    const page = await openFirstVisit(browser, 1280, 'ar', 'localhost')
    const session = await page.context().newCDPSession(page)
    const line = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 100_000 }
    await session.send('Network.emulateNetworkConditions', { offline: false, ...line })
    await page.goto(path, { waitUntil: 'commit' })
    await page.waitForFunction(() => document.documentElement.dataset.started !== undefined)
    const { shift, moved } = await page.evaluate(() => window.shifts)
    expect(shift, moved).toBeLessThan(0.01)
    await page.context().close()
  }
})

test('the footer stays below the view when the link of an e-mail has been checked', async ({ browser }) => {
  for (const path of ['/verifyemail/abc', '/resetpassword/abc']) {
    const page = await openFirstVisit(browser, 375, 'en', 'localhost')
    await page.goto(path)
    await expect(page.getByRole('textbox', { name: 'Email' }).first()).toBeVisible()
    await page.waitForFunction(() => document.documentElement.dataset.started !== undefined)
    const { shift, moved } = await page.evaluate(() => window.shifts)
    expect(shift, moved).toBeLessThan(0.01)
    await page.context().close()
  }
})

test('a page that is painted while its footer still arrives keeps the footer in place', async ({
  browser,
}) => {
  const context = await browser.newContext({
    viewport: { width: 768, height: 1024 },
    javaScriptEnabled: false,
  })
  const page = await context.newPage()
  // A font that arrives between the two measurements would move it too
  await page.route('**/*.woff2', (route) => route.abort())
  // In the document: a reload may restore a position below the notice that script is off
  const measureTop = () =>
    page.locator('footer').evaluate((footer) => footer.getBoundingClientRect().top + scrollY)
  await page.goto('/ForgetPassword')
  const top = await measureTop()
  await page.route('**/ForgetPassword', async (route) => {
    const response = await route.fetch()
    const html = await response.text()
    const cut = html.indexOf('</section>', html.indexOf('<footer'))
    await route.fulfill({ response, body: html.slice(0, cut) })
  })
  await page.reload()
  expect(await measureTop()).toBe(top)
  await context.close()
})

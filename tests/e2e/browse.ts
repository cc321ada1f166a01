import { AxeBuilder } from '@axe-core/playwright'
import { expect, test as base, type Page } from '@playwright/test'
import { addChaos, type Chaos, getCalmHeader, isCalm, runInChaos } from './chaos/chaos.ts'

/** A test that fails on console output: hydration warnings, refused styles and failed calls. */
export const test = base.extend<{ chaos: Chaos | undefined; inChaos: void; logged: string[] }>({
  chaos: [undefined, { option: true }],
  inChaos: [
    async ({ browser, page, chaos }, use, info) => runInChaos({ browser, page, chaos }, use, info),
    { auto: true },
  ],
  logged: [
    async ({ page, chaos }, use) => {
      const messages: string[] = []
      page.on('console', (message) => {
        if (message.type() !== 'error' && message.type() !== 'warning') return
        // Failed calls are what chaos is about
        if (chaos && message.text().startsWith('Failed to load resource')) return
        // Blocked by the configuration of these tests
        if (message.text().startsWith('Service Worker registration blocked')) return
        messages.push(`${message.text()} (${message.location().url})`)
      })
      page.on('pageerror', (error) => messages.push(error.message))
      await use(messages)
      await closeOtherWindows(page)
      expect(messages).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/** Closes what a test opened beside its own window: it would go on polling, and be traced, in the tests after it. */
async function closeOtherWindows(page: Page) {
  const contexts = page.context().browser()?.contexts() ?? []
  await Promise.all(
    contexts.filter((context) => context !== page.context()).map((context) => context.close()),
  )
}

/** Opens a path and waits until the app has started. */
export async function openPage(page: Page, path: string) {
  const response = await page.goto(path)
  await page.waitForFunction(() => document.documentElement.dataset.started !== undefined)
  return response
}

/** Waits until a part that the page loads when it is idle has arrived, with all that it imports. */
export async function waitForPart(page: Page, name: string) {
  const url = await page.waitForFunction((prefix) => {
    const files = performance.getEntriesByType('resource').map((entry) => entry.name)
    return files.find((file) => file.includes(prefix))
  }, `/assets/${name}-`)
  await page.evaluate(async (file) => void (await import(String(file))), await url.jsonValue())
}

/** Opens the contact page and waits until its form has its code. */
export async function openContact(page: Page) {
  await openPage(page, '/ContactUs')
  await waitForPart(page, 'ContactForm')
}

/** Waits until no colour is on its way to another one, as that of a button that is enabled. */
async function finishTransitions(page: Page) {
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((one) => one instanceof CSSTransition)
        .map(({ finished }) => finished),
    ),
  )
}

/** Lays out what stands below the fold, which the page does once it is idle: it would move what axe has measured. */
async function showBelowFold(page: Page) {
  await page.evaluate(() => {
    document.documentElement.dataset.near = ''
  })
}

/** Expects no violation of WCAG 2.2 AA; Fluent's focus sentinels are known false positives. */
export async function expectAccessible(page: Page) {
  if (!isCalm()) return
  await finishTransitions(page)
  await showBelowFold(page)
  const { violations } = await new AxeBuilder({ page })
    // Violations only, without selectors, and without a page of its own for the report: takes half the time
    .options({ resultTypes: ['violations'], selectors: false, preload: false })
    .setLegacyMode(true)
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .exclude('[data-tabster-dummy]')
    .analyze()
  expect(
    violations.map(({ id, nodes }) => ({
      id,
      targets: nodes.map(
        ({ html, failureSummary }) => `${html.slice(0, 160)} ${failureSummary?.slice(0, 200)}`,
      ),
    })),
  ).toEqual([])
}

/** Fails if columns of a list are wider than its place: what is left over, such as the menu of a row, is cut off. */
export async function expectTableFits(page: Page) {
  const excess = await page.evaluate(() =>
    [...document.querySelectorAll('main table')].map(({ parentElement: place }) =>
      place ? place.scrollWidth - place.clientWidth : 0,
    ),
  )
  expect(excess.filter((width) => width > 0)).toEqual([])
}

export async function expectNoHorizontalScroll(page: Page) {
  const excess = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(excess).toBeLessThanOrEqual(0)
}

/**
 * Opens the page of a window again in Arabic, and expects the texts there from right to left, with nothing to scroll
 * sideways and no violation.
 */
export async function expectInArabic(page: Page, ...texts: (string | RegExp)[]) {
  const url = new URL(page.url())
  url.searchParams.set('lang', 'ar')
  await openPage(page, url.href)
  await expect(page.locator('html[lang=ar][dir=rtl]')).toHaveCount(1)
  for (const text of texts) await expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible()
  await expectNoHorizontalScroll(page)
  await expectAccessible(page)
}

const accounts = {
  student: ['student', 'student@example.test', 'Learn#2026'],
  social: ['student', 'social@example.test', 'Learn#2026'],
  kid: ['kids', '246810', ''],
  tutor: ['tutor', 'tutor@example.test', 'Teach#2026'],
  operator: ['operator', 'operator@example.test', 'Operate#2026'],
  admin: ['institute_admin', 'admin@example.test', 'Admin#2026'],
} as const

/** Signs a user in to a new mock world, without the dialog. */
export async function startAs(page: Page, who: keyof typeof accounts, world = crypto.randomUUID()) {
  await createWorld(page, world)
  await signIn(page, who)
}

async function signIn(page: Page, who: keyof typeof accounts) {
  const [user_type, username, password] = accounts[who]
  const response = await postJson(page, '/api/auth/token/', {
    user_type,
    username,
    password,
    remember: false,
  })
  expect(response.status()).toBe(200)
}

/** @param scenario of the world; `empty` begins with staff and programs only */
export async function createWorld(page: Page, world: string = crypto.randomUUID(), scenario?: string) {
  const played = addChaos(scenario)
  const data = { world, ...(played && { scenario: played }) }
  await page.request.post('/__mock/reset', { headers: { 'X-CSRF': '1' }, data })
}

/** Signs another user in to an existing world, in a separate window. */
export async function joinAs(page: Page, who: keyof typeof accounts, world: string) {
  await page.context().addCookies([{ name: 'mock_world', value: world, domain: 'localhost', path: '/' }])
  await signIn(page, who)
}

/** Calls the API with the page's own cookies. */
export async function postJson(page: Page, path: string, data: object) {
  return page.request.post(path, { data, headers: { 'X-CSRF': '1', ...getCalmHeader() } })
}

/** Fetches the rows of a list with the page's session. */
export async function fetchList<Row>(page: Page, path: string): Promise<Row[]> {
  const response = await page.request.get(`/api${path}`, { headers: { 'X-CSRF': '1', ...getCalmHeader() } })
  const { data } = (await response.json()) as { data: Row[] } // According to the OpenAPI documents
  return data
}

/** Begins the first open quiz of a student, in English. */
export async function startQuiz(page: Page) {
  await openPage(page, '/dashboard/student-quizzes')
  await page
    .getByRole('main')
    .getByRole('link', { name: /^(Start|Continue) / })
    .first()
    .click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Start now|Go on/ })
    .click()
  await expect(page.getByRole('timer')).toBeVisible()
}

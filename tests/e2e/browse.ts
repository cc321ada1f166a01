import { AxeBuilder } from '@axe-core/playwright'
import { expect, test as base, type Page } from '@playwright/test'

/** A page whose console must stay silent: hydration warnings, refused styles and failed calls are errors here. */
export const test = base.extend<{ quiet: string[] }>({
  quiet: [
    async ({ page }, use) => {
      const complaints: string[] = []
      page.on('console', (message) => {
        if (message.type() !== 'error' && message.type() !== 'warning') return
        complaints.push(`${message.text()} (${message.location().url})`)
      })
      page.on('pageerror', (error) => complaints.push(error.message))
      await use(complaints)
      expect(complaints).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/** Opens an address and waits until the page is alive. */
export async function open(page: Page, address: string) {
  const response = await page.goto(address)
  await page.waitForFunction(() => document.documentElement.dataset.started !== undefined)
  return response
}

/** No violation of WCAG 2.2 AA; Fluent's focus sentinels are known false alarms. */
export async function expectAccessible(page: Page) {
  const { violations } = await new AxeBuilder({ page })
    // What is wrong only, and told in the page itself: half the time of a report and a page of its own
    .options({ resultTypes: ['violations'], preload: false })
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

export async function expectNoSidewaysScrolling(page: Page) {
  const excess = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(excess).toBeLessThanOrEqual(0)
}

const accounts = {
  student: ['student', 'student@example.test', 'Learn#2026'],
  social: ['student', 'social@example.test', 'Learn#2026'],
  kid: ['kids', '246810', ''],
  tutor: ['tutor', 'tutor@example.test', 'Teach#2026'],
  operator: ['operator', 'operator@example.test', 'Operate#2026'],
  admin: ['institute_admin', 'admin@example.test', 'Admin#2026'],
} as const

/** Gives the page a world of its own and signs somebody in there, without the dialog. */
export async function enter(page: Page, who: keyof typeof accounts, world = crypto.randomUUID()) {
  await ownWorld(page, world)
  await signIn(page, who)
}

async function signIn(page: Page, who: keyof typeof accounts) {
  const [user_type, username, password] = accounts[who]
  const answer = await send(page, '/api/auth/token/', { user_type, username, password, remember: false })
  expect(answer.status()).toBe(200)
}

export async function ownWorld(page: Page, world: string = crypto.randomUUID()) {
  await page.request.post('/__mock/reset', { headers: { 'X-CSRF': '1' }, data: { world } })
}

/** Signs somebody else in, in a window of their own in the same world. */
export async function join(page: Page, who: keyof typeof accounts, world: string) {
  await page.context().addCookies([{ name: 'mock_world', value: world, domain: 'localhost', path: '/' }])
  await signIn(page, who)
}

/** A call of the API with the page's own cookies. */
export async function send(page: Page, path: string, data: object) {
  return page.request.post(path, { data, headers: { 'X-CSRF': '1' } })
}

/** What a list of the API tells this person. */
export async function listAt<Row>(page: Page, path: string): Promise<Row[]> {
  const answer = await page.request.get(`/api${path}`, { headers: { 'X-CSRF': '1' } })
  const { data } = (await answer.json()) as { data: Row[] } // as the documents say
  return data
}

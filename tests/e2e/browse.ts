import { AxeBuilder } from '@axe-core/playwright'
import { expect, test as base, type Page } from '@playwright/test'

/** A page whose console must stay silent: hydration warnings, refused styles and failed calls are errors here. */
export const test = base.extend<{ quiet: string[] }>({
  quiet: [
    async ({ page }, use) => {
      const complaints: string[] = []
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text())
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
  student: { user_type: 'student', username: 'student@example.test', password: 'Learn#2026' },
  social: { user_type: 'student', username: 'social@example.test', password: 'Learn#2026' },
  tutor: { user_type: 'tutor', username: 'tutor@example.test', password: 'Teach#2026' },
} as const

/** A world of one's own, so that what a test changes concerns no other; then signed in without the dialog. */
export async function enterAs(page: Page, name: keyof typeof accounts) {
  await ownWorld(page)
  await send(page, '/api/auth/token/', { ...accounts[name], remember: false })
}

export async function ownWorld(page: Page) {
  await page.request.post('/__mock/reset', { data: { world: `w${crypto.randomUUID().slice(0, 8)}` } })
}

/** A call of the API with the page's own cookies. */
export async function send(page: Page, path: string, data: object): Promise<unknown> {
  const answer = await page.request.post(path, { data, headers: { 'X-CSRF': '1' } })
  return answer.json()
}

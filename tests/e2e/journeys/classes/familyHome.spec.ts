import type { Page } from '@playwright/test'
import {
  startAs,
  expect,
  expectAccessible,
  expectNoHorizontalScroll,
  joinAs,
  openPage,
  test,
} from '../../browse.ts'
import { requireValue } from '../../../fakes/requireValue.ts'

/** Returns for each row whether its task is late. */
async function readLateness(rows: ReturnType<Page['locator']>): Promise<boolean[]> {
  const texts = await rows.allTextContents()
  return texts.map((text) => text.includes('Late'))
}

test("a family's home shows each learner's next class and what is due, with its act", async ({ page }) => {
  await startAs(page, 'student')
  await openPage(page, '/dashboard/BookedClasses')
  await expect(page.getByRole('heading', { level: 1, name: 'Hello, Nadia' })).toBeVisible()
  for (const name of ['Amal', 'Ghassan', 'Maha', 'You'])
    await expect(page.getByRole('article', { name, exact: true })).toBeVisible()
  const amal = page.getByRole('article', { name: 'Amal', exact: true })
  // Late tasks come after those ahead, of which there are more than are shown
  expect(await readLateness(amal.getByRole('listitem'))).toEqual([false, false, false])
  await expectAccessible(page)
  await page.setViewportSize({ width: 320, height: 740 })
  await expectNoHorizontalScroll(page)
  await page.setViewportSize({ width: 1280, height: 860 })
  await amal
    .getByRole('link', { name: /^Answer/ })
    .first()
    .click()
  await expect(page).toHaveURL(/student-homework\?id=/)
  await expect(page.getByRole('dialog').getByRole('button', { name: /Hand in/ })).toBeVisible()
})

test(
  'a class without a time and an unpaid reservation lead to the page where each is settled',
  { tag: '@full' },
  async ({ page }) => {
    await startAs(page, 'student')
    await openPage(page, '/dashboard/BookedClasses')
    const settle = page.getByRole('region', { name: /things need you/ })
    await expect(settle.getByRole('link', { name: /^Pay now/ }).first()).toBeVisible()
    const unpaid = await settle.getByRole('link', { name: /^Pay now/ }).count()
    const menu = page.getByRole('navigation', { name: 'Menu', exact: true })
    await expect(menu.getByRole('link', { name: 'Payments and bookings' })).toContainText(String(unpaid))
    await settle.getByRole('link', { name: 'Choose a time' }).first().click()
    await expect(page.getByRole('dialog').getByText('Please select a new slot')).toBeVisible()
    await page.keyboard.press('Escape')
    await settle
      .getByRole('link', { name: /^Pay now/ })
      .first()
      .click()
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Pay now' })).toBeVisible()
  },
)

test(
  'the board of a single learner is as wide as the page, and does not repeat the next class',
  { tag: '@full' },
  async ({ page }) => {
    await startAs(page, 'social')
    await openPage(page, '/dashboard/BookedClasses')
    const board = page.locator('main section article', { has: page.getByRole('progressbar') })
    await expect(board).toHaveCount(1)
    const [own, all] = await Promise.all([board.boundingBox(), page.getByRole('main').boundingBox()])
    expect(own?.width).toBe(requireValue(all, 'the box of the page').width)
    await expect(board.getByRole('link', { name: 'Tajweed foundations' })).toHaveCount(0)
  },
)

const MINUTE = 60_000

test('an interview that begins before the next class stands above it', { tag: '@full' }, async ({ page }) => {
  await startAs(page, 'student')
  await openPage(page, '/dashboard/BookedClasses')
  const next = page.locator('article[aria-labelledby=next-class]')
  // The next class may begin within minutes, or be running
  const start = Date.parse((await next.locator('time').first().getAttribute('datetime')) ?? '')
  await page.route('**/api/webinar/booked/list/**', async (route) => {
    const response = await route.fetch()
    const answer = await response.json()
    answer.data = answer.data.slice(0, 1)
    for (const { webinar } of answer.data)
      Object.assign(webinar, {
        kind: 'interview',
        start_date_time: new Date(start - MINUTE).toISOString(),
        end_date_time: new Date(Math.max(start, Date.now()) + 30 * MINUTE).toISOString(),
      })
    await route.fulfill({ response, json: answer })
  })
  await openPage(page, '/dashboard/BookedClasses')
  await expect(next).toBeVisible()
  const interview = page.getByRole('region', { name: /interview/ })
  await expect(interview).toBeVisible()
  const [above, below] = await Promise.all([interview.boundingBox(), next.boundingBox()])
  expect(above?.y).toBeLessThan(below?.y ?? 0)
})

test(
  "a student's menu has at most five entries, and links between the pages of each",
  { tag: '@full' },
  async ({ page }) => {
    await startAs(page, 'student')
    await openPage(page, '/dashboard/student-quizzes')
    const menu = page.getByRole('navigation', { name: 'Menu', exact: true })
    expect(await menu.getByRole('link').count()).toBeLessThanOrEqual(5)
    const parts = page.getByRole('navigation', { name: 'Pages of this part' })
    await expect(parts.getByRole('link', { name: 'Quizzes' })).toHaveAttribute('aria-current', 'page')
    await parts.getByRole('link', { name: 'Homework' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'My homework' })).toBeVisible()
    await expect(page.getByRole('heading', { level: 2, name: 'Amal' })).toBeVisible()
    const late = await readLateness(page.locator('section').filter({ hasText: 'Amal' }).getByRole('listitem'))
    expect(new Set(late)).toEqual(new Set([false, true]))
    expect(late).toEqual(late.toSorted())
  },
)

test('a part of the home that fails says so and is read again', async ({ page, logged }) => {
  await startAs(page, 'student')
  await page.route('**/api/reservations/list/**', (route) => route.fulfill({ status: 500, body: '' }))
  await openPage(page, '/dashboard/BookedClasses')
  const failure = page.getByRole('alert').filter({ has: page.getByRole('button', { name: 'Try again' }) })
  await expect(failure.first()).toBeVisible()
  await page.unroute('**/api/reservations/list/**')
  await failure.first().getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('region', { name: /things need you/ })).toBeVisible()
  logged.splice(0)
})

test('what is overdue is paid from the list of payments', async ({ page }) => {
  await startAs(page, 'student')
  await openPage(page, '/dashboard/payments')
  const overdue = page.getByRole('row').filter({ hasText: 'Overdue' }).first()
  await overdue.getByRole('link', { name: /^Pay now/ }).click()
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Pay now' })).toBeVisible()
})

test('payments are grouped by learner, what is due first, and paid in the row', async ({ page }) => {
  await startAs(page, 'student')
  // A kid's booking waits for its payment, too
  await page.route('**/api/payments/list/**', async (route) => {
    const response = await route.fetch()
    const answer = await response.json()
    for (const row of answer.data) if (row.state === 'pending') row.is_payable = true
    await route.fulfill({ response, json: answer })
  })
  await openPage(page, '/dashboard/payments')
  const cards = page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('heading', { level: 2 }) })
  await expect(cards.getByRole('heading')).toHaveText(['Nadia Shukri', 'Amal'])
  await expect(cards.first().getByRole('listitem').first()).toContainText('due since')
  await expectAccessible(page)
  await page.setViewportSize({ width: 320, height: 740 })
  await expectNoHorizontalScroll(page)
  await page.setViewportSize({ width: 1280, height: 860 })
  await expect(page.getByRole('heading', { level: 2, name: 'All payments' })).toBeVisible()
  await page.getByRole('searchbox').fill('P-')
  await expect(cards).toHaveCount(0)
  await page.getByRole('searchbox').fill('')
  await cards
    .first()
    .getByRole('button', { name: /^Pay now .*Once a week · .* \d{4} · / })
    .first()
    .click()
  await expect(page).toHaveURL(/\/__mock\/pages\//)
})

test('reservations are grouped by learner, with what each waits for', { tag: '@full' }, async ({ page }) => {
  await startAs(page, 'student')
  await openPage(page, '/dashboard/manage-reservations')
  const card = page.getByRole('main').locator('section').filter({ hasText: 'things to do' })
  await expect(card.getByRole('heading', { level: 2 })).toHaveText('Nadia Shukri')
  // Alone it fills the page
  const [own, all] = await Promise.all([card.boundingBox(), page.getByRole('main').boundingBox()])
  expect(own?.width).toBe(requireValue(all, 'the box of the page').width)
  await expect(card.getByRole('button', { name: /^Pay now/ }).first()).toBeVisible()
  await card
    .getByRole('link', { name: /^Choose a time/ })
    .first()
    .click()
  await expect(page.getByRole('dialog').getByText('Please select a new slot')).toBeVisible()
})

test('a quiz shows when it closes, and a payment for oneself is named as the student’s own', async ({
  page,
}) => {
  await startAs(page, 'student')
  await openPage(page, '/dashboard/student-quizzes')
  await expect(page.getByText(/^Open until /).first()).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: 'All quizzes' })).toBeVisible()
  await openPage(page, '/dashboard/BookedClasses')
  await expect(page.getByText(/^For you: EGP/).first()).toBeVisible()
})

test(
  "a learner's next class is shown although it is more than a month ahead",
  { tag: '@full' },
  async ({ page }) => {
    const world = crypto.randomUUID()
    // A world of six weeks ahead: seen from today all its coming classes are far ahead
    const now = new Date(Date.now() + 42 * 86_400_000).toISOString()
    await page.request.post('/__mock/reset', { headers: { 'X-CSRF': '1' }, data: { world, now } })
    await joinAs(page, 'student', world)
    await openPage(page, '/dashboard/BookedClasses')
    const amal = page.getByRole('article', { name: 'Amal', exact: true })
    await expect(amal).toBeVisible()
    await expect(amal.getByText('No upcoming classes')).toHaveCount(0)
  },
)

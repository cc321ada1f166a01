import type { Page } from '@playwright/test'
import { chooseHour, goTo, payButton } from '../e2e/booking.ts'
import { expect, open } from '../e2e/browse.ts'

export type Role = 'student' | 'kids' | 'tutor' | 'operator' | 'institute_admin'

/** Who a journey signs in as, and what happens outside of the product. */
export interface Surroundings {
  /** Name and password by role */
  readonly people: Readonly<Record<Role, { username: string; password: string }>>
  /** Pays on the provider's page, which is not part of the recording */
  pay(address: string): Promise<void>
}

export interface Journey {
  readonly description: string
  /** Of the mock API, where that stands in for the real one */
  readonly scenario?: string
  run(page: Page, surroundings: Surroundings): Promise<void>
}

/** What is recorded and replayed by name; each looks at one part of the product, end to end. */
export const journeys: Readonly<Record<string, Journey>> = {
  guest: {
    description: 'a guest looks round: home, tutors, courses, halaqas',
    async run(page) {
      await open(page, '/')
      await open(page, '/tutors')
      await expect(page.locator('main article').first()).toBeVisible()
      await open(page, '/courses')
      await expect(page.locator('main article').first()).toBeVisible()
      await open(page, '/Webinars?lang=ar')
      await expect(page.locator('main article').first()).toBeVisible()
    },
  },
  'sign-in': {
    description: 'every role signs in and sees its first page; a wrong password is refused',
    async run(page, { people }) {
      const { username } = people.student
      expect(await ask(page, { user_type: 'student', username, password: 'wrong' })).toMatchObject({
        success: false,
      })
      for (const role of ['student', 'kids', 'tutor'] as const) {
        await signIn(page, role, people)
        await open(page, `/dashboard/${role === 'tutor' ? 'CurrentClasses' : 'BookedClasses'}`)
        await expect(page.locator('main article').first()).toBeVisible()
      }
      for (const role of ['operator', 'institute_admin'] as const) {
        await signIn(page, role, people)
        await open(page, '/dashboard/approved-tutors')
        await expect(page.locator('tbody tr').first()).toBeVisible()
      }
    },
  },
  refresh: {
    description: 'a token that is over is renewed on the way, and nobody notices',
    scenario: 'expired-tokens',
    async run(page, { people }) {
      await signIn(page, 'student', people)
      await open(page, '/Profile')
      await expect(page.locator('main h1')).toBeVisible()
      await expect(page.locator('main input').first()).toBeVisible()
    },
  },
  booking: {
    description: 'a student books a month of classes and pays',
    async run(page, { people, pay }) {
      await signIn(page, 'student', people)
      await goTo(page, 'sessions')
      await chooseHour(page)
      await page.getByRole('complementary').getByRole('link', { name: 'Continue' }).click()
      await expect(page).toHaveURL(/checkout$/)
      const checkout = page.url()
      await page.route(isElsewhere, (route) =>
        route.fulfill({ contentType: 'text/html', body: 'The provider' }),
      )
      // The page leaves before anybody could read the answer otherwise
      const started = new Promise<unknown>((resolve) => {
        void page.route('**/api/payments/start/', async (route) => {
          const response = await route.fetch()
          resolve(await response.json())
          await route.fulfill({ response })
        })
      })
      await payButton(page).click()
      const { id, payment_url: address } = dataOf(await started)
      await pay(String(address))
      await page.waitForURL(isElsewhere)
      await open(page, `${checkout}?payment=${String(id)}`)
      await expect(page.getByText('Payment completed')).toBeVisible()
    },
  },
  homework: {
    description: 'a child hands homework in with a sound file; the tutor sees the list',
    async run(page, { people }) {
      await signIn(page, 'kids', people)
      await open(page, '/dashboard/student-homework?f.state=pending')
      await page.locator('tbody tr th button').first().click()
      const panel = page.getByRole('dialog')
      const sound = { name: 'recitation.mp3', mimeType: 'audio/mpeg', buffer: Buffer.alloc(2000, 7) }
      await panel.locator('input[type=file]').setInputFiles([sound])
      await expect(async () => {
        await panel.getByRole('button', { name: 'Hand in' }).click()
        await expect(page.getByText('Handed in. Well done!')).toBeVisible({ timeout: 1500 })
      }).toPass()
      await signIn(page, 'tutor', people)
      await open(page, '/dashboard/tutor-homework')
      await expect(page.locator('tbody tr').first()).toBeVisible()
    },
  },
  management: {
    description: 'an operator pages through feedback, approves a tutor and looks at payments',
    async run(page, { people }) {
      await signIn(page, 'operator', people)
      await open(page, '/dashboard/feedbacks')
      await expect(page.locator('tbody tr')).toHaveCount(10)
      await page.getByRole('link', { name: 'Page 2' }).click()
      await expect(page).toHaveURL(/page=2/)
      await open(page, '/dashboard/new-tutors')
      await page
        .locator('tbody tr')
        .first()
        .getByRole('button', { name: /^Actions for/ })
        .click()
      await page.getByRole('button', { name: 'Approve', exact: true }).click()
      await expect(page.getByText('Saved successfully')).toBeVisible()
      await open(page, '/dashboard/payments')
      await expect(page.locator('tbody tr').first()).toBeVisible()
    },
  },
}

async function signIn(page: Page, role: Role, people: Surroundings['people']): Promise<void> {
  await page.context().clearCookies()
  const answer = await ask(page, { user_type: role, ...people[role], remember: false })
  expect(answer).toMatchObject({ success: true })
}

async function ask(page: Page, data: object): Promise<unknown> {
  const answer = await page.request.post('/api/auth/token/', {
    data,
    headers: { 'X-CSRF': '1', 'Accept-Language': 'en' },
  })
  return answer.json()
}

/** Another host, or the mock API's own pages. */
function isElsewhere(url: URL): boolean {
  return url.pathname.startsWith('/__mock/pages/') || url.hostname.endsWith('.example.test')
}

/** Guarantee: what is missing is undefined and fails the step that needs it. */
function dataOf(body: unknown): Record<string, unknown> {
  return (body as { data: Record<string, unknown> }).data
}

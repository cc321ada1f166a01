import type { Page } from '@playwright/test'
import { TUTOR, chooseSlot, getFreeSlots, getContinueLink, getPayButton } from '../e2e/booking.ts'
import { expect, openPage } from '../e2e/browse.ts'
import { watchCalls } from './calls.ts'

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
  run(
    page: Page,
    surroundings: Surroundings & { visit: (address: string) => Promise<void>; settle: () => Promise<void> },
  ): Promise<void>
}

/** Runs a journey; every page and step is waited for until its calls are answered. */
export async function runJourney({ run }: Journey, page: Page, surroundings: Surroundings): Promise<void> {
  const settle = watchCalls(page)
  const visit = async (address: string) => {
    await settle()
    await openPage(page, address)
    await settle()
  }
  await run(page, { ...surroundings, visit, settle })
  await settle()
}

/** What is recorded and replayed by name; each looks at one part of the product, end to end. */
export const journeys: Readonly<Record<string, Journey>> = {
  guest: {
    description: 'a guest looks round: home, tutors, courses, halaqas',
    async run(page, { visit }) {
      await visit('/')
      await visit('/tutors')
      await expect(page.locator('main article').first()).toBeVisible()
      await visit('/courses')
      await expect(page.locator('main article').first()).toBeVisible()
      await visit('/Webinars?lang=ar')
      await expect(page.locator('main article').first()).toBeVisible()
    },
  },
  'sign-in': {
    description: 'every role signs in and sees its first page; a wrong password is refused',
    async run(page, { people, visit }) {
      const { username } = people.student
      expect(await ask(page, { user_type: 'student', username, password: 'wrong' })).toMatchObject({
        success: false,
      })
      for (const role of ['student', 'kids', 'tutor'] as const) {
        await signIn(page, role, people)
        await visit(`/dashboard/${role === 'tutor' ? 'CurrentClasses' : 'BookedClasses'}`)
        await expect(page.locator('main article').first()).toBeVisible()
      }
      for (const role of ['operator', 'institute_admin'] as const) {
        await signIn(page, role, people)
        await visit('/dashboard/approved-tutors')
        await expect(page.locator('tbody tr').first()).toBeVisible()
      }
    },
  },
  refresh: {
    description: 'a token that is over is renewed on the way, and nobody notices',
    scenario: 'expired-tokens',
    async run(page, { people, visit }) {
      await signIn(page, 'student', people)
      await visit('/Profile')
      await expect(page.locator('main h1')).toBeVisible()
      await expect(page.locator('main input').first()).toBeVisible()
    },
  },
  booking: {
    description: 'a student books a month of classes and pays',
    async run(page, { people, pay, visit, settle }) {
      await signIn(page, 'student', people)
      await visit(`/reservation/${TUTOR}`)
      await page.getByRole('checkbox').first().check()
      await settle()
      await getContinueLink(page).click()
      await expect(page).toHaveURL(/programs$/)
      await settle()
      await page.getByRole('radio', { name: /Once a week/ }).check()
      await settle()
      await getContinueLink(page).click()
      await expect(getFreeSlots(page).first()).toBeVisible()
      await settle()
      await chooseSlot(page)
      await settle()
      await getContinueLink(page).click()
      await expect(page).toHaveURL(/checkout$/)
      await settle()
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
      await getPayButton(page).click()
      const { id, payment_url: address } = unwrapData(await started)
      await pay(String(address))
      await page.waitForURL(isElsewhere)
      // Nothing of the page that left may ask any more
      await page.goto('about:blank')
      await visit(`${checkout}?payment=${String(id)}`)
      await expect(page.getByText('Payment completed')).toBeVisible()
      await expect(page.getByText('Paid by')).toBeVisible()
    },
  },
  homework: {
    description: 'a child hands homework in with a sound file; the tutor sees the list',
    async run(page, { people, visit, settle }) {
      await signIn(page, 'kids', people)
      await visit('/dashboard/student-homework?f.state=pending')
      await page.getByRole('button', { name: 'Do it now' }).first().click()
      const panel = page.getByRole('dialog')
      const sound = { name: 'recitation.mp3', mimeType: 'audio/mpeg', buffer: Buffer.alloc(2000, 7) }
      await panel.locator('input[type=file]').setInputFiles([sound])
      await expect(panel.getByText(sound.name)).toBeVisible()
      await settle()
      await panel.getByRole('button', { name: 'Hand in' }).click()
      await expect(page.getByText('Handed in. Well done!')).toBeVisible()
      await signIn(page, 'tutor', people)
      await visit('/dashboard/tutor-homework')
      await expect(page.locator('tbody tr').first()).toBeVisible()
    },
  },
  management: {
    description: 'an operator pages through feedback, approves a tutor and looks at payments',
    async run(page, { people, visit, settle }) {
      await signIn(page, 'operator', people)
      await visit('/dashboard/feedbacks')
      await expect(page.locator('tbody tr')).toHaveCount(10)
      await page.getByRole('link', { name: 'Page 2' }).click()
      await expect(page).toHaveURL(/page=2/)
      await settle()
      await visit('/dashboard/new-tutors')
      await page
        .locator('tbody tr')
        .first()
        .getByRole('button', { name: /^Actions for/ })
        .click()
      await page.getByRole('button', { name: 'Approve', exact: true }).click()
      await expect(page.getByText('Saved successfully')).toBeVisible()
      await settle()
      await visit('/dashboard/payments')
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
function unwrapData(body: unknown): Record<string, unknown> {
  return (body as { data: Record<string, unknown> }).data
}

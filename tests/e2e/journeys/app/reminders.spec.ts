import type { Page } from '@playwright/test'
import { CHUNK_TIMEOUT_MS } from '#web/app/routing/withTimeout.ts'
import { createWorld, expect, openPage, startAs, test } from '../../browse.ts'
import { fillSignIn } from '../../people.ts'

/** Records the notifications that a page shows: title and text. */
async function recordNotifications(page: Page) {
  await page.context().grantPermissions(['notifications'])
  await page.addInitScript(() => {
    const shown: string[][] = []
    class Recorded extends EventTarget {
      static permission = 'granted'
      static requestPermission = async () => 'granted'
      constructor(title: string, { body }: { body: string }) {
        super()
        shown.push([title, body])
      }
    }
    Object.assign(window, { shown, Notification: Recorded })
  })
  return () => page.evaluate(() => Reflect.get(window, 'shown'))
}

/** Gives a student one class; it can be moved and cancelled, and its reads are counted. */
async function giveClass(page: Page, minutes: number) {
  const booked = { start: Date.now() + minutes * 60_000, isCancelled: false, reads: 0, isPassive: false }
  await page.route('**/api/classes/booked/list/**', async (route) => {
    const response = await route.fetch()
    const body = await response.json()
    const { start, isCancelled } = booked
    const one = { ...body.data[0], start_date_time: new Date(start).toISOString() }
    await route.fulfill({ response, json: { ...body, data: isCancelled ? [] : [one] } })
    booked.isPassive = route.request().headers()['x-passive'] === '1'
    booked.reads += 1
  })
  return booked
}

/**
 * Installs a clock that the test moves, and counts the timers of over a minute: those of the reminders, and those that
 * give up chunks that are under way.
 */
async function installClock(page: Page) {
  await page.clock.install()
  await page.addInitScript((chunkTimeout) => {
    const start = window.setTimeout.bind(window)
    const clear = window.clearTimeout.bind(window)
    const counts = Object.assign(window, { longTimers: 0, chunkTimers: new Set<unknown>() })
    Object.assign(window, {
      setTimeout(handler: TimerHandler, delay = 0, ...args: unknown[]) {
        const timer = start(handler, delay, ...args)
        if (delay === chunkTimeout) counts.chunkTimers.add(timer)
        else if (delay > 60_000) counts.longTimers += 1
        return timer
      },
      clearTimeout(timer: number) {
        counts.chunkTimers.delete(timer)
        clear(timer)
      },
    })
  }, CHUNK_TIMEOUT_MS)
  return () => page.evaluate(() => ('longTimers' in window ? Number(window.longTimers) : 0))
}

/** Lets minutes pass once all chunks have arrived: one under way would be given up as late. */
async function forward(page: Page, minutes: number) {
  await page.waitForFunction(() => (Reflect.get(window, 'chunkTimers') as Set<unknown>).size === 0)
  await page.clock.fastForward(minutes * 60_000)
}

/** Lets minutes pass, and waits until the classes were read for it and the next read is planned. */
async function passMinutes(
  page: Page,
  minutes: number,
  { booked, countTimers }: { booked: { reads: number }; countTimers: () => Promise<number> },
) {
  const { reads } = booked
  const timers = await countTimers()
  await forward(page, minutes)
  await expect.poll(() => booked.reads).toBeGreaterThan(reads)
  await expect.poll(countTimers).toBeGreaterThan(timers)
}

test(
  'a learner who signs in by the dialog and asks for it is reminded once, in their own zone',
  { tag: '@full' },
  async ({ page }) => {
    const readShown = await recordNotifications(page)
    const booked = await giveClass(page, 9)
    await createWorld(page)
    await page.addInitScript(() => localStorage.setItem('mk.zone', 'Asia/Tokyo'))
    await fillSignIn(page, 'Student', 'student@example.test', 'Learn#2026')
    await expect(page).toHaveURL('/dashboard/BookedClasses')
    await page.getByRole('banner').getByRole('button', { name: /Nadia/ }).click()
    await page.locator('a[href="/Profile"]:visible').first().click()
    await page.getByRole('button', { name: 'Remind me' }).click()
    const time = new Intl.DateTimeFormat('en-GB', {
      hour: '2-digit',
      minute: '2-digit',
      timeZone: 'Asia/Tokyo',
    }).format(booked.start)
    await expect.poll(readShown).toEqual([[expect.stringMatching(/ starts in 9 minutes$/), time]])
    const { reads } = booked
    await openPage(page, '/Profile')
    await expect(page.getByRole('button', { name: 'Stop reminders' })).toBeVisible()
    await expect.poll(() => booked.reads).toBeGreaterThan(reads)
    await page.waitForLoadState('networkidle')
    expect(await readShown()).toEqual([])
    await page.getByRole('button', { name: 'Stop reminders' }).click()
    await expect(page.getByRole('button', { name: 'Remind me' })).toBeVisible()
  },
)

test(
  'a class that was moved or cancelled is reminded of at its new time, or not at all',
  { tag: '@full' },
  async ({ page }) => {
    const readShown = await recordNotifications(page)
    await startAs(page, 'student')
    const countTimers = await installClock(page)
    const booked = await giveClass(page, 12)
    await openPage(page, '/Profile')
    await page.getByRole('button', { name: 'Remind me' }).click()
    await expect.poll(() => booked.reads).toBeGreaterThan(0)
    await expect.poll(countTimers).toBeGreaterThan(0)
    booked.start += 4 * 60_000
    await passMinutes(page, 3, { booked, countTimers })
    // Or else a page that is left open would keep its session alive
    expect(booked.isPassive).toBe(true)
    expect(await readShown()).toEqual([])
    await passMinutes(page, 4, { booked, countTimers })
    await expect
      .poll(readShown)
      .toEqual([[expect.stringMatching(/ starts in (9|10) minutes$/), expect.anything()]])
    booked.start += 9 * 60_000
    booked.isCancelled = true
    await passMinutes(page, 12, { booked, countTimers })
    await page.waitForLoadState('networkidle')
    expect(await readShown()).toHaveLength(1)
  },
)

test('after a sign-out nothing of the person is reminded of', async ({ page }) => {
  const readShown = await recordNotifications(page)
  await startAs(page, 'student')
  await installClock(page)
  const booked = await giveClass(page, 12)
  await openPage(page, '/Profile')
  await page.getByRole('button', { name: 'Remind me' }).click()
  await expect.poll(() => booked.reads).toBeGreaterThan(0)
  await page.getByRole('banner').getByRole('button', { name: /Nadia/ }).click()
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible()
  await forward(page, 4)
  expect(await readShown()).toEqual([])
})

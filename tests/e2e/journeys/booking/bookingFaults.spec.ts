import type { Browser, Page, Route } from '@playwright/test'
import { startAs, expect, joinAs, openPage, postJson, test } from '../../browse.ts'
import {
  TUTOR,
  getAlert,
  chooseSlot,
  countBookings,
  getFreeSlots,
  goToStep,
  getContinueLink,
  pay,
  getPayButton,
} from '../../booking.ts'
import { requireValue } from '../../../fakes/requireValue.ts'

const headers = { 'X-CSRF': '1' }

interface StoredSelection {
  slots: { id: number }[]
  hold: { id: number }
}

/** Reads the selection stored in the tab. */
async function readStoredSelection(page: Page) {
  const text = await page.evaluate(() => sessionStorage.getItem('mk.selection'))
  return JSON.parse(text ?? '{}') as StoredSelection
}

async function tamper(page: Page, change: object) {
  const text = JSON.stringify({ ...(await readStoredSelection(page)), ...change })
  await page.evaluate((changed) => sessionStorage.setItem('mk.selection', changed), text)
  await page.reload()
}

/** Signs an admin in, in a separate window. */
async function openStaffWindow(browser: Browser, baseURL: string | undefined, world: string) {
  const page = await (await browser.newContext(baseURL ? { baseURL } : {})).newPage()
  await joinAs(page, 'admin', world)
  return page
}

test(
  'slots can be shown in any zone; the URL keeps it, and an invalid zone falls back to the own one',
  { tag: '@full' },
  async ({ page }) => {
    await startAs(page, 'student')
    await goToStep(page, 'sessions')
    const zone = page.getByRole('combobox', { name: 'Show times in' })
    await zone.selectOption({ label: 'Another time zone…' })
    const city = page.getByRole('combobox', { name: 'City or time zone' })
    await city.fill('no such place')
    await city.press('Enter')
    await expect(page.getByText('We couldn’t find that time zone')).toBeVisible()
    await city.fill('tokyo')
    await city.press('Enter')
    await expect(zone).toHaveValue('Asia/Tokyo')
    await expect(zone).toBeFocused()
    await expect(page).toHaveURL(/tz=Asia%2FTokyo/)
    await page.reload()
    await expect(zone).toHaveValue('Asia/Tokyo')
    const tokyoSlots = page.getByRole('button', { name: /Tokyo \(GMT\+9\), Free$/ })
    await expect(tokyoSlots.first()).toBeVisible()
    // The selection and the month preview use the zone of the grid too
    const label = await tokyoSlots.first().textContent()
    const hour = requireValue(/, (\d\d:\d\d) to /.exec(label ?? '')?.[1], 'the hour of the slot')
    await tokyoSlots.first().click()
    for (const title of ['Your times', /Your \d+ classes this month/]) {
      const part = page.getByRole('region', { name: title })
      await expect(part.getByText('Tokyo (GMT+9)')).toBeVisible()
      await expect(part.getByRole('listitem').first()).toContainText(`, ${hour}`)
    }
    await openPage(page, `/reservation/${TUTOR}/sessions?tz=nonsense`)
    await expect(zone).toHaveValue('')
    await expect(
      page.getByRole('button', { name: /Cairo \(GMT\+[23]\), (Free|Chosen)$/ }).first(),
    ).toBeVisible()
  },
)

test(
  'a loading week keeps the layout and focus of the previous one, but none of its slots',
  { tag: '@full' },
  async ({ page }) => {
    await startAs(page, 'student')
    await goToStep(page, 'sessions')
    await page.waitForLoadState('networkidle')
    const held: Route[] = []
    await page.route('**/slots/**', (route) => void held.push(route))
    await getFreeSlots(page).first().focus()
    const grid = page.getByRole('grid')
    const first = requireValue(await grid.getAttribute('aria-label'), 'the name of the week')
    await page.keyboard.press('PageDown')
    // The next week was prefetched
    await expect(grid).not.toHaveAttribute('aria-label', first)
    await page.keyboard.press('PageDown')
    await expect(grid).toHaveAttribute('aria-busy', 'true')
    await expect(grid.getByRole('button', { name: /Free$/ })).toHaveCount(0)
    await expect(grid.locator('button:focus')).toHaveAccessibleName('Loading…')
    await page.keyboard.press('Enter')
    await Promise.all(held.map((route) => route.continue()))
    await expect(grid).toHaveAttribute('aria-busy', 'false')
    await expect(grid.locator('button:focus')).toHaveAccessibleName(/, \w+$/)
    await expect(page.getByText('We’re holding your times for')).toHaveCount(0)
  },
)

test(
  'past slots and an expired hold are reported before payment, and nothing is booked twice',
  { tag: '@full' },
  async ({ page, logged }) => {
    await startAs(page, 'student')
    const before = await countBookings(page)
    await goToStep(page, 'checkout')
    await expect(getPayButton(page)).toBeEnabled()
    const { slots } = await readStoredSelection(page)
    const past = { start_date_time: '2024-01-01T10:00:00Z', end_date_time: '2024-01-01T11:00:00Z' }
    await tamper(page, { slots: slots.map((slot) => ({ ...slot, ...past })) })
    await expect(getAlert(page)).toContainText('Please select a new slot')
    await expect(getPayButton(page)).toHaveAttribute('aria-disabled', 'true')
    await getAlert(page)
      .getByRole('link', { name: /^Change.*Times/ })
      .click()
    await expect(page).toHaveURL(/sessions/)
    await chooseSlot(page)
    await getContinueLink(page).click()
    await expect(getPayButton(page)).toBeEnabled()
    // The hold ends on the server, and the page has not noticed yet
    const ended = await page.request.delete(`/api/slots/hold/${(await readStoredSelection(page)).hold.id}`, {
      headers,
    })
    expect(ended.status()).toBe(200)
    await getPayButton(page).click()
    await expect(page.getByRole('alertdialog')).toContainText('Please select a new slot')
    await expect(getAlert(page)).toContainText('Please select a new slot')
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
    expect(await countBookings(page)).toBe(before)
    await page.getByRole('button', { name: 'Hold them again' }).click()
    await expect(getAlert(page)).toHaveCount(0)
    await getPayButton(page).click()
    await pay(page, 'succeed')
    await expect(page.getByText('Payment completed')).toBeVisible()
    expect(await countBookings(page)).toBe(before + 1)
    logged.splice(0, logged.length, ...logged.filter((line) => !line.includes('409')))
  },
)

test(
  'a changed price and an unavailable tutor are reported during payment and after a reload',
  { tag: '@full' },
  async ({ page, browser, baseURL, logged }) => {
    const world = crypto.randomUUID()
    await startAs(page, 'student', world)
    const before = await countBookings(page)
    await goToStep(page, 'checkout')
    await expect(getPayButton(page)).toBeEnabled()
    await tamper(page, { seenTotal: 1 })
    await expect(getAlert(page)).toContainText('The price has changed from EGP 1 to EGP')
    const admin = await openStaffWindow(browser, baseURL, world)
    const done = await postJson(admin, '/api/tutor/applications/bulk/', {
      ids: [TUTOR],
      action: 'terminate',
      reason: 'The contract has come to its end',
    })
    expect(done.status()).toBe(200)
    await getPayButton(page).click()
    await expect(getAlert(page)).toContainText('This tutor is not available any more.')
    await expect(page.getByRole('heading', { name: 'Review and pay' })).toBeVisible()
    expect(await countBookings(page)).toBe(before)
    await page.reload()
    await expect(page.getByText('This tutor is not available', { exact: true })).toBeVisible()
    await page.getByRole('link', { name: 'Choose another tutor' }).click()
    await expect(page).toHaveURL(/\/tutors/)
    await admin.context().close()
    logged.splice(0, logged.length, ...logged.filter((line) => !/404|422/.test(line)))
  },
)

test('a parent books for a kid in Arabic on a phone', { tag: '@full' }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.context().addCookies([{ name: 'preferred-lang', value: 'ar', domain: 'localhost', path: '/' }])
  await startAs(page, 'student')
  await openPage(page, '/')
  const onward = page.getByRole('complementary').getByRole('link', { name: 'متابعة' })
  // One click from the home page to the booking
  await page.getByRole('article').getByRole('link', { name: /^احجز/ }).first().click()
  await expect(page).toHaveURL(/\/reservation\/\d+\/courses/)
  await page.getByRole('checkbox').first().check()
  // The chat button is away while a booking goes on
  await expect(page.getByRole('link', { name: /واتساب/ })).toHaveCount(0)
  await onward.click()
  await page
    .getByRole('radio', { name: /مرة في الأسبوع|مرة أسبوعيًا|أسبوع/ })
    .first()
    .check()
  await onward.click()
  const free = page.getByRole('button', { name: /، متاح$/ })
  await free.first().click()
  await expect(page.getByText('نحجز لك مواعيدك')).toBeVisible()
  await onward.click()
  const child = page.getByRole('radio', { name: /سنوات|سنة/ }).first()
  await child.check()
  await page.getByRole('complementary').getByRole('button', { name: /^ادفع/ }).click()
  await pay(page, 'succeed')
  await expect(page.getByRole('alertdialog')).toContainText('تم الحجز باسم')
  await expect(page.getByText('اكتمل الدفع')).toBeVisible()
})

import { startAs, expect, openPage, test } from '../../browse.ts'
import {
  TUTOR,
  chooseSlot,
  countBookings,
  getFreeSlots,
  goToStep,
  getContinueLink,
  pay,
  getPayButton,
} from '../../booking.ts'
import { requireValue } from '../../../fakes/requireValue.ts'

test('a student books a month, reloading at every step, and gets receipt and calendar file', async ({
  page,
}) => {
  await startAs(page, 'student')
  const before = await countBookings(page)
  await openPage(page, `/reservation/${TUTOR}`)
  await expect(page).toHaveURL(`/reservation/${TUTOR}/courses`)
  await page.getByRole('checkbox').first().check()
  await page.reload()
  await expect(page.getByRole('checkbox').first()).toBeChecked()
  await getContinueLink(page).click()
  await page.getByRole('radio', { name: /Once a week/ }).check()
  await page.reload()
  await expect(page.getByRole('radio', { name: /Once a week/ })).toBeChecked()
  await getContinueLink(page).click()
  await chooseSlot(page)
  // On some of the four dates the tutor may not be free
  const dates = page.getByRole('region', { name: /this month$/ }).getByRole('listitem')
  await expect(dates).toHaveCount(4)
  const free = await dates.filter({ hasNotText: 'Not free' }).count()
  const month = free === 1 ? 'The only class this month' : `Your ${free} classes this month`
  await expect(page.getByRole('heading', { name: month })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: /, Chosen$/ })).toHaveCount(1)
  await getContinueLink(page).click()
  await expect(page).toHaveURL(/checkout$/)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Review and pay' })).toBeVisible()
  await page.getByLabel('Promo code').fill('welcome10')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Code WELCOME10 applied')).toBeVisible()
  const prices = page.getByRole('complementary')
  await expect(prices.getByText('Discount 10% (WELCOME10)')).toBeVisible()
  await expect(prices.getByText('VAT 14%')).toBeVisible()
  // A double click leads to one booking
  await getPayButton(page).dblclick()
  await pay(page, 'succeed')
  // The alert is shown once; the page stays open below it
  const told = page.getByRole('alertdialog')
  await expect(told).toContainText('Booked for')
  await expect(told).toHaveCount(0)
  await page.reload()
  await expect(page.getByText('Payment completed')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Booked for')
  await expect(page.getByText('Paid by')).toBeVisible()
  await expect(page.getByRole('heading', { name: /^\d class.* · Cairo \(GMT/ })).toBeVisible()
  await expect(page.locator('main ol').getByText('GMT')).toHaveCount(0)
  // A second alert would be shown by then
  await page.waitForLoadState('networkidle')
  expect(await told.count()).toBe(0)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Add to calendar' }).click()
  expect((await download).suggestedFilename()).toMatch(/^R-\d+\.ics$/)
  expect(await countBookings(page)).toBe(before + 1)
  expect(await page.evaluate(() => sessionStorage.getItem('mk.selection'))).toBeNull()
  await page.getByRole('link', { name: 'My classes' }).first().click()
  await expect(page).toHaveURL('/dashboard/BookedClasses')
})

test('a parent books for a kid; after a failed payment the slots are kept, and a second payment completes the booking', async ({
  page,
}) => {
  await startAs(page, 'student')
  const before = await countBookings(page)
  await goToStep(page, 'checkout')
  const child = page.getByRole('radio', { name: /^For (?!me)/ }).first()
  const label = await child.locator('..').textContent()
  const name = requireValue(/^For ([^,]+)/.exec(label ?? '')?.[1], "the child's name")
  await child.check()
  await getPayButton(page).click()
  await pay(page, 'fail')
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'The payment failed' })).toBeVisible()
  await page.reload()
  await expect(page.getByText('Payment failed', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Try the payment again' }).click()
  await pay(page, 'succeed')
  await expect(page.getByRole('heading', { level: 1, name: /^Booked for/ })).toContainText(name)
  expect(await countBookings(page)).toBe(before + 1)
})

test(
  'a pending payment is polled, and reopening the page continues the same one',
  { tag: '@full' },
  async ({ page, context }) => {
    await startAs(page, 'student')
    await goToStep(page, 'checkout')
    await getPayButton(page).click()
    await page.waitForURL('**/__mock/pages/pay/**')
    const url = page.url()
    await page.locator('a.pending').click()
    await expect(page.getByRole('heading', { name: 'Your payment isn’t finished yet' })).toBeVisible()
    // Leaving half-way and coming back shows the same payment
    await openPage(page, `/reservation/${TUTOR}/checkout`)
    await expect(page).toHaveURL(/checkout\?payment=\d+/)
    await page.getByRole('button', { name: 'Go on to payment' }).click()
    await page.waitForURL('**/__mock/pages/pay/**')
    expect(page.url()).toBe(url)
    await page.locator('a.pending').click()
    const other = await context.newPage()
    await other.goto(url)
    await other.locator('a.succeed').click()
    await expect(page.getByText('Payment completed')).toBeVisible()
  },
)

test('a free trial is booked without payment, once per tutor', { tag: '@full' }, async ({ page }) => {
  await startAs(page, 'student')
  const tryIt = async () => {
    await openPage(page, `/reservation/${TUTOR}/courses?trial=1`)
    await page
      .getByRole('radio', { name: /Everyday|Reading|Understanding/ })
      .first()
      .check()
    await getContinueLink(page).click()
    await chooseSlot(page)
    await getContinueLink(page).click()
    await page.getByRole('button', { name: 'Confirm booking' }).click()
  }
  await openPage(page, `/reservation/${TUTOR}/courses?trial=1`)
  await expect(page.getByText(/\d of 4 tutors tried so far/)).toBeVisible()
  await tryIt()
  await expect(page).toHaveURL(/checkout\?reservation=\d+/)
  await expect(page.getByText('Confirmed', { exact: true })).toBeVisible()
  // A used trial cannot be chosen, not even by its link
  await openPage(page, `/reservation/${TUTOR}/courses?trial=1`)
  const trial = page.getByRole('radio', { name: /you have exceeded the no. of free sessions/ })
  await expect(trial).toHaveAttribute('aria-disabled', 'true')
  await expect(trial).not.toBeChecked()
  await trial.press('Space')
  await expect(trial).not.toBeChecked()
})

test(
  'a promo code is refused when wrong, applied when valid, and refused after it was used',
  { tag: '@full' },
  async ({ page, logged }) => {
    await startAs(page, 'student')
    await goToStep(page, 'checkout')
    const code = page.getByLabel('Promo code')
    await code.fill('NOPE')
    await page.getByRole('button', { name: 'Apply' }).click()
    await expect(page.getByText('Invalid Promo Code')).toBeVisible()
    await code.fill('full100')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Confirm booking' }).click()
    await expect(page.getByText('Confirmed', { exact: true })).toBeVisible()
    await goToStep(page, 'checkout')
    await code.fill('FULL100')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Invalid Promo Code')).toBeVisible()
    logged.splice(0, logged.length, ...logged.filter((line) => !line.includes('422')))
  },
)

test('a class is booked by keyboard alone', { tag: '@full' }, async ({ page }) => {
  await startAs(page, 'student')
  await goToStep(page, 'sessions')
  await page.getByRole('combobox', { name: 'Show times in' }).focus()
  await page.keyboard.press('Tab')
  const focused = page.locator('button[data-slot]:focus')
  await expect(focused).toHaveCount(1)
  const first = requireValue(await focused.getAttribute('data-slot'), 'the focused slot')
  await page.keyboard.press('Control+End')
  await expect(focused).not.toHaveAttribute('data-slot', first)
  await page.keyboard.press('Control+Home')
  await page.keyboard.press('Tab')
  // The grid has one tab stop, so the next Tab leaves it
  await expect(focused).toHaveCount(0)
  await getFreeSlots(page).first().focus()
  await page.keyboard.press('Space')
  await expect(page.getByText('We’re holding your times for')).toBeVisible()
  await expect(getContinueLink(page)).toBeEnabled()
  await getContinueLink(page).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/checkout$/)
  // A key press, unlike a click, does not wait until the button is enabled
  await expect(getPayButton(page)).toBeEnabled()
  await getPayButton(page).focus()
  await page.keyboard.press('Enter')
  await pay(page, 'succeed')
  await expect(page.getByText('Payment completed')).toBeVisible()
})

test('guests sign in during the booking; tutors and kids are redirected home', async ({ page }) => {
  await openPage(page, '/tutors')
  await page.getByRole('link', { name: /^Book/ }).first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page).toHaveURL(/\/reservation\/\d+\/courses/)
  for (const who of ['tutor', 'kid'] as const) {
    // No request of the old page may reach the world after its reset
    await page.goto('about:blank')
    await startAs(page, who)
    for (const path of [`/reservation/${TUTOR}`, '/groups/programs', '/groups/reservation']) {
      await page.goto(path)
      await expect(page).toHaveURL(who === 'kid' ? '/dashboard/BookedClasses' : '/')
    }
  }
})

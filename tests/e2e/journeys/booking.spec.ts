import { enter, expect, open, test } from '../browse.ts'
import { TUTOR, chooseHour, countBookings, freeHours, goTo, next, pay, payButton } from '../booking.ts'

test('a student books a month, reloading at every step, and gets receipt and calendar file', async ({
  page,
}) => {
  await enter(page, 'student')
  const before = await countBookings(page)
  await open(page, `/reservation/${TUTOR}`)
  await expect(page).toHaveURL(`/reservation/${TUTOR}/courses`)
  await page.getByRole('checkbox').first().check()
  await page.reload()
  await expect(page.getByRole('checkbox').first()).toBeChecked()
  await next(page).click()
  await page.getByRole('radio', { name: /Once a week/ }).check()
  await page.reload()
  await expect(page.getByRole('radio', { name: /Once a week/ })).toBeChecked()
  await next(page).click()
  await chooseHour(page)
  await expect(page.getByRole('heading', { name: 'All 4 classes of your month' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: /, Chosen$/ })).toHaveCount(1)
  await next(page).click()
  await expect(page).toHaveURL(/checkout$/)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Review and pay' })).toBeVisible()
  await page.getByLabel('Promo code').fill('welcome10')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Code WELCOME10 applied')).toBeVisible()
  const prices = page.getByRole('complementary')
  await expect(prices.getByText('Discount 10% (WELCOME10)')).toBeVisible()
  await expect(prices.getByText('VAT 14%')).toBeVisible()
  // Twice at once is one booking
  await payButton(page).dblclick()
  await pay(page, 'succeed')
  // The end of a booking is told once, over the page that stays (ruling 55)
  const told = page.getByRole('alertdialog')
  await expect(told).toContainText('It is booked for')
  await expect(told).toHaveCount(0)
  await page.reload()
  await expect(page.getByText('Payment completed')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('It is booked for')
  await expect(page.getByText('Paid by')).toBeVisible()
  // By then it would be there
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

test('a parent books for a child; after a failed payment the slots are kept, and a second payment completes the booking', async ({
  page,
}) => {
  await enter(page, 'student')
  const before = await countBookings(page)
  await goTo(page, 'checkout')
  const child = page.getByRole('radio', { name: /^For (?!me)/ }).first()
  const name = /^For ([^,]+)/.exec((await child.locator('..').textContent()) ?? '')?.[1] ?? ''
  await child.check()
  await payButton(page).click()
  await pay(page, 'fail')
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'The payment failed' })).toBeVisible()
  await page.reload()
  await expect(page.getByText('Payment failed', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Try the payment again' }).click()
  await pay(page, 'succeed')
  await expect(page.getByRole('heading', { level: 1, name: `It is booked for ${name}` })).toBeVisible()
  expect(await countBookings(page)).toBe(before + 1)
})

test('a pending payment is polled, and reopening the page continues the same one', async ({
  page,
  context,
}) => {
  await enter(page, 'student')
  await goTo(page, 'checkout')
  await payButton(page).click()
  await page.waitForURL('**/__mock/pages/pay/**')
  const address = page.url()
  await page.locator('a.pending').click()
  await expect(page.getByRole('heading', { name: 'Your payment is not finished yet' })).toBeVisible()
  // Left half-way and back: the same attempt is shown
  await open(page, `/reservation/${TUTOR}/checkout`)
  await expect(page).toHaveURL(/checkout\?payment=\d+/)
  await page.getByRole('button', { name: 'Go on to payment' }).click()
  await page.waitForURL('**/__mock/pages/pay/**')
  expect(page.url()).toBe(address)
  await page.locator('a.pending').click()
  const other = await context.newPage()
  await other.goto(address)
  await other.locator('a.succeed').click()
  await expect(page.getByText('Payment completed')).toBeVisible({ timeout: 10_000 })
})

test('a free trial is booked without payment, once per tutor', async ({ page, quiet }) => {
  await enter(page, 'student')
  const tryIt = async () => {
    await open(page, `/reservation/${TUTOR}/courses?trial=1`)
    await page
      .getByRole('radio', { name: /Everyday|Reading|Understanding/ })
      .first()
      .check()
    await next(page).click()
    await chooseHour(page)
    await next(page).click()
    await page.getByRole('button', { name: 'Confirm booking' }).click()
  }
  await open(page, `/reservation/${TUTOR}/courses?trial=1`)
  await expect(page.getByText(/\d of 4 tutors tried so far/)).toBeVisible()
  await tryIt()
  await expect(page).toHaveURL(/checkout\?reservation=\d+/)
  await expect(page.getByText('Confirmed', { exact: true })).toBeVisible()
  await tryIt()
  await expect(page.getByRole('alert').filter({ hasText: 'Sorry, reservation' })).toContainText(
    "Sorry, reservation can't be completed, you have exceeded the no. of free sessions",
  )
  quiet.splice(0, quiet.length, ...quiet.filter((line) => !line.includes('409')))
})

test('a promo code is refused when wrong, applied when valid, and refused after it was used', async ({
  page,
  quiet,
}) => {
  await enter(page, 'student')
  await goTo(page, 'checkout')
  const code = page.getByLabel('Promo code')
  await code.fill('NOPE')
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page.getByText('Invalid Promo Code')).toBeVisible()
  await code.fill('full100')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Confirm booking' }).click()
  await expect(page.getByText('Confirmed', { exact: true })).toBeVisible()
  await goTo(page, 'checkout')
  await code.fill('FULL100')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Invalid Promo Code')).toBeVisible()
  quiet.splice(0, quiet.length, ...quiet.filter((line) => !line.includes('422')))
})

test('a class is booked by keyboard alone', async ({ page }) => {
  await enter(page, 'student')
  await goTo(page, 'sessions')
  await page.getByRole('combobox', { name: 'Show times in' }).focus()
  await page.keyboard.press('Tab')
  const focused = page.locator('button[data-slot]:focus')
  await expect(focused).toHaveCount(1)
  const first = await focused.getAttribute('data-slot')
  await page.keyboard.press('Control+End')
  await expect(focused).not.toHaveAttribute('data-slot', first ?? '')
  await page.keyboard.press('Control+Home')
  await page.keyboard.press('Tab')
  // One tab stop: the next key leaves the grid
  await expect(focused).toHaveCount(0)
  await freeHours(page).first().focus()
  await page.keyboard.press('Space')
  await expect(page.getByText('Your times are kept for')).toBeVisible()
  await expect(next(page)).toBeEnabled()
  await next(page).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/checkout$/)
  // A key, unlike a click, does not wait for the price
  await expect(payButton(page)).toBeEnabled()
  await payButton(page).focus()
  await page.keyboard.press('Enter')
  await pay(page, 'succeed')
  await expect(page.getByText('Payment completed')).toBeVisible()
})

test('guests sign in during the booking; tutors and kids are redirected home', async ({ page }) => {
  await open(page, '/tutors')
  await page.getByRole('link', { name: /^Book/ }).first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page).toHaveURL(/\/reservation\/\d+\/courses/)
  for (const who of ['tutor', 'kid'] as const) {
    // No page of the last one still asks when the world begins anew
    await page.goto('about:blank')
    await enter(page, who)
    for (const address of [`/reservation/${TUTOR}`, '/groups/programs', '/groups/reservation']) {
      await page.goto(address)
      await expect(page).toHaveURL('/')
    }
  }
})

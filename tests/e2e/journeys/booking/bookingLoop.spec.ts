import type { Page } from '@playwright/test'
import { expect, expectAccessible, openPage, postJson, test } from '../../browse.ts'
import { chooseSlot, getContinueLink, getFreeSlots, getPayButton, pay } from '../../booking.ts'
import {
  createEmptyWorld,
  lina,
  makeCourseOnScreens,
  makeStudentOnScreens,
  openRow,
  openStaffWindow,
  yara,
} from '../../people.ts'
import { makeTutor } from '../../preparedPeople.ts'

const sami = { first: 'Sami', last: 'Haddad', email: 'sami@example.test', courses: ['First letters'] }
const DAY_MINUTES = 24 * 60

/** Makes a course, a tutor and a family on the screens of an empty institute. */
async function makePeople(page: Page, browser: Parameters<typeof openStaffWindow>[0]) {
  const world = await createEmptyWorld(page)
  const staff = await openStaffWindow(browser, world)
  await makeCourseOnScreens(staff, { code: 'AR-1', name: 'First letters', type: 'kids' })
  const tutor = await makeTutor(browser, world, staff, sami)
  const parent = await makeStudentOnScreens(browser, world, yara, [lina])
  return { world, staff, tutor, parent }
}

/** Goes from the tutor's card to the checkout of a weekly program for the kid. */
async function goToCheckout(parent: Page) {
  await openPage(parent, '/tutors')
  await expect(parent.getByText('per class, incl. VAT').first()).toBeVisible()
  await parent.getByRole('link', { name: /^Book/ }).first().click()
  await expect(parent).toHaveURL(/\/reservation\/\d+\/courses/)
  await parent.getByRole('checkbox', { name: 'First letters' }).check()
  await getContinueLink(parent).click()
  await parent.getByRole('radio', { name: /Once a week/ }).check()
  await getContinueLink(parent).click()
  await chooseSlot(parent)
  await expect(parent.getByRole('heading', { name: 'Your 4 classes this month' })).toBeVisible()
  const shown = await parent
    .getByRole('complementary')
    .getByText(/EGP.*incl\. VAT/)
    .first()
    .textContent()
  await getContinueLink(parent).click()
  await expect(parent).toHaveURL(/checkout$/)
  await parent.getByRole('radio', { name: /Lina/ }).check()
  return shown?.match(/[\d,.]+\d/)?.[0] ?? ''
}

/** Moves the clock of the page's world ahead. */
async function advance(page: Page, minutes: number) {
  expect((await postJson(page, '/__mock/clock', { minutes })).status()).toBe(200)
}

test(
  'a kid is booked, paid, taught, rated and seen in the archive, all made on the screens',
  { tag: '@full' },
  async ({ page, browser }) => {
    const { staff, tutor, parent } = await makePeople(page, browser)
    const price = await goToCheckout(parent)
    // The price of the choice is the total of the checkout, which names net amount and VAT
    await expect(parent.getByRole('complementary').getByText('VAT 14%')).toBeVisible()
    await expect(getPayButton(parent)).toContainText(price)
    await expectAccessible(parent)

    // Refused, then left half-way, then taken up again from the reservations
    await getPayButton(parent).click()
    await pay(parent, 'fail')
    await expect(parent.getByRole('heading', { level: 1 })).toContainText('payment')
    await parent.getByRole('button', { name: 'Try the payment again' }).click()
    await pay(parent, 'pending')
    await openPage(parent, '/dashboard/reservations')
    await openRow(parent, 'First letters')
    await parent.getByRole('dialog').getByRole('button', { name: 'Pay now' }).click()
    // The result is shown at once, and removed from the URL
    await parent.waitForURL('**/__mock/pages/pay/**')
    await parent.locator('a.succeed').click()
    await expect(parent.getByRole('alertdialog')).toContainText('Payment completed')
    const booking = parent.getByRole('dialog')
    await expect(booking.getByText('Confirmed')).toHaveCount(4)
    await expectAccessible(parent)

    // Staff find it by the kid, with the parent's name
    await openPage(staff, '/dashboard/reservations')
    await expect(staff.locator('tbody tr').filter({ hasText: 'Lina' })).toContainText('Yara Kamal')
    await openRow(staff, 'Lina')
    await expect(staff.getByRole('dialog').getByRole('link', { name: 'Yara Kamal' })).toBeVisible()

    // The class is held: attendance and notes by the tutor, a rating by the parent
    await booking
      .getByRole('link')
      .filter({ hasText: /\d\d:\d\d/ })
      .first()
      .click()
    await expect(parent).toHaveURL(/[?&]class=\d+/)
    const id = new URL(parent.url()).searchParams.get('class')
    const response = await parent.request.get(`/api/classes/detail/${id}/`, { headers: { 'X-CSRF': '1' } })
    const { data } = (await response.json()) as { data: { start_date_time: string } } // According to the OpenAPI documents
    await advance(parent, (Date.parse(data.start_date_time) - Date.now()) / 60_000 + 90)
    await openPage(tutor, `/dashboard/CurrentClasses?class=${id}`)
    const taught = tutor.getByRole('dialog')
    await expect(taught.getByText('Attendance not recorded')).toBeVisible()
    await taught.getByRole('radio', { name: 'Present' }).check()
    await taught.getByRole('button', { name: 'Save attendance' }).click()
    await expect(taught.getByText('Completed')).toBeVisible()
    await taught.getByLabel('What we covered').fill('Read two pages well')
    await taught.getByRole('button', { name: 'Save notes' }).click()

    await openPage(parent, '/dashboard/StudentArchivedClasses')
    await openRow(parent, 'First letters')
    const archived = parent.getByRole('dialog')
    await expect(archived.getByText('Completed')).toBeVisible()
    await expect(archived.getByText('Read two pages well')).toBeVisible()
    for (const group of await archived.getByRole('radiogroup').all())
      await group.getByRole('radio', { name: /^5/ }).check({ force: true })
    await archived.getByRole('textbox').fill('He explains with patience')
    await archived.getByRole('button', { name: /Send/ }).click()
    await expect(archived.getByText('He explains with patience')).toBeVisible()

    // The rating is a review on the profile, and the figures say what they count
    await openPage(parent, '/tutors')
    await parent.getByRole('link', { name: /^Book/ }).first().click()
    await expect(parent.getByText('He explains with patience')).toBeVisible()
    await expect(parent.getByText('Average and bars count 1 rating')).toBeVisible()

    // Staff open the feedback with all its ratings
    await openPage(staff, '/dashboard/feedbacks')
    await openRow(staff, 'Yara Kamal')
    await expect(staff.getByRole('dialog').getByText('He explains with patience')).toBeVisible()

    await advance(parent, 4 * 60)
    await openPage(parent, '/dashboard/StudentArchivedClasses')
    await openRow(parent, 'First letters')
    await expect(parent.locator('dialog video, [role=dialog] video')).toBeVisible()
  },
)

test(
  'a cancelled class gets a new hour, and a cancelled reservation says what comes back',
  { tag: '@full' },
  async ({ page, browser }) => {
    const { staff, tutor, parent } = await makePeople(page, browser)
    await goToCheckout(parent)
    await getPayButton(parent).click()
    await pay(parent, 'succeed')
    await expect(parent.getByText('Payment completed')).toBeVisible()

    // The tutor cancels the second class, and offers an hour for it
    await openPage(tutor, '/dashboard/CurrentClasses?view=list')
    await tutor.getByRole('article').nth(1).getByRole('link', { name: 'First letters' }).click()
    const taught = tutor.getByRole('dialog')
    await taught.getByRole('button', { name: 'Cancel this class' }).click()
    const question = tutor.getByRole('alertdialog')
    await expect(question.getByText('The class stays paid')).toBeVisible()
    await expectAccessible(tutor)
    await question.getByLabel('Reason').fill('I am ill today')
    await question.getByRole('button', { name: 'Cancel this class' }).click()
    await expect(taught.getByText('To be rescheduled').first()).toBeVisible()
    await getFreeSlots(tutor).last().click()
    await taught.getByRole('button', { name: 'Offer these hours' }).click()
    await expect(tutor.getByText('The hours were offered').first()).toBeVisible()

    // Staff find it as to be rescheduled; the parent takes the offered hour
    await openPage(staff, '/dashboard/classes?f.outcome=to_reschedule')
    await expect(staff.locator('tbody tr')).toHaveCount(1)
    await openPage(parent, '/dashboard/BookedClasses')
    await expect(parent.getByRole('heading', { name: 'One thing needs you' })).toBeVisible()
    await expectAccessible(parent)
    const waiting = parent.getByRole('listitem').filter({ hasText: 'First letters' })
    await waiting.getByRole('link', { name: 'Choose a time' }).click()
    const owed = parent.getByRole('dialog')
    await owed.getByRole('button', { name: 'Book this hour' }).click()
    await expect(owed.getByText('Please select a new slot', { exact: true })).toBeVisible()
    await owed.getByRole('group', { name: 'Offered to you' }).getByRole('button').click()
    await owed.getByRole('button', { name: 'Book this hour' }).click()
    await expect(owed.getByText('Confirmed')).toBeVisible()

    // A day later the reservation is cancelled: the money is said before and shown after
    await advance(parent, DAY_MINUTES)
    await openPage(parent, '/dashboard/reservations')
    await openRow(parent, 'First letters')
    await parent.getByRole('dialog').getByRole('button', { name: 'Cancel reservation' }).click()
    const sure = parent.getByRole('alertdialog')
    const refund = sure.getByText(/EGP.* is refunded for/)
    await expect(refund).toBeVisible()
    const amount = (await refund.textContent())?.match(/[\d,.]+\d/)?.[0] ?? ''
    await expectAccessible(parent)
    const requested: string[] = []
    parent.on('request', (request) => requested.push(request.url()))
    await sure.getByLabel('Reason').fill('We move to another city')
    await sure.getByRole('button', { name: 'Cancel reservation' }).click()
    await expect(sure).toHaveCount(0)
    // The preview is not requested again once the reservation is cancelled
    expect(requested.filter((url) => url.endsWith('/cancellation/'))).toEqual([])
    // The toast has said what comes back; the notification of the booking leads to the past reservations now
    await parent.getByRole('button', { name: /Notifications/ }).click()
    await expect(parent.getByText(`${amount} goes back`).first()).toBeVisible()
    await parent.getByRole('link', { name: /Your classes are booked/ }).click()
    await expect(parent).toHaveURL(/reservations\?tab=history&id=\d+$/)
    const details = parent.getByRole('dialog').getByRole('paragraph')
    await expect(details.filter({ hasText: `${amount} goes back` })).toBeVisible()
    await openPage(staff, '/dashboard/payments')
    await openRow(staff, 'Lina')
    await expect(staff.getByRole('dialog').getByText(`${amount} goes back`)).toBeVisible()
    await openPage(staff, '/dashboard/payments?lang=ar')
    await expectAccessible(staff)
  },
)

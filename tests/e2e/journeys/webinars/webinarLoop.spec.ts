import type { Page } from '@playwright/test'
import { expect, expectAccessible, openPage, postJson, test } from '../../browse.ts'
import { attachFile } from '../../files.ts'
import {
  createEmptyWorld,
  makeCourseOnScreens,
  openRow,
  openStaffWindow,
  openWindow,
  yara,
} from '../../people.ts'
import { makeStudent, makeTutor } from '../../preparedPeople.ts'

const sami = { first: 'Sami', last: 'Haddad', email: 'sami@example.test', courses: ['First letters'] }

/** Fills in and saves the form of a webinar that begins in two hours and has one seat. */
async function planWebinar(page: Page, title: string) {
  await page.getByRole('button', { name: 'New halaqa' }).first().click()
  const panel = page.getByRole('dialog')
  const toLocal = (hours: number) =>
    page.evaluate((ahead) => {
      const at = new Date(Date.now() + ahead * 3_600_000)
      return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
    }, hours)
  await panel.locator('input[name=title]').fill(title)
  await panel.locator('textarea[name=description]').fill('An hour of listening and questions')
  await panel.locator('select[name=kind]').selectOption('webinar')
  await panel.locator('select[name=language_id]').selectOption({ index: 1 })
  await panel.locator('input[name=start_date_time]').fill(await toLocal(2))
  await panel.locator('input[name=end_date_time]').fill(await toLocal(3))
  await panel.locator('input[name=capacity]').fill('1')
  return panel
}

/** Registers a guest on the page of the next webinar. */
async function registerGuest(guest: Page, name: string, email: string) {
  await openPage(guest, '/Webinars')
  await guest.getByRole('link', { name: 'Join as a guest' }).first().click()
  const main = guest.getByRole('main')
  await main.locator('input[name=full_name]').fill(name)
  await main.locator('input[name=email]').fill(email)
  await main.getByRole('button', { name: 'Save my seat' }).click()
}

test(
  'a tutor plans a webinar, guests and a student take its seats, and the host opens, records and empties it',
  { tag: '@full' },
  async ({ page, browser }) => {
    const world = await createEmptyWorld(page)
    const staff = await openStaffWindow(browser, world)
    await makeCourseOnScreens(staff, { code: 'AR-1', name: 'First letters' })
    const tutor = await makeTutor(browser, world, staff, sami)

    // A tutor plans own webinars only
    await openPage(tutor, '/dashboard/halaqas')
    const panel = await planWebinar(tutor, 'Stories of the morning')
    await expect(panel.locator('select[name=tutor_id]')).toHaveCount(0)
    await panel.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(panel).toHaveCount(0)

    // A guest takes the seat and has a door on the page and in the mail; a student waits
    const guest = await openWindow(browser, world)
    await registerGuest(guest, 'Karim Nasr', 'karim@example.test')
    const door = guest.getByRole('link', { name: 'Your link to the halaqa' })
    await expect(door).toBeVisible()
    const href = (await door.getAttribute('href')) ?? ''
    await expectAccessible(guest)
    await guest.reload()
    await expect(guest.getByText('You registered here before')).toBeVisible()
    await expect(door).toHaveCount(0)
    await expectAccessible(guest)
    await guest.goto('/__mock/pages/mail?to=karim@example.test')
    await guest.getByRole('link', { name: 'Your link to the halaqa' }).click()
    await expect(guest).toHaveURL(new RegExp(href.replace(/[.?]/g, '\\$&')))
    await expect(guest.getByText('It is too early to join')).toBeVisible()
    await expectAccessible(guest)
    const student = await makeStudent(browser, world, yara)
    await openPage(student, '/Webinars')
    await student.getByRole('button', { name: /Join the waiting list/ }).click()
    await expect(student.getByText(/On the waiting list/).first()).toBeVisible()
    await expect(student.getByRole('button', { name: /^Stop waiting/ })).toBeVisible()

    // More seats admit the one who waits, who is notified
    await openPage(tutor, '/dashboard/halaqas')
    await openRow(tutor, 'Stories of the morning')
    const detail = tutor.getByRole('dialog')
    await expect(detail.getByRole('listitem').getByText('Waiting')).toBeVisible()
    await detail.getByRole('button', { name: 'Edit' }).click()
    await tutor.locator('input[name=capacity]').fill('2')
    await tutor.getByRole('button', { name: 'Save', exact: true }).click()
    await openPage(student, '/Webinars')
    await expect(student.getByText('Registered', { exact: true })).toBeVisible()
    await student.getByRole('button', { name: /Notifications/ }).click()
    await expect(student.getByText('A seat is free: Stories of the morning')).toBeVisible()

    // It runs: it is still listed, full without a waiting list, and opens for host, student and guest
    expect((await postJson(page, '/__mock/clock', { minutes: 125 })).status()).toBe(200)
    const late = await openWindow(browser, world)
    await openPage(late, '/Webinars?tab=live')
    await expect(late.getByText('It has started and is full.')).toBeVisible()
    await openPage(tutor, '/dashboard/halaqas')
    await openRow(tutor, 'Stories of the morning')
    await tutor.getByRole('link', { name: 'Enter as the host' }).click()
    await expect(tutor.getByRole('button', { name: 'Start the meeting' })).toBeVisible()
    await openPage(student, '/Webinars?tab=live')
    await student.getByRole('link', { name: 'Join now' }).click()
    await expect(student.getByRole('button', { name: 'Join the meeting' })).toBeVisible()
    await openPage(guest, href)
    await guest.getByRole('button', { name: 'Join the meeting' }).click()
    await expect(guest.locator('iframe')).toBeVisible()

    // The host removes the guest, whose door closes
    await openPage(tutor, '/dashboard/halaqas')
    await openRow(tutor, 'Stories of the morning')
    const row = tutor.getByRole('dialog').getByRole('listitem').filter({ hasText: 'Karim Nasr' })
    await row.getByRole('button', { name: 'Remove' }).click()
    await tutor.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
    await expect(row.getByText('Cancelled')).toBeVisible()
    await expect(
      tutor.getByRole('dialog').getByRole('heading', { name: '1 registration', exact: true }),
    ).toBeVisible()
    const again = await openWindow(browser, world)
    await openPage(again, href)
    await expect(again.getByText('Your seat at this halaqa was taken back')).toBeVisible()

    // After the end the host finds it beyond what is ahead and adds the recording, which the student watches
    expect((await postJson(page, '/__mock/clock', { minutes: 120 })).status()).toBe(200)
    await openPage(tutor, '/dashboard/halaqas')
    await tutor.getByRole('main').getByRole('link', { name: 'Upcoming' }).click()
    await openRow(tutor, 'Stories of the morning')
    await attachFile(tutor.locator('input[name=file_id]'), 'halaqa.webm', 'video/webm', 'webm')
    await tutor.getByRole('button', { name: 'Save the recording' }).click()
    await expect(tutor.getByRole('button', { name: 'Replace the recording' })).toBeVisible()
    await openPage(student, '/Webinars?tab=finished')
    await student.getByRole('link', { name: 'Stories of the morning' }).click()
    await expect(student.getByRole('dialog').locator('video')).toBeVisible()

    // Staff plan one for the tutor and cancel it: everyone reads so
    await openPage(staff, '/dashboard/webinars')
    const form = await planWebinar(staff, 'Evening poems')
    await form.locator('select[name=tutor_id]').selectOption({ label: 'Sami Haddad' })
    const start = new Date(Date.now() + 48 * 3_600_000).toISOString().slice(0, 10)
    await form.locator('input[name=start_date_time]').fill(`${start}T10:00`)
    await form.locator('input[name=end_date_time]').fill(`${start}T11:00`)
    await form.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(form).toHaveCount(0)
    await openPage(student, '/Webinars')
    await student.getByRole('button', { name: /Save my seat/ }).click()
    await expect(student.getByText('Registered', { exact: true })).toBeVisible()
    await openRow(staff, 'Evening poems')
    await staff.getByRole('dialog').getByRole('button', { name: 'Cancel halaqa' }).click()
    await staff.getByRole('alertdialog').getByRole('button', { name: 'Cancel halaqa' }).click()
    const seat = staff.getByRole('dialog').getByRole('listitem').filter({ hasText: 'Yara' })
    await expect(seat.getByText('Cancelled')).toBeVisible()
    await openPage(student, '/dashboard/BookedWebinars')
    await student.getByRole('button', { name: /Notifications/ }).click()
    await student.getByText('A halaqa was cancelled: Evening poems').click()
    await expect(student).toHaveURL(/\/Webinars\?id=/)
    await expect(student.getByRole('dialog').getByText('Cancelled')).toBeVisible()
    await openPage(student, '/Webinars?tab=finished&lang=ar')
    await expectAccessible(student)
  },
)

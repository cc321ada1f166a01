import type { BookedClass } from '#sdk'
import type { Page } from '@playwright/test'
import {
  startAs,
  expect,
  expectAccessible,
  expectNoHorizontalScroll,
  joinAs,
  fetchList,
  openPage,
  test,
} from '../browse.ts'

const HOUR = 3_600_000

function toIso(at: number): string {
  return encodeURIComponent(new Date(at).toISOString())
}

/** Finds a class that both users take part in. */
async function findSharedClass(
  one: Page,
  other: Page,
  paths: [string, string],
  fits: (bookedClass: BookedClass) => boolean,
) {
  const [own, others] = await Promise.all([
    fetchList<BookedClass>(one, paths[0]),
    fetchList<BookedClass>(other, paths[1]),
  ])
  const found = own.find((bookedClass) => others.some(({ id }) => id === bookedClass.id) && fits(bookedClass))
  if (!found) throw new Error('No class of both')
  return found
}

async function openBoth(page: Page) {
  const world = crypto.randomUUID()
  await startAs(page, 'student', world)
  const context = await page.context().browser()?.newContext({ timezoneId: 'Africa/Cairo' })
  const tutor = await context?.newPage()
  if (!tutor) throw new Error('No second window')
  await joinAs(tutor, 'tutor', world)
  return { student: page, tutor }
}

test('a student requests another time, the tutor accepts, and both see the class moved', async ({ page }) => {
  test.setTimeout(90_000)
  const { student, tutor } = await openBoth(page)
  const known = await fetchList<{ class_id: number }>(student, '/reschedule/list/?page_size=100')
  const bookedClass = await findSharedClass(
    student,
    tutor,
    ['/classes/booked/list/?page_size=100', '/classes/current/list/?page_size=100'],
    ({ id, start_date_time }) =>
      Date.parse(start_date_time) > Date.now() + 8 * 24 * HOUR &&
      known.every(({ class_id }) => class_id !== id),
  )
  await openPage(student, `/dashboard/BookedClasses?view=list&class=${bookedClass.id}`)
  const panel = student.getByRole('dialog')
  await panel.getByRole('button', { name: 'Ask for another time' }).click()
  const send = panel.getByRole('button', { name: 'Send request' })
  await panel.getByLabel('Reason').fill('Two words')
  await send.click()
  await expect(panel.getByText('Write at least three words')).toBeVisible()
  await panel.getByLabel('Reason').fill('We travel on that day')
  await send.click()
  await expect(panel.getByText('Please select a new slot')).toBeVisible()
  await panel.locator('button[data-slot][aria-pressed=false]').first().click()
  await expect(panel.getByText(/^New time:/)).toBeVisible()
  const to = await panel
    .getByText(/^New time:/)
    .locator('time')
    .getAttribute('datetime')
  await expectAccessible(student)
  await send.click()
  await expect(panel.getByText('Waiting for an answer')).toBeVisible()
  await panel.getByRole('button', { name: 'Withdraw request' }).click()
  await expect(panel.getByText('Withdrawn', { exact: true })).toBeVisible()
  await panel.getByRole('button', { name: 'Ask for another time' }).click()
  await panel.locator('button[data-slot][aria-pressed=false]').first().click()
  await panel.getByLabel('Reason').fill('We travel on that day')
  await send.click()
  await panel.getByRole('button', { name: 'Close' }).click()
  await expect(student.getByText('Move requested').first()).toBeVisible()

  await openPage(tutor, `/dashboard/CurrentClasses?view=list&class=${bookedClass.id}`)
  const asked = tutor.getByRole('dialog')
  await expect(asked.getByText('We travel on that day')).toBeVisible()
  await asked.getByRole('button', { name: 'Accept' }).click()
  await expect(tutor.getByText('The class was moved')).toBeVisible()
  await expect(asked.locator(`time[datetime="${to}"]`).first()).toBeVisible()

  await openPage(student, `/dashboard/BookedClasses?view=day&date=${to?.slice(0, 10)}`)
  await student.locator(`button[data-entry="${bookedClass.id}"]`).click()
  await expect(panel.getByText('Accepted', { exact: true })).toBeVisible()
  await openPage(student, '/dashboard/StudentArchivedClasses?f.outcome=rescheduled')
  await expect(student.locator('tbody tr').first()).toContainText(bookedClass.course.name)
  await tutor.context().close()
})

test('a student reads the notes that the tutor wrote after a class, and the tutor reads the feedback', async ({
  page,
}) => {
  const { student, tutor } = await openBoth(page)
  const path = '/classes/archived/list/?outcome=completed&page_size=100'
  const bookedClass = await findSharedClass(student, tutor, [path, path], ({ kind }) => kind === 'one_to_one')
  await openPage(tutor, `/dashboard/CurrentClasses?class=${bookedClass.id}`)
  const taught = tutor.getByRole('dialog')
  await expect(taught.getByRole('form', { name: 'Notes' })).toBeVisible()
  await expectAccessible(tutor)
  const attendance = taught.getByRole('form', { name: 'Attendance' })
  await attendance.getByRole('radio', { name: 'Late' }).check()
  await attendance.getByRole('button', { name: 'Save attendance' }).click()
  await expect(tutor.getByText('Saved successfully').first()).toBeVisible()
  const notes = taught.getByRole('form', { name: 'Notes' })
  await notes.getByLabel('What we covered').fill('Read two pages with long vowels')
  await notes.getByRole('button', { name: 'Save notes' }).click()
  await expect(tutor.getByText('Saved successfully').last()).toBeVisible()

  await openPage(student, `/dashboard/BookedClasses?class=${bookedClass.id}`)
  const learned = student.getByRole('dialog')
  await expect(learned.getByText('Read two pages with long vowels')).toBeVisible()
  await expect(learned.getByText('Late', { exact: true })).toBeVisible()
  const rate = learned.getByRole('form', { name: 'How was this class?' })
  for (const group of ['The platform', 'The service', 'The tutor'])
    await rate.getByRole('radiogroup', { name: group }).getByRole('radio', { name: '4 stars' }).check()
  await rate.getByLabel(/^Comment/).fill('Patient and clear')
  await rate.getByRole('button', { name: 'Send' }).click()
  await expect(learned.getByText('Patient and clear')).toBeVisible()

  await tutor.reload()
  await expect(taught.getByText('Patient and clear')).toBeVisible()
  await tutor.context().close()
})

test('a calendar is navigated by keyboard and shown in the zone of the tutor', async ({ page }) => {
  await startAs(page, 'student')
  const now = Date.now()
  const lessons = await fetchList<BookedClass>(
    page,
    `/classes/calendar/?from=${toIso(now)}&to=${toIso(now + 40 * 24 * HOUR)}`,
  )
  const far = lessons.find(({ tutor_time_zone }) => tutor_time_zone !== 'Africa/Cairo')
  if (!far) throw new Error('No class with a tutor elsewhere')
  await openPage(page, `/dashboard/BookedClasses?view=month&date=${far.start_date_time.slice(0, 10)}`)
  const grid = page.getByRole('grid')
  await expect(grid.locator('[tabindex="0"]')).toHaveCount(1)
  const day = (await grid.locator('[tabindex="0"]').textContent()) ?? ''
  await grid.locator('[tabindex="0"]').focus()
  await page.keyboard.press('PageDown')
  await expect(page).not.toHaveURL(new RegExp(`date=${far.start_date_time.slice(0, 7)}`))
  await expect(grid.locator(':focus')).not.toHaveText(day)
  await page.keyboard.press('PageUp')
  await expect(page).toHaveURL(new RegExp(`date=${far.start_date_time.slice(0, 10)}`))
  await expect(grid.locator(':focus')).toHaveText(day)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/view=day/)
  const zone = page.getByRole('combobox', { name: 'Show times in' })
  await zone.selectOption(far.tutor_time_zone)
  await expect(page).toHaveURL(new RegExp(`tz=${encodeURIComponent(far.tutor_time_zone)}`))
  const time = new Intl.DateTimeFormat('en-GB', {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: far.tutor_time_zone,
  }).format(new Date(far.start_date_time))
  await expect(page.locator(`button[data-entry="${far.id}"]`)).toContainText(time)
  const whose = page.getByRole('combobox', { name: 'Whose classes' })
  await whose.selectOption({ index: 1 })
  await expect(page).toHaveURL(/learner=\d+/)
  await whose.selectOption({ index: 0 })
  for (const view of ['Week', 'Month', 'Agenda'] as const) {
    await page.getByRole('tab', { name: view }).click()
    await expect(page.getByRole('tabpanel').locator('article, [role=grid]').first()).toBeVisible()
    await page.setViewportSize({ width: 320, height: 700 })
    await expectNoHorizontalScroll(page)
    await page.setViewportSize({ width: 1280, height: 860 })
  }
  await page.goBack()
  await expect(page).toHaveURL(/view=month/)
})

test('a child sees three menu entries, large links to them, and nothing to buy', async ({ page }) => {
  await startAs(page, 'kid')
  await openPage(page, '/dashboard/BookedClasses')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Hello')
  await expect(page.getByRole('navigation', { name: 'Menu' }).getByRole('link')).toHaveText([
    'My classes',
    'My homework',
    'My quizzes',
  ])
  await expect(page.getByRole('banner').getByRole('link', { name: 'Tutors' })).toHaveCount(0)
  await expect(page.getByText(/EGP|USD/)).toHaveCount(0)
  await expect(page.getByRole('button', { name: /another time/ })).toHaveCount(0)
  await page.getByRole('main').getByRole('link', { name: 'My classes' }).click()
  await expect(page).toHaveURL(/view=agenda/)
  await expect(page.locator('main article').nth(1)).toBeVisible()
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'My classes' }).click()
  await page.getByRole('main').getByRole('link', { name: 'What we did' }).click()
  await expect(page).toHaveURL(/StudentArchivedClasses/)
})

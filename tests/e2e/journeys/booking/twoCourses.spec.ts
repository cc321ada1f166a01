import type { Page } from '@playwright/test'
import { expect, expectAccessible, openPage, test } from '../../browse.ts'
import { getContinueLink, getFreeSlots, getPayButton, goToNextWeek, pay } from '../../booking.ts'
import { createEmptyWorld, lina, makeCourseOnScreens, openRow, openStaffWindow, yara } from '../../people.ts'
import { makeStudent, makeTutor } from '../../preparedPeople.ts'

const courses = ['First letters', 'First words'] as const
const sami = { first: 'Sami', last: 'Haddad', email: 'sami@example.test', courses }

/** Counts the classes of each course that a list of a page names. */
const countCourses = (page: Page) =>
  Promise.all(
    courses.map((course) =>
      page.getByRole('dialog').getByRole('listitem').filter({ hasText: course }).count(),
    ),
  )

test('a parent shares a week between two courses, and parent, tutor and staff see the course of each class', async ({
  page,
  browser,
}) => {
  const world = await createEmptyWorld(page)
  const staff = await openStaffWindow(browser, world)
  for (const [index, name] of courses.entries())
    await makeCourseOnScreens(staff, { code: `AR-${index}`, name, type: 'kids' })
  const tutor = await makeTutor(browser, world, staff, sami)
  const parent = await makeStudent(browser, world, yara, [lina])

  await openPage(parent, '/tutors')
  await parent.getByRole('link', { name: /^Book/ }).first().click()
  await expect(parent).toHaveURL(/\/reservation\/\d+\/courses/)
  for (const course of courses) await parent.getByRole('checkbox', { name: course }).check()
  await getContinueLink(parent).click()
  // A program of one class a week has no hour for the second course
  const once = parent.getByRole('radio', { name: /Once a week/ })
  await once.click({ force: true })
  await expect(once).not.toBeChecked()
  await parent.getByRole('radio', { name: /Twice a week/ }).check()
  await getContinueLink(parent).click()
  await goToNextWeek(parent)
  await getFreeSlots(parent).first().click()
  const missing = parent.getByRole('status').filter({ hasText: 'Choose at least one hour for each course.' })
  await expect(missing).toContainText('First words has none.')
  await getFreeSlots(parent).last().click()
  await expect(missing).toHaveCount(0)
  const choices = parent.getByRole('combobox', { name: /^Course at/ })
  await expect(choices).toHaveCount(2)
  await expect(parent.getByRole('region', { name: /this month$/ }).getByText('First letters')).toHaveCount(4)
  await expectAccessible(parent)

  // Both hours for one course are not enough
  await choices.first().selectOption({ label: 'First words' })
  await expect(missing).toContainText('First letters has none.')
  await parent.getByRole('button', { name: 'Continue' }).click()
  await expect(parent).toHaveURL(/sessions/)
  await choices.last().selectOption({ label: 'First letters' })
  await parent.reload()
  await expect(choices.last().locator('option:checked')).toHaveText('First letters')
  await getContinueLink(parent).click()
  await expect(parent).toHaveURL(/checkout$/)
  await expect(parent.getByRole('region', { name: /this month$/ }).getByText('First words')).toHaveCount(4)
  await getPayButton(parent).click()
  await pay(parent, 'succeed')
  await expect(parent.getByText('4 classes of 60 minutes · First letters')).toBeVisible()
  await expect(parent.getByText('4 classes of 60 minutes · First words')).toBeVisible()

  for (const window of [parent, staff]) {
    await openPage(window, '/dashboard/reservations')
    await openRow(window, window === staff ? 'Lina' : 'First letters')
    await expect.poll(() => countCourses(window)).toEqual([4, 4])
  }
  // The earlier hour of the week is of the course that was chosen for it
  const listed = parent.getByRole('dialog').getByRole('listitem')
  for (const [index, course] of ['First words', 'First letters'].entries()) {
    await expect(listed.nth(index)).toContainText(course)
    const href = (await listed.nth(index).getByRole('link').getAttribute('href')) ?? ''
    await openPage(tutor, `/dashboard/CurrentClasses?${href.split('?')[1]}`)
    await expect(tutor.getByRole('dialog').getByRole('heading', { name: course })).toBeVisible()
  }
})

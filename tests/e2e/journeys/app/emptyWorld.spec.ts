import type { Page } from '@playwright/test'
import { expect, expectAccessible, openPage, test } from '../../browse.ts'
import {
  createEmptyWorld,
  openStaffWindow,
  openWindow,
  readPasscodeOnScreens,
  signInKidOnScreens,
  yara,
} from '../../people.ts'
import { makeStudent, makeTutor } from '../../preparedPeople.ts'
import { staffLists } from '../../staffLists.ts'

const sami = { first: 'Sami', last: 'Haddad', email: 'sami@example.test' }

/** Converts names of dashboard pages, separated by spaces, to paths. */
function toPaths(pages: string): string[] {
  return pages.split(' ').map((page) => `/dashboard/${page}`)
}

const publicPages = ['/', '/tutors', '/groups', '/courses', '/Webinars', '/TutorEvents']
// No student has classes
const staffPages = staffLists.filter((path) => !path.includes('/')).map((path) => `/dashboard/${path}`)
const learnerPages = toPaths(
  `BookedClasses BookedWebinars StudentArchivedClasses student-quizzes student-homework assignments halaqas`,
)
const tutorPages = toPaths(
  `my-students CurrentClasses TutorArchivedClasses tutor-homework tutor-catalogs quizzes payments assignments halaqas`,
)

async function expectEmptyPages(page: Page, paths: readonly string[]) {
  for (const path of paths) {
    await openPage(page, path)
    const next = page.locator('main').getByText(/yet|here|upcoming|right now|book you/i)
    await expect(next.first(), path).toBeVisible()
    await expect(page.getByRole('alert').filter({ hasText: /\S/ }), path).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
  }
}

test(
  'every page of guests and staff says what to do where nothing is made yet',
  { tag: '@full' },
  async ({ page, browser }) => {
    const world = await createEmptyWorld(page)
    for (const path of publicPages) {
      await openPage(page, path)
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
    }
    await expectAccessible(page)
    await openPage(page, '/tutors')
    await expect(page.getByRole('heading', { name: 'No tutors right now' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Clear all' })).toHaveCount(0)
    await expect(page.getByRole('group', { name: /Subject|Free within a week/ })).toHaveCount(0)
    await openPage(page, '/')
    await expect(page.getByText('0', { exact: true })).toHaveCount(0)
    await expect(page.getByRole('heading', { name: 'Tutors our learners recommend' })).toHaveCount(0)
    await expectEmptyPages(await openStaffWindow(browser, world, 'admin'), staffPages)
  },
)

test(
  'every page of a new family and a new tutor says what to do',
  { tag: '@full' },
  async ({ page, browser }) => {
    const world = await createEmptyWorld(page)
    const staff = await openStaffWindow(browser, world)
    const parent = await makeStudent(browser, world, yara, [{ name: 'Lina', birthday: '2018-05-04' }])
    await expectEmptyPages(parent, [...learnerPages, '/dashboard/manage-reservations', '/dashboard/payments'])
    const kid = await openWindow(browser, world)
    await signInKidOnScreens(kid, await readPasscodeOnScreens(parent, 'Lina'))
    await expectEmptyPages(kid, learnerPages)
    const tutor = await makeTutor(browser, world, staff, { ...sami, courses: [] })
    await expectEmptyPages(tutor, tutorPages)
  },
)

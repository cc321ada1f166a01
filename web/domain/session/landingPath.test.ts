import { expect, test } from 'vitest'
import { paths } from '#web/paths.ts'
import { getLandingPath, needsReloadAfterSignIn } from './landingPath.ts'

test('learners land on their classes, tutors on theirs, and staff on the tutors', () => {
  const categories = ['student', 'kids', 'tutor', 'operator', 'institute_admin'] as const
  expect(categories.map((category) => getLandingPath({ category }))).toEqual([
    paths.bookedClasses,
    paths.bookedClasses,
    paths.currentClasses,
    paths.approvedTutors,
    paths.approvedTutors,
  ])
})

test('pages with prices or seats for the visitor are reloaded after a sign-in', () => {
  const reloaded = [paths.courses, paths.groups, paths.webinars, paths.groupPrograms]
  expect(reloaded.map((path) => needsReloadAfterSignIn(path))).toEqual([true, true, true, true])
  expect([paths.tutors, paths.bookedClasses].map((path) => needsReloadAfterSignIn(path))).toEqual([
    false,
    false,
  ])
})

import { expect, test } from 'vitest'
import { buildProfileLinks } from './profileLinks.ts'

// oxfmt-ignore
test.each([
  ['student', 'student', ['/Profile', '/dashboard/BookedClasses', '/UpdatePassword', '/SubAccounts']],
  ['student', 'google_student', ['/Profile', '/dashboard/BookedClasses', '/SubAccounts']],
  ['student', ['google_student', 'student'], ['/Profile', '/dashboard/BookedClasses', '/SubAccounts']],
  ['tutor', 'tutor', ['/Profile', '/dashboard/CurrentClasses', '/UpdatePassword']],
  ['kids', 'kids', ['/dashboard/BookedClasses']],
  ['operator', 'operator', ['/dashboard/approved-tutors']],
  ['institute_admin', 'institute_admin', ['/dashboard/approved-tutors']],
] as const)('the menu of %s (%s) contains their own links only', (category, user_type, links) => {
  expect(buildProfileLinks({ category, user_type }).map(({ to }) => to)).toEqual(links)
})

import type { User } from '#sdk'
import { expect, test } from 'vitest'
import {
  createSession,
  isSocial,
  isStaff,
  markSessionEnded,
  setSignedIn,
  setSignedOut,
  updateUser,
} from './session.ts'

const user: User = {
  first_name: 'Sara',
  last_name: 'Kamal',
  email: 'sara@example.test',
  profile_picture_url: null,
  gender: 'Female',
  user_type: 'student',
  category: 'student',
  institute_name: 'Fake',
  custom_host: null,
}

test('a session ends only with a signed-in user, who stays known until the next sign-in', () => {
  const session = createSession(null)
  markSessionEnded(session)
  expect(session).toEqual({ user: null, hasEnded: false })
  setSignedIn(session, user)
  markSessionEnded(session)
  expect(session).toEqual({ user, hasEnded: true })
  setSignedIn(session, user)
  expect(session.hasEnded).toBe(false)
  markSessionEnded(session)
  setSignedOut(session)
  expect(session).toEqual({ user: null, hasEnded: false })
})

test("a change of a signed-in person's profile shows in the header", () => {
  const session = createSession(user)
  updateUser(session, { first_name: 'Mona' })
  expect(session.user).toEqual({ ...user, first_name: 'Mona' })
  setSignedOut(session)
  updateUser(session, { first_name: 'Mona' })
  expect(session.user).toBeNull()
})

test.each([
  ['student', 'google_student', true],
  ['student', ['google_student', 'student'], true],
  ['student', ['student'], false],
  ['student', 'student', false],
  ['institute_admin', 'institute_admin', false],
] as const)('a %s of the type %o has signed in through a provider: %s', (category, user_type, isOne) => {
  expect(isSocial({ category, user_type })).toBe(isOne)
})

test('operators and institute admins are staff', () => {
  const categories = ['student', 'kids', 'tutor', 'operator', 'institute_admin'] as const
  expect(categories.filter((category) => isStaff({ category }))).toEqual(['operator', 'institute_admin'])
  expect(isStaff(null)).toBe(false)
})

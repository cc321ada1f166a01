import { expect, test } from 'vitest'
import { getById, institutes } from '#mocks/data/catalogue.ts'
import { findDemoAccount } from '#mocks/findDemoAccount.ts'
import { createWorlds } from '#mocks/world/worlds.ts'

const state = createWorlds({ now: 0 }).get().state(getById(institutes, 1))

test.each([
  ['student', 'student@example.test'],
  ['google_student', 'social@example.test'],
  ['facebook_student', 'student@example.test'],
  ['tutor', 'tutor@example.test'],
  ['institute_admin', 'admin@example.test'],
  ['', undefined],
  [undefined, undefined],
])('the account of the type %s is %s', (type, email) => {
  expect(findDemoAccount(state, type)?.email).toBe(email)
})

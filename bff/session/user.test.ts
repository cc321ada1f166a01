import { expect, test } from 'vitest'
import { isStaff, parseUser, parseUserChange } from '#bff/session/user.ts'
import { user } from '../../tests/fakes/hostileApi.ts'

test('a user keeps its known members only, so that no token is stored with it', () => {
  expect(parseUser({ ...user, access_token: 'secret', profile: { token: 'secret' } })).toEqual({
    ...user,
    profile_picture_url: null,
    custom_host: null,
  })
})

test('members that are missing or of another type have a default', () => {
  expect(parseUser({ user_type: 'student', first_name: 5, gender: 'x', email: 7 })).toEqual({
    first_name: '',
    last_name: '',
    email: null,
    profile_picture_url: null,
    gender: 'Male',
    user_type: 'student',
    category: 'student',
    institute_name: '',
    custom_host: null,
  })
  expect(parseUser({ ...user, gender: 'Female', custom_host: 'a', profile_picture_url: 'p' })).toMatchObject({
    gender: 'Female',
    custom_host: 'a',
    profile_picture_url: 'p',
  })
})

test.each([
  ['student', 'student'],
  ['tutor', 'tutor'],
  ['kids', 'kids'],
  ['operator', 'operator'],
  ['institute_admin', 'institute_admin'],
  ['social_student', 'student'],
  [['other', 'tutor'], 'tutor'],
  [['parent', 'social_student'], 'student'],
])('the category of user_type %j is %s', (type, category) => {
  expect(parseUser({ user_type: type })?.category).toBe(category)
  expect(parseUser({ user_type: type, category: 'unknown' })?.category).toBe(category)
})

test('a category that is given is not derived', () => {
  expect(parseUser({ user_type: 'student', category: 'kids' })?.category).toBe('kids')
})

test.each([
  [undefined],
  [null],
  ['student'],
  [{}],
  [{ user_type: 5 }],
  [{ user_type: 'guest' }],
  [{ user_type: [] }],
])('%j is not a user', (value) => {
  expect(parseUser(value)).toBeUndefined()
})

test.each([
  ['student', false],
  ['tutor', false],
  ['kids', false],
  ['operator', true],
  ['institute_admin', true],
] as const)('%s is staff: %s', (category, expected) => {
  expect(isStaff({ category })).toBe(expected)
})

test('the response of a profile changes name, picture and gender of a user, and nothing else', () => {
  const data = { ...user, profile_picture_url: '/p.png', custom_host: 'other.example', category: 'operator' }
  expect(parseUserChange({ success: true, data })).toEqual({
    first_name: user.first_name,
    last_name: user.last_name,
    profile_picture_url: '/p.png',
    gender: 'Female',
  })
  expect(parseUserChange({ success: true, data: { first_name: 5 } })).toBeUndefined()
  expect(parseUserChange(undefined)).toBeUndefined()
})

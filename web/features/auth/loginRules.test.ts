import { expect, test } from 'vitest'
import { getLoginRules, toLoginPayload } from './loginRules.ts'

const typed = { username: ' ٢٤٦ 810 ', password: 'Abcd123!', remember: true }

test('a kid signs in with the passcode alone, in Latin digits and without spaces', () => {
  expect(toLoginPayload('kids', typed)).toEqual({
    user_type: 'kids',
    username: '246810',
    password: '',
    remember: false,
  })
  expect(Object.keys(getLoginRules('kids'))).toEqual(['username'])
})

test('an adult signs in with what was typed, and needs a password', () => {
  expect(toLoginPayload('tutor', typed)).toEqual({ user_type: 'tutor', ...typed })
  expect(Object.keys(getLoginRules('tutor'))).toEqual(['username', 'password'])
})

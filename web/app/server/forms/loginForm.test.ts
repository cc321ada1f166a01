import { expect, test } from 'vitest'
import { ApiError } from '#sdk'
import { loginForm, staffForm } from './loginForm.ts'

test('neither a password nor a passcode is shown again', () => {
  const typed = { username: 'sara@example.test', password: 'Abcd123!', remember: 'on' }
  expect(loginForm.keep({ ...typed, user_type: 'tutor' })).toEqual({
    user_type: 'tutor',
    username: typed.username,
    remember: 'on',
  })
  expect(loginForm.keep({ ...typed, user_type: 'kids' })).toEqual({ user_type: 'kids' })
})

test('an unknown role signs in as a student, a role of staff as itself', () => {
  expect(loginForm.keep({ user_type: 'root', username: 'a' })).toMatchObject({ user_type: 'student' })
  expect(staffForm.keep({ user_type: 'operator', username: 'a' })).toMatchObject({ user_type: 'operator' })
})

const refuse = (...messages: string[]) => new ApiError({ status: 200, code: 'refused', messages })

test('a refusal without a reason is told beside the secret, one with a reason is not', () => {
  const text = 'validateFieldsWithValidData'
  expect(loginForm.explain?.(refuse(), { user_type: 'tutor' })).toMatchObject({ password: text })
  expect(loginForm.explain?.(refuse(), { user_type: 'kids' })).toMatchObject({ username: text })
  expect(loginForm.explain?.(refuse('The account is switched off.'), {})).not.toHaveProperty('password')
})

import { expect, test } from 'vitest'
import { ApiError } from '#sdk'
import { validate } from '#web/form/Form.tsx'
import { createRegisterRules, isOfAccount, passwordsDiffer } from './registerRules.ts'

const createError = (field: string) =>
  new ApiError({ status: 422, code: 'invalid', fields: { [field]: ['taken'] } })

test('an error of a field of the first step leads back to it, no other one does', () => {
  expect(isOfAccount(createError('email'))).toBe(true)
  expect(isOfAccount(createError('date_of_birth'))).toBe(false)
  expect(isOfAccount(new Error('email'))).toBe(false)
})

test('passwords are compared once the second one is typed', () => {
  expect(passwordsDiffer({ password: 'Abcd123!' })).toEqual({})
  expect(passwordsDiffer({ password: 'Abcd123!', confirm_password: 'Abcd123!' })).toEqual({})
  expect(passwordsDiffer({ password: 'Abcd123!', confirm_password: 'Abcd124!' })).toEqual({
    confirm_password: 'passwordMismatch',
  })
})

const rules = createRegisterRules('2026-11-25')
const listErrors = (date_of_birth: string) => Object.keys(validate(rules, { date_of_birth }))

test('a person who registers is an adult and accepts the terms', () => {
  expect(listErrors('2015-01-01')).toContain('date_of_birth')
  expect(listErrors('1990-01-01')).not.toContain('date_of_birth')
  expect(listErrors('1990-01-01')).toContain('is_terms_and_conditions_accepted')
})

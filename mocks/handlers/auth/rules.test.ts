import { expect, test } from 'vitest'
import { computeAge, isEmail, findKidProblems, findRegisterProblems } from '#mocks/handlers/auth/rules.ts'

const today = '2026-11-21'
const adult = {
  register_type: 'student',
  first_name: 'Li',
  last_name: 'Jo',
  email: 'li@example.test',
  phone_number: '+12025550100',
  password: 'Aa1!',
  confirm_password: 'Aa1!',
  gender: 'Female',
  date_of_birth: '2008-11-21',
  is_terms_and_conditions_accepted: true,
}

test('an adult who turns eighteen today registers with short names and a short strong password', () => {
  expect(findRegisterProblems(adult, today)).toEqual({})
})

test.each([
  [{ date_of_birth: '2008-11-22' }, { date_of_birth: 'adultAge' }],
  [{ date_of_birth: '2026-11-22' }, { date_of_birth: 'dateInFuture' }],
  [{ date_of_birth: '2008-02-30' }, { date_of_birth: 'dateInvalid' }],
  [{ first_name: ' ' }, { first_name: 'required' }],
  [{ phone_number: '1234567' }, { phone_number: 'invalidPhone' }],
  [{ phone_number: '12345678' }, {}],
  [{ phone_number: '+1234567890123456' }, {}],
  [{ phone_number: '12345678901234567' }, { phone_number: 'invalidPhone' }],
  [{ phone_number: '+12 025550100' }, { phone_number: 'invalidPhone' }],
  [{ email: 'li@example' }, { email: 'invalidEmail' }],
  [{ password: 'aa1!', confirm_password: 'aa1!' }, { password: 'passwordWeak' }],
  [{ password: 'Aa11', confirm_password: 'Aa11' }, { password: 'passwordWeak' }],
  [{ confirm_password: 'Aa1?' }, { confirm_password: 'passwordMismatch' }],
  [{ gender: 'other' }, { gender: 'genderInvalid' }],
  [{ is_terms_and_conditions_accepted: false }, { is_terms_and_conditions_accepted: 'termsRequired' }],
  [{ register_type: 'kid' }, { register_type: 'registerType' }],
  [{ kids: [{}] }, { 'kids.0.first_name': 'required' }],
])('%j gives %j', (change, problems) => {
  const found = findRegisterProblems({ ...adult, ...change }, today)
  expect(found).toMatchObject(problems)
  expect(Object.keys(found).length > 0).toBe(Object.keys(problems).length > 0)
})

test('a kid must be four years old', () => {
  const kid = { first_name: 'Sara', last_name: 'Kamal', gender: 'Female' }
  expect(findKidProblems({ ...kid, date_of_birth: '2022-11-21' }, today)).toEqual({})
  expect(findKidProblems({ ...kid, date_of_birth: '2022-11-22' }, today)).toEqual({
    date_of_birth: 'kidAgeError',
  })
})

test('an age counts full years, also from a birthday on 29 February', () => {
  expect(computeAge('2008-02-29', '2026-02-28')).toBe(17)
  expect(computeAge('2008-02-29', '2026-03-01')).toBe(18)
})

test.each([
  ['a@b.co', true],
  ['a b@c.co', false],
  ['a@b..co', false],
  ['@b.co', false],
])('%s: %s', (text, isValid) => {
  expect(isEmail(text)).toBe(isValid)
})

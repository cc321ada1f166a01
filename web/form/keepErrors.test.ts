import { expect, test } from 'vitest'
import { keepErrors } from './keepErrors.ts'

const values = { email: 'nour@example.test', phone_number: '+20100', gender: 'Female' }

test('errors of a later step stay until their value changes; those of the completed step and of no field are removed', () => {
  const refusal = {
    errors: { email: 'taken', phone_number: 'unknown', gender: 'missing', FINAL_FORM: 'failed' },
    values,
  }
  expect(keepErrors(refusal, { ...values, gender: 'Male' }, ['email'])).toEqual({ phone_number: 'unknown' })
})

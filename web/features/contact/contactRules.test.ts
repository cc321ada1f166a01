import { expect, test } from 'vitest'
import { validate } from '#web/form/Form.tsx'
import { contactRules, MESSAGE_MAX } from './contactRules.ts'

const valid = {
  full_name: 'Mona Rashid',
  email: 'mona@example.test',
  phone_number: '+201000000100',
  topic: 'payments',
  message: 'I have paid twice.',
}

test('a message with all fields is valid', () => {
  expect(validate(contactRules, valid)).toEqual({})
})

test.each([
  ['topic', 'anything', 'form.fieldRequired'],
  ['topic', '', 'form.fieldRequired'],
])('the %s %j is refused', (field, value, problem) => {
  expect(validate(contactRules, { ...valid, [field]: value })).toEqual({ [field]: problem })
})

const check = (message: string) => Object.keys(validate(contactRules, { ...valid, message }))

test('a message has three words at least and an end', () => {
  expect(check('Please help')).toEqual(['message'])
  expect(check(`I ask ${'a'.repeat(MESSAGE_MAX)}`)).toEqual(['message'])
})

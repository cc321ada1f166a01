import { expect, test } from 'vitest'
import { formatFullName } from './formatFullName.ts'

test('a full name ends with its last word, also where there is no last name', () => {
  expect(formatFullName({ first_name: 'Sara', last_name: 'Nabil' })).toBe('Sara Nabil')
  expect(formatFullName({ first_name: 'Nour', last_name: '' })).toBe('Nour')
})

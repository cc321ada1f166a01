import { expect, test } from 'vitest'
import { formatPerson } from './formatPerson.ts'

const formats = { text: () => 'Inactive' }

test('a person is written with the parent of a kid, and with the mark of a closed account', () => {
  expect(formatPerson({ name: 'Mona Said' }, formats)).toBe('Mona Said')
  expect(formatPerson({ name: 'Lina', guardian: 'Mona Said' }, formats)).toBe('Lina (Mona Said)')
  expect(formatPerson({ name: 'Lina', guardian: 'Mona Said', is_inactive: true }, formats)).toBe(
    'Lina (Mona Said · Inactive)',
  )
  expect(formatPerson({ name: 'Mona Said', is_inactive: true }, formats)).toBe('Mona Said (Inactive)')
})

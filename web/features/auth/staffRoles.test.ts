import { expect, test } from 'vitest'
import { isStaffRole } from './staffRoles.ts'

test('operators and institute admins are staff, and no other role is', () => {
  expect(isStaffRole('operator')).toBe(true)
  expect(isStaffRole('institute_admin')).toBe(true)
  expect(isStaffRole('tutor')).toBe(false)
  expect(isStaffRole(undefined)).toBe(false)
})

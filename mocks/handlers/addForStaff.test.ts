import { expect, test } from 'vitest'
import type { Call } from '#mocks/handlers/call.ts'
import { addForStaff, isTutorOrStaff, markInactive } from '#mocks/handlers/addForStaff.ts'

const createCall = (category?: string) => ({ account: category && { id: 1, category } }) as unknown as Call // Reads only the account

test('staff alone read the parent of a kid by id, and of which kind an account is', () => {
  const members = { guardian_id: 7, category: 'kids' } as const
  for (const category of ['operator', 'institute_admin'])
    expect(addForStaff(createCall(category), members)).toEqual(members)
  for (const category of ['tutor', 'student', 'kids', undefined])
    expect(addForStaff(createCall(category), members)).toEqual({})
})

test('tutors and staff read whose kid a kid is, and who is inactive', () => {
  const readers = ['operator', 'institute_admin', 'tutor', 'student', 'kids', undefined]
  expect(readers.filter((category) => isTutorOrStaff(createCall(category)))).toEqual(readers.slice(0, 3))
  expect([markInactive(true), markInactive(false)]).toEqual([{ is_inactive: true }, {}])
})

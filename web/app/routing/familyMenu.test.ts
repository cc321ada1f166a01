import { expect, test } from 'vitest'
import { findFamilyEntry, isShownAt } from './familyMenu.ts'

test('a page is found with its entry in any letter case, also under its other path', () => {
  expect(findFamilyEntry('/dashboard/STUDENT-quizzes')?.entry.label).toBe('menu.family.work')
  expect(findFamilyEntry('/dashboard/manage-reservations')?.path).toBe('/dashboard/reservations')
  expect(findFamilyEntry('/tutors')).toBeUndefined()
})

test('an other path shows its own page alone', () => {
  expect(isShownAt({ path: '/dashboard/BookedWebinars' }, '/dashboard/halaqas')).toBe(true)
  expect(isShownAt({ path: '/dashboard/reservations' }, '/dashboard/halaqas')).toBe(false)
})

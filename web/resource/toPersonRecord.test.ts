import { expect, test } from 'vitest'
import { toPersonRecord, toStudentRecord } from './toPersonRecord.ts'

const person = { id: 9, name: 'Layan' }

test('a kid leads to the record of the parent, a student to the own one', () => {
  expect(toStudentRecord({ ...person, guardian: 'Sara Nasr', guardian_id: 7 })).toBe(
    '/dashboard/students?id=7',
  )
  expect(toStudentRecord(person)).toBe('/dashboard/students?id=9')
})

test('a kid whose parent has no id is searched by name and parent', () => {
  expect(toStudentRecord({ ...person, guardian: 'Sara Nasr' })).toBe(
    '/dashboard/students?q=Layan%20Sara%20Nasr',
  )
})

test('an author leads to the record of a tutor or learner; staff have none', () => {
  expect(toPersonRecord({ ...person, category: 'tutor' })).toBe('/dashboard/approved-tutors?id=9')
  expect(toPersonRecord({ ...person, category: 'student' })).toBe('/dashboard/students?id=9')
  expect(toPersonRecord({ ...person, category: 'kids', guardian_id: 7 })).toBe('/dashboard/students?id=7')
  expect(toPersonRecord({ ...person, category: 'operator' })).toBeUndefined()
  expect(toPersonRecord(person)).toBeUndefined()
})

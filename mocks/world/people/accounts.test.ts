import { expect, test } from 'vitest'
import { getById, institutes } from '#mocks/data/catalogue.ts'
import { DAY } from '#mocks/world/hours/clock.ts'
import { createAccounts, createPeople } from '#mocks/world/people/accounts.ts'
import { createTutors } from '#mocks/world/people/tutors.ts'

const day = Date.parse('2027-01-11')
const institute = getById(institutes, 1)
const people = createPeople(institute, 1, day)
const { students, kids } = people
const [student] = students

test('the demo student has three kids, the first with the known passcode', () => {
  const own = kids.filter(({ parent }) => parent === student?.id)
  expect(own).toHaveLength(3)
  expect(own[0]?.passcode).toBe('246810')
  expect(own.every(({ last_name }) => last_name === student?.last_name)).toBe(true)
})

test('kids are from 4 to 17 years old', () => {
  const ages = kids.map(({ date_of_birth }) => Math.floor((day - Date.parse(date_of_birth)) / DAY / 365.25))
  expect([Math.min(...ages), Math.max(...ages)]).toEqual([4, 17])
})

test('no two people share an id, an address or a passcode', () => {
  const ids = [...students, ...kids].map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(new Set(students.map(({ email }) => email)).size).toBe(students.length)
  expect(new Set(kids.map(({ passcode }) => passcode)).size).toBe(kids.length)
})

test('each way to sign in has an account: students, a social one, a tutor, staff and all kids', () => {
  const accounts = createAccounts(institute, people, createTutors(institute, 1, day))
  expect(accounts.slice(0, 5).map(({ user_type, category }) => [user_type, category])).toEqual([
    ['student', 'student'],
    ['google_student', 'student'],
    ['tutor', 'tutor'],
    ['operator', 'operator'],
    ['institute_admin', 'institute_admin'],
  ])
  expect(accounts.slice(5).map(({ id, email }) => [id, email])).toEqual(kids.map(({ id }) => [id, null]))
})

test('a world without its demo people is refused', () => {
  expect(() => createAccounts(institute, people, [])).toThrow('A world needs its demo people')
})

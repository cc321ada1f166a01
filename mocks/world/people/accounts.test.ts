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

test('the first 24 of 200 students have short ids, the demo accounts are the first two', () => {
  expect(students.map(({ id }) => id)).toEqual(
    students.map((_, index) => (index < 24 ? 1300 : 100_000) + index),
  )
  expect(students).toHaveLength(200)
  expect(students.slice(0, 3).map(({ email, phone_number }) => [email, phone_number])).toEqual([
    ['student@example.test', '+447700801300'],
    ['social@example.test', '+447700801301'],
    ['student.1302@example.test', '+447700801302'],
  ])
  expect(students[24]?.phone_number).toBe('+447700800024')
})

/** Indexes of the first three students of a kind. */
const listIndexes = (isListed: (one: (typeof students)[number]) => boolean) =>
  students.flatMap((one, index) => (isListed(one) ? [index] : [])).slice(0, 3)

test('one student of nine is switched off, and one of seventeen has not confirmed the address', () => {
  expect(listIndexes(({ status }) => !status)).toEqual([8, 17, 26])
  expect(listIndexes(({ isPending }) => isPending)).toEqual([16, 33, 50])
})

test('sixty students joined before the bookings of the last months, the others within two years', () => {
  const ages = students.map(({ joined_on }) => (day - Date.parse(joined_on)) / DAY)
  expect(ages.slice(0, 3)).toEqual([140, 177, 214])
  expect(Math.min(...ages.slice(0, 60))).toBe(140)
  expect(Math.max(...ages.slice(0, 60))).toBeLessThan(700)
  expect(ages[60]).toBe(20 + ((60 * 37) % 700))
  expect(Math.min(...ages.slice(60))).toBeLessThan(140)
  expect(Math.max(...ages)).toBeLessThan(720)
})

test('students are women and men, most of them with a picture', () => {
  const women = students.filter(({ gender }) => gender === 'Female').length
  const pictured = students.filter(({ hasPicture }) => hasPicture).length
  expect([women > 70, women < 130, pictured > 100, pictured < 150]).toEqual([true, true, true, true])
})

test('kids are boys and girls with an Arabic first name, of parents among the first students', () => {
  expect(kids.map(({ id }) => id)).toEqual(kids.map((_, index) => 1400 + index))
  expect(kids.map(({ gender }) => gender).slice(0, 3)).toEqual(['Female', 'Male', 'Female'])
  expect(kids.map(({ hasPicture }) => hasPicture)).toEqual(kids.map((_, index) => index < 6))
  const counts = students.map(({ id }) => kids.filter(({ parent }) => parent === id).length)
  expect(counts.slice(0, 15)).toEqual([3, 0, 0, 1, 4, 2, 1, 1, 1, 1, 1, 1, 2, 1, 1])
  for (const { parent, last_name, passcode, passcode_changed } of kids) {
    expect(students.find(({ id }) => id === parent)?.last_name).toEqual(last_name)
    expect(passcode).toMatch(/^\d{6}$/)
    expect(passcode_changed).toBe(day - 30 * DAY)
  }
})

test('the demo accounts have the names, passwords and pictures of their people', () => {
  const tutors = createTutors(institute, 1, day)
  const accounts = createAccounts(institute, people, tutors)
  const tutor = tutors[0]
  expect(accounts.slice(0, 3)).toMatchObject([
    { id: 1300, email: 'student@example.test', password: 'Learn#2026', first_name: student?.first_name },
    { id: 1301, email: 'social@example.test', password: 'Learn#2026', hasPicture: students[1]?.hasPicture },
    { id: 1001, email: 'tutor@example.test', password: 'Teach#2026', gender: tutor?.gender },
  ])
  expect(accounts.slice(3, 5)).toEqual([
    {
      id: 1500,
      first_name: { en: 'Hala', ar: 'هالة' },
      last_name: { en: 'Murad', ar: 'مراد' },
      gender: 'Female',
      hasPicture: false,
      category: 'operator',
      user_type: 'operator',
      email: 'operator@example.test',
      password: 'Operate#2026',
    },
    {
      id: 1501,
      first_name: { en: 'Nadim', ar: 'نديم' },
      last_name: { en: 'Shafiq', ar: 'شفيق' },
      gender: 'Male',
      hasPicture: false,
      category: 'institute_admin',
      user_type: 'institute_admin',
      email: 'admin@example.test',
      password: 'Admin#2026',
    },
  ])
  expect(accounts[5]).toMatchObject({ category: 'kids', user_type: 'kids', email: null, password: '' })
})

test.each([
  ['students', { students: [], kids }],
  ['a second student', { students: students.slice(0, 1), kids }],
])('a world without %s is refused', (_, given) => {
  const tutors = createTutors(institute, 1, day)
  expect(() => createAccounts(institute, given, tutors)).toThrow('A world needs its demo people')
})

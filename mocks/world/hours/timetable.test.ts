import { expect, test } from 'vitest'
import { courses, getById, institutes } from '#mocks/data/catalogue.ts'
import { noon } from '#mocks/emptyState.ts'
import { DAY, HOUR } from '#mocks/world/hours/clock.ts'
import { buildUsualHours } from '#mocks/world/hours/hours.ts'
import { buildTimetable } from '#mocks/world/hours/timetable.ts'
import { parseTime, toInstant, toWallTime } from '#mocks/world/hours/zones.ts'
import { createPeople } from '#mocks/world/people/accounts.ts'
import { createTutors } from '#mocks/world/people/tutors.ts'

const day = noon - 12 * HOUR
const institute = getById(institutes, 1)
const people = { tutors: createTutors(institute, 1, day), ...createPeople(institute, 1, day) }
const { tutors, students, kids } = people
const begin = Date.UTC(2026, 9, 5)
const seats = buildTimetable(institute, 1, begin, people)
const family = seats.filter(({ isFamily }) => isFamily)
const [demo] = tutors
const [student] = students
const [elder, youngest, eldest] = kids

test('the demo family has four hours, two of them with the demo tutor', () => {
  expect(seats.slice(0, 4)).toEqual(family)
  expect(family.map(({ kind, students: own }) => [kind, own[0]])).toEqual([
    ['group', elder?.id],
    ['one_to_one', eldest?.id],
    ['one_to_one', student?.id],
    ['one_to_one', youngest?.id],
  ])
  expect(family.map(({ tutor }) => tutor === demo)).toEqual([true, true, false, false])
})

const readYear = (id: number | undefined) =>
  Number(kids.find((kid) => kid.id === id)?.date_of_birth.slice(0, 4))

test('kids of two to four other families, at most five years apart, learn in the group of the eldest', () => {
  const own = family[0]?.students ?? []
  expect([own.length >= 3, own.length <= 5, new Set(own).size]).toEqual([true, true, own.length])
  for (const id of own) expect(Math.abs(readYear(id) - readYear(elder?.id))).toBeLessThanOrEqual(5)
  for (const id of own.slice(1)) expect(kids.findIndex((kid) => kid.id === id)).toBeGreaterThanOrEqual(3)
})

test('the hours of the family with others are by day, with tutors of another zone', () => {
  for (const { tutor, time } of family.slice(2)) {
    expect(tutor.time_zone).not.toBe(demo?.time_zone)
    const { instant } = toInstant(tutor.time_zone, begin + time)
    const hour = (toWallTime(institute.time_zone, instant) % DAY) / HOUR
    expect([hour >= 9, hour <= 19]).toEqual([true, true])
  }
  expect(new Set(family.map(({ weekday }) => weekday)).size).toBe(4)
})

test('24 tutors teach at hours of their working week, and no hour twice', () => {
  const taught = new Set(seats.map(({ tutor }) => tutor))
  const teaching = tutors.filter(({ status, isTeaching }) => status === 'approved' && isTeaching)
  for (const tutor of teaching.slice(0, 24)) expect(taught.has(tutor)).toBe(true)
  expect(taught.size).toBe(24)
  for (const { tutor, weekday, time } of seats) {
    const range = buildUsualHours(1, tutor).week.find((one) => one.day === weekday)
    expect(range && [time >= parseTime(range.from), time < parseTime(range.to), time % HOUR]).toEqual([
      true,
      true,
      0,
    ])
  }
  const hours = seats.map(({ tutor, weekday, time }) => `${tutor.id}/${weekday}/${time}`)
  expect(new Set(hours).size).toBe(hours.length)
})

test('the demo tutor has six hours a week, the others two or three besides the family', () => {
  const count = (id: number | undefined) =>
    seats.filter(({ tutor, isFamily }) => tutor.id === id && (!isFamily || tutor === demo)).length
  expect(count(demo?.id)).toBe(6)
  const counts = new Set(
    seats
      .map(({ tutor }) => tutor.id)
      .filter((id) => id !== demo?.id)
      .map(count),
  )
  expect([...counts].toSorted()).toEqual([2, 3])
})

test('no one but the family has more than one hour', () => {
  const others = seats.filter(({ isFamily }) => !isFamily)
  const ids = others.flatMap((seat) => seat.students)
  expect(new Set(ids).size).toBe(ids.length)
  const own = new Set(family.flatMap((seat) => seat.students))
  expect(ids.filter((id) => own.has(id))).toEqual([])
  const young = ids.filter((id) => kids.some((kid) => kid.id === id)).length
  expect([young > 0, young < ids.length / 2]).toEqual([true, true])
})

test('a course fits its learner, and is one that the tutor teaches where there is such a one', () => {
  for (const { tutor, students: own, course_id, isFamily } of seats) {
    const type = kids.some(({ id }) => id === own[0]) ? 'kids' : 'adult'
    expect([type, isFamily]).toEqual([getById(courses, course_id).type, isFamily])
    const taught = tutor.course_ids.filter((id) => getById(courses, id).type === type)
    expect(taught.length === 0 || taught.includes(course_id)).toBe(true)
  }
})

test("a tutor's hours stay from term to term, their learners change", () => {
  const later = buildTimetable(institute, 1, begin + 91 * DAY, people).slice(4)
  const listHours = (rows: typeof seats) =>
    rows.filter(({ isFamily }) => !isFamily).map(({ tutor, weekday, time }) => [tutor.id, weekday, time])
  const known = new Set(listHours(seats).map((hour) => hour.join()))
  const kept = listHours(later).filter((hour) => known.has(hour.join()))
  expect(kept.length).toBeGreaterThan(later.length * 0.8)
  expect(later.map((seat) => seat.students)).not.toEqual(seats.slice(4).map((seat) => seat.students))
})

test.each([
  ['a tutor', { ...people, tutors: [] }],
  ['an approved tutor', { ...people, tutors: tutors.filter(({ status }) => status === 'terminated') }],
  ['a student', { ...people, students: [] }],
  ['three kids', { ...people, kids: kids.slice(0, 2) }],
])('a timetable without %s is refused', (_, given) => {
  expect(() => buildTimetable(institute, 1, begin, given)).toThrow('A world needs its demo people')
})

test('a demo tutor who teaches on too few days is refused', () => {
  const idle = tutors.map((tutor, index) => (index ? tutor : { ...tutor, isTeaching: false }))
  expect(buildTimetable(institute, 1, begin, { ...people, tutors: idle })[0]?.tutor).not.toBe(demo)
})

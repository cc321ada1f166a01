import { expect, test } from 'vitest'
import { courses, getById, institutes, type InstituteData } from '#mocks/data/catalogue.ts'
import { noon } from '#mocks/emptyState.ts'
import { DAY, HOUR } from '#mocks/world/hours/clock.ts'
import { buildUsualHours } from '#mocks/world/hours/hours.ts'
import { buildTimetable } from '#mocks/world/hours/timetable.ts'
import { parseTime, toInstant } from '#mocks/world/hours/zones.ts'
import { createPeople } from '#mocks/world/people/accounts.ts'
import { createTutors } from '#mocks/world/people/tutors.ts'

const day = noon - 12 * HOUR
const begin = Date.UTC(2026, 9, 5)

/** Builds the timetable of one term with its people. */
function build(institute: InstituteData, seed: number) {
  const people = { tutors: createTutors(institute, seed, day), ...createPeople(institute, seed, day) }
  const seats = buildTimetable(institute, seed, begin, people)
  const family = seats.filter(({ isFamily }) => isFamily)
  return { host: institute.host, institute, seed, people, seats, family, demo: people.tutors[0] }
}

const worlds = institutes.flatMap((institute) => [1, 2, 3, 4].map((seed) => build(institute, seed)))
const [first] = worlds
if (!first) throw new Error('no institutes')
const { institute, people } = first
const { tutors, kids } = people

test.each(worlds)(
  'the demo family at $host has four hours with the seed $seed, two of them with the demo tutor',
  ({ seats, family, demo, people: { students, kids: own } }) => {
    expect(seats.slice(0, 4)).toEqual(family)
    expect(family.map((seat) => [seat.kind, seat.students[0]])).toEqual([
      ['group', own[0]?.id],
      ['one_to_one', own[2]?.id],
      ['one_to_one', students[0]?.id],
      ['one_to_one', own[1]?.id],
    ])
    expect(family.map(({ tutor }) => tutor === demo)).toEqual([true, true, false, false])
    expect(new Set(family.map(({ weekday }) => weekday)).size).toBe(4)
  },
)

test.each(worlds)(
  'kids of two to four other families, at most five years apart, learn in the group at $host with the seed $seed',
  ({ family, people: { kids: all } }) => {
    const own = family[0]?.students ?? []
    expect([own.length >= 3, own.length <= 5, new Set(own).size]).toEqual([true, true, own.length])
    const years = own.map((id) => Number(all.find((kid) => kid.id === id)?.date_of_birth.slice(0, 4)))
    for (const year of years) expect(Math.abs(year - (years[0] ?? 0))).toBeLessThanOrEqual(5)
    for (const id of own.slice(1)) expect(all.findIndex((kid) => kid.id === id)).toBeGreaterThanOrEqual(3)
  },
)

test.each(worlds)(
  'the hours of the family with others are by day at $host with the seed $seed, with tutors of another zone',
  ({ family, demo, institute: { time_zone } }) => {
    for (const { tutor, time } of family.slice(2)) {
      expect(tutor.time_zone).not.toBe(demo?.time_zone)
      const { instant } = toInstant(tutor.time_zone, begin + time)
      const [from = 0, to = 0] = [9, 19].map((hour) => toInstant(time_zone, begin + hour * HOUR).instant)
      expect([instant >= from, instant <= to]).toEqual([true, true])
    }
  },
)

test.each(worlds)(
  '24 tutors at $host teach at hours of their working week with the seed $seed, and no hour twice',
  ({ seats, seed, people: { tutors: all } }) => {
    const taught = new Set(seats.map(({ tutor }) => tutor))
    const teaching = all.filter(({ status, isTeaching }) => status === 'approved' && isTeaching)
    for (const tutor of teaching.slice(0, 24)) expect(taught.has(tutor)).toBe(true)
    expect(taught.size).toBe(24)
    for (const { tutor, weekday, time } of seats) {
      const range = buildUsualHours(seed, tutor).week.find((one) => one.day === weekday)
      expect(range && [time >= parseTime(range.from), time < parseTime(range.to), time % HOUR]).toEqual([
        true,
        true,
        0,
      ])
    }
    const hours = seats.map(({ tutor, weekday, time }) => `${tutor.id}/${weekday}/${time}`)
    expect(new Set(hours).size).toBe(hours.length)
  },
)

test('the demo tutor has six hours a week, the others two or three besides the family', () => {
  const { seats, demo } = first
  const count = (id: number | undefined) =>
    seats.filter(({ tutor, isFamily }) => tutor.id === id && (!isFamily || tutor === demo)).length
  expect(count(demo?.id)).toBe(6)
  const others = seats.map(({ tutor }) => tutor.id).filter((id) => id !== demo?.id)
  expect([...new Set(others.map(count))].toSorted()).toEqual([2, 3])
})

test.each(worlds)(
  'no one at $host but the family has more than one hour with the seed $seed, and some are kids',
  ({ seats, family, people: { kids: all } }) => {
    const ids = seats.flatMap(({ isFamily, students }) => (isFamily ? [] : students))
    expect(new Set(ids).size).toBe(ids.length)
    const own = new Set(family.flatMap((seat) => seat.students))
    expect(ids.filter((id) => own.has(id))).toEqual([])
    const young = ids.filter((id) => all.some((kid) => kid.id === id)).length
    expect([young > 0, young < ids.length / 3]).toEqual([true, true])
  },
)

test.each(worlds)(
  'a course at $host fits its learner with the seed $seed, and is one that the tutor teaches where there is such a one',
  ({ seats, people: { kids: all } }) => {
    for (const { tutor, students: own, course_id } of seats) {
      const type = all.some(({ id }) => id === own[0]) ? 'kids' : 'adult'
      expect(getById(courses, course_id).type).toBe(type)
      const taught = tutor.course_ids.filter((id) => getById(courses, id).type === type)
      expect(taught.length === 0 || taught.includes(course_id)).toBe(true)
    }
  },
)

test("a tutor's hours stay from term to term, their learners change", () => {
  const { seats } = first
  const later = buildTimetable(institute, 1, begin + 91 * DAY, people).slice(4)
  const listHours = (rows: typeof seats) =>
    rows.filter(({ isFamily }) => !isFamily).map(({ tutor, weekday, time }) => [tutor.id, weekday, time])
  const known = new Set(listHours(seats).map((hour) => hour.join()))
  const kept = listHours(later).filter((hour) => known.has(hour.join()))
  expect(kept.length).toBeGreaterThan(later.length * 0.8)
  expect(later.map((seat) => seat.students)).not.toEqual(seats.slice(4).map((seat) => seat.students))
})

test('tutors who teach no course for their learners teach one that fits all the same', () => {
  const untaught = tutors.map((tutor) => ({ ...tutor, course_ids: [] }))
  for (const { students: own, course_id } of buildTimetable(institute, 1, begin, {
    ...people,
    tutors: untaught,
  }))
    expect(getById(courses, course_id).type).toBe(kids.some(({ id }) => id === own[0]) ? 'kids' : 'adult')
})

test.each([
  ['a tutor', { ...people, tutors: [] }],
  ['an approved tutor', { ...people, tutors: tutors.filter(({ status }) => status === 'terminated') }],
  ['a student', { ...people, students: [] }],
  ['three kids', { ...people, kids: kids.slice(0, 2) }],
])('a timetable without %s is refused', (_, given) => {
  expect(() => buildTimetable(institute, 1, begin, given)).toThrow('A world needs its demo people')
})

test('while the first tutor does not teach, the next one teaches the family', () => {
  const idle = tutors.map((tutor, index) => (index ? tutor : { ...tutor, isTeaching: false }))
  expect(buildTimetable(institute, 1, begin, { ...people, tutors: idle })[0]?.tutor).toBe(idle[1])
})

import { expect, test } from 'vitest'
import { courses, getById, institutes, type InstituteData } from '#mocks/data/catalogue.ts'
import { noon } from '#mocks/emptyState.ts'
import { createGroupClasses } from '#mocks/world/classes/groupClasses.ts'
import { listGroupStarts } from '#mocks/world/classes/groupClassSessions.ts'
import { DAY, HOUR, formatDate } from '#mocks/world/hours/clock.ts'
import { buildUsualHours, sortByZoneDistance } from '#mocks/world/hours/hours.ts'
import { parseTime, toWallTime } from '#mocks/world/hours/zones.ts'
import { createPeople } from '#mocks/world/people/accounts.ts'
import { createTutors } from '#mocks/world/people/tutors.ts'
import type { ClassRecord } from '#mocks/world/records.ts'

const day = noon - 12 * HOUR

/** Creates the groups of an institute with its people. */
function build(institute: InstituteData, seed: number) {
  const approved = createTutors(institute, seed, day).filter(({ status }) => status === 'approved')
  const { kids } = createPeople(institute, seed, day)
  const inputs = { institute, seed, root: 10_000, day, approved, kids, classes: [] }
  const groups = createGroupClasses(inputs)
  const findTutor = (id: number) => getById(approved, id)
  return { host: institute.host, institute, seed, inputs, groups, kids, findTutor, approved }
}

const worlds = institutes.flatMap((institute) => [1, 2, 3].map((seed) => build(institute, seed)))
const [world] = worlds
if (!world) throw new Error('no institutes')
const { groups, inputs, institute } = world
const offered = courses.filter(({ isGroup }) => isGroup)

test('each group course has one group, which begins within two weeks and lasts fourteen', () => {
  expect(groups.map(({ id, course_id, name }) => [id, course_id, name])).toEqual(
    offered.map(({ id, name }, index) => [10_001 + index, id, name]),
  )
  for (const [index, { start_date, end_date }] of groups.entries()) {
    const begin = day + (3 + (index % 9)) * DAY
    expect([start_date, end_date]).toEqual([formatDate(begin), formatDate(begin + 98 * DAY)])
  }
})

test('a group is of two to five people of the ages of its course, and every second one goes on', () => {
  for (const [index, { min, max, minutes, isRenewed, age_from, age_to }] of groups.entries()) {
    expect([min, max, minutes, isRenewed]).toEqual([2, 5, 60, index % 2 === 0])
    expect([age_from, age_to]).toEqual([offered[index]?.ages?.from ?? 18, offered[index]?.ages?.to ?? 99])
  }
})

const listPrices = (currency: string) =>
  createGroupClasses({ ...inputs, institute: { ...institute, currency } }).map(({ price }) => price)

test('a price fits the currency of the institute', () => {
  expect(listPrices('USD')).toEqual(groups.map((_, index) => 8 + (index % 4)))
  expect(listPrices('EGP')).toEqual(groups.map((_, index) => 120 + (index % 5) * 20))
})

test.each(worlds)(
  'a group of kids at $host has up to five of fitting age with the seed $seed',
  ({ kids, groups: own }) => {
    for (const [index, { learners, course_id }] of own.entries()) {
      const { type, ages } = getById(courses, course_id)
      const positions = learners.map((id) => kids.findIndex((kid) => kid.id === id))
      expect(positions.every((position) => position >= 3)).toBe(true)
      const years = positions.map(
        (position) => (day - Date.parse(kids[position]?.date_of_birth ?? '')) / DAY / 365.25,
      )
      expect(years.filter((age) => age < (ages?.from ?? 18) || age >= (ages?.to ?? 99) + 1)).toEqual([])
      expect(learners.length).toBeLessThanOrEqual(type === 'kids' ? index % 6 : 0)
    }
    const full = own.filter(({ learners }, index) => learners.length === index % 6 && learners.length > 1)
    expect(full.length).toBeGreaterThan(0)
  },
)

test('groups of one size have different kids', () => {
  const sets = groups.flatMap(({ learners }) => (learners.length > 1 ? [learners.join()] : []))
  expect(new Set(sets).size).toBeGreaterThan(sets.length / 2)
})

test.each(worlds)(
  'the first tutor at $host teaches every eighth group with the seed $seed, those of near zones the others',
  ({ approved, groups: own, findTutor, institute: { time_zone } }) => {
    const teaching = approved.filter(({ isTeaching }) => isTeaching)
    const nearby = sortByZoneDistance(teaching, time_zone, day).slice(0, 8)
    for (const [index, { tutor }] of own.entries())
      expect(index % 8 ? nearby : teaching.slice(0, 1)).toContain(findTutor(tutor))
    expect(new Set(own.map(({ tutor }) => tutor)).size).toBeGreaterThan(3)
  },
)

test.each(worlds)(
  'a group at $host meets twice a week while its tutor works with the seed $seed, and its families are awake',
  ({ groups: all, findTutor, seed, institute: { time_zone } }) => {
    for (const { tutor, days, start_time, start_date, end_date } of all) {
      const { week } = buildUsualHours(seed, findTutor(tutor))
      expect(days).toEqual([...new Set(days)].toSorted((a, b) => a - b))
      expect(days).toHaveLength(2)
      const time = parseTime(start_time)
      expect(start_time).toMatch(/^\d\d:00$/)
      for (const weekday of days) {
        const range = week.find((one) => one.day === weekday)
        expect(range && [time >= parseTime(range.from), time < parseTime(range.to)]).toEqual([true, true])
      }
      const zone = findTutor(tutor).time_zone
      const starts = listGroupStarts(zone, { days, start_time, start_date, end_date })
      const hours = starts.map((start) => Math.floor((toWallTime(time_zone, start) % DAY) / HOUR))
      expect([Math.min(...hours) >= 8, Math.max(...hours) <= 20]).toEqual([true, true])
    }
  },
)

test.each(worlds)(
  'no tutor and no kid at $host has two groups at once with the seed $seed',
  ({ groups: all, findTutor }) => {
    const taken = all.flatMap((group) =>
      listGroupStarts(findTutor(group.tutor).time_zone, group).flatMap((start) =>
        [group.tutor, ...group.learners].map((id) => `${id}/${start}`),
      ),
    )
    expect(new Set(taken).size).toBe(taken.length)
  },
)

const buildClass = (start: number, more: Partial<ClassRecord>) =>
  ({ tutor: 0, students: [], start, ...more }) as unknown as ClassRecord // The members in use
/** Creates groups beside another class. @returns the time of the first one */
const findTime = (row: ClassRecord) => createGroupClasses({ ...inputs, classes: [row] })[0]?.start_time

test('a group keeps away from the other classes of its tutor and kids in the next weeks', () => {
  const [group] = groups
  const starts = group ? listGroupStarts(world.findTutor(group.tutor).time_zone, group) : []
  const tutor = group?.tutor ?? 0
  const [first = 0] = starts
  expect(findTime(buildClass(first, { tutor }))).not.toBe(group?.start_time)
  for (const off of [-0.75, -0.25, 0.25, 0.75])
    expect(findTime(buildClass(first + off * HOUR, { tutor }))).not.toBe(group?.start_time)
  expect(findTime(buildClass(first + HOUR, { tutor }))).toBe(group?.start_time)
  expect(findTime(buildClass(first, { tutor: 99 }))).toBe(group?.start_time)
  const late = starts.find((start) => start >= day + 45 * DAY) ?? 0
  expect(findTime(buildClass(late, { tutor }))).toBe(group?.start_time)
  const early = starts.findLast((start) => start < day + 45 * DAY) ?? 0
  expect(findTime(buildClass(early, { tutor }))).not.toBe(group?.start_time)
})

test('a group without a tutor is refused', () => {
  expect(() => createGroupClasses({ ...inputs, approved: [] })).toThrow('A group needs a tutor')
})

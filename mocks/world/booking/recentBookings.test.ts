import { expect, test } from 'vitest'
import { getById, institutes } from '#mocks/data/catalogue.ts'
import { createEmptyState, insertClass, insertGroupClass, insertTutor, noon } from '#mocks/emptyState.ts'
import { createOpenBookings } from '#mocks/world/booking/openBookings.ts'
import { computePrice } from '#mocks/world/booking/prices.ts'
import { DAY, HOUR } from '#mocks/world/hours/clock.ts'
import { buildUsualHours, isBusyAt, listStarts } from '#mocks/world/hours/hours.ts'
import { createPeople } from '#mocks/world/people/accounts.ts'
import type { ClassRecord, KidRecord } from '#mocks/world/records.ts'

const day = noon - 12 * HOUR
const institute = getById(institutes, 1)
const people = createPeople(institute, 1, day)
const { students } = people
const [example] = people.kids
if (!example) throw new Error('no kids')
const state = createEmptyState()
const tutor = insertTutor(state, { isTeaching: true, course_ids: [101, 102], price: 30 })

/** A kid of an age in years. */
const buildKid = (id: number, parent: number, age: number): KidRecord => ({
  ...example,
  id,
  parent,
  date_of_birth: new Date(day - age * 365.25 * DAY).toISOString().slice(0, 10),
})
const [own, other] = [buildKid(71, 7, 6), buildKid(81, 8, 6)]
const group = insertGroupClass(state, {
  age_from: 5,
  age_to: 9,
  days: [1, 3],
  learners: [81],
  end_date: '2027-06-01',
})
const inputs = {
  institute,
  seed: 1,
  day,
  first: 900,
  tutors: [tutor],
  students,
  kids: [own, other],
  classes: [] as ClassRecord[],
  groupClasses: [group],
}
const create = (more: Partial<typeof inputs> = {}) => createOpenBookings({ ...inputs, ...more })

test('the declined booking is four classes at the first free hour from three days ahead on', () => {
  const [declined] = create().reservations
  const range = { from: day + 3 * DAY, to: day + 7 * DAY }
  const start = listStarts(buildUsualHours(1, tutor), range).find((hour) => !isBusyAt(1, tutor.id, hour))
  expect(declined).toEqual({
    id: 900,
    kind: 'one_to_one',
    state: 'pending',
    student: students[0]?.id,
    learner: students[0]?.id,
    tutor: tutor.id,
    course_ids: [101],
    program_id: 1,
    starts: [start],
    price: computePrice({ sessions: 4, each: 30 }),
    created: day - 2 * DAY + 17 * HOUR,
  })
})

/** Finds the hour of the declined booking beside other classes. */
const findHour = (...classes: ClassRecord[]) => create({ classes }).reservations[0]?.starts[0] ?? 0
const takeHour = (start: number, of = tutor.id) => insertClass(state, { tutor: of, start })

test('an hour that a class of the tutor overlaps is not free', () => {
  const free = findHour()
  for (const start of [free, free + HOUR - 1, free - HOUR + 1])
    expect(findHour(takeHour(free + DAY), takeHour(start))).toBeGreaterThan(free)
  expect(findHour(takeHour(free + HOUR), takeHour(free - HOUR), takeHour(free, 99))).toBe(free)
})

test('a tutor without trials is preferred, or else the first is taken, even without an hour', () => {
  const trial = insertTutor(state, { isTeaching: true, has_trial: true })
  const idle = insertTutor(state)
  const find = (tutors: (typeof tutor)[]) => create({ tutors }).reservations[0]
  expect(find([idle, trial, tutor])?.tutor).toBe(tutor.id)
  expect(find([trial, idle])?.tutor).toBe(trial.id)
  expect(find([idle, trial])).toMatchObject({ tutor: idle.id, starts: [] })
  expect(create({ tutors: [], kids: [] }).reservations).toEqual([])
})

test('a kid of the demo family waits for a seat, and one of another family has one', () => {
  const { reservations, payments } = create()
  const price = computePrice({ sessions: 8, each: 20 })
  const seat = { course_id: 1, group: group.id, price: price.total }
  const shared = { kind: 'group', tutor: 3, course_ids: [1], program_id: null, starts: [], price }
  expect(reservations.slice(1)).toEqual([
    {
      ...shared,
      id: 901,
      state: 'pending',
      student: 7,
      learner: 71,
      matrix: [{ ...seat, user_id: 71 }],
      created: day - DAY + 10 * HOUR,
    },
    {
      ...shared,
      id: 902,
      state: 'active',
      student: 8,
      learner: 81,
      matrix: [{ ...seat, user_id: 81 }],
      created: day - 6 * DAY + 10 * HOUR,
    },
  ])
  const paid = day - 6 * DAY + 10.5 * HOUR
  expect(payments.slice(1)).toEqual([
    { id: 901, kind: 'attempt', reservation: 901, created: day - DAY + 10 * HOUR, state: 'pending' },
    {
      id: 902,
      kind: 'attempt',
      reservation: 902,
      created: day - 6 * DAY + 10 * HOUR,
      state: 'completed',
      paid,
      due: '2027-01-05',
    },
  ])
  expect(payments[0]).toMatchObject({ state: 'failed', message: 'paymentDeclined', kind: 'attempt' })
})

test.each([
  [4.9, false],
  [5.1, true],
  [9.9, true],
  [10.1, false],
])('a kid of %d years in a group from 5 to 9 has a booking: %j', (age, isFitting) => {
  const { reservations } = create({ kids: [buildKid(71, 7, age)] })
  expect(reservations.some(({ learner }) => learner === 71)).toBe(isFitting)
})

test('a seat waits in a group in which the kid does not sit yet', () => {
  const full = insertGroupClass(state, { learners: [71, 81] })
  expect(create({ groupClasses: [full] }).reservations.map(({ learner }) => learner)).toEqual([
    students[0]?.id,
    81,
  ])
  const open = insertGroupClass(state)
  expect(create({ groupClasses: [full, open] }).reservations[1]?.matrix?.[0]?.group).toBe(open.id)
})

import { expect, test } from 'vitest'
import { parseSlotId } from '#mocks/world/hours/slots.ts'
import { createJourneyWorld, read } from '../journey.ts'
import { createNumbers } from '../sample.ts'

const { tutor } = createNumbers(1)
const WEEK = 7 * 86_400_000

interface Hour {
  start_date_time: string
  course: { id: number }
}

/** Holds two hours of the demo tutor for two of the courses, with a price, not booked yet. */
async function hold(hours = 2) {
  const world = await createJourneyWorld()
  const { as, free } = world
  const profile = await as('student', 'GET', `/tutor/profile/${tutor}/`)
  const [one = 0, other = 0, third = 0] = read<{ id: number }[]>(profile.data.courses).map(({ id }) => id)
  const chosen = (await free()).slice(0, hours)
  const slot_ids = chosen.toSorted((a, b) => parseSlotId(a).start - parseSlotId(b).start)
  const held = await as('student', 'POST', '/slots/hold/', { tutor_id: tutor, slot_ids })
  const choice = { tutor_id: tutor, course_ids: [one, other], program_id: 2 }
  const quote = await as('student', 'POST', '/reservation/quote/', { ...choice, slot_ids })
  const [first = 0, second = 0] = slot_ids
  const add = (more: object) =>
    as('student', 'POST', '/reservation/add/', {
      ...choice,
      hold_id: held.data.id,
      total_cost: quote.data.total_cost,
      ...more,
    })
  return { ...world, one, other, third, first, second, quote, add }
}

/** Returns the course of each class by the weekday and time of its slot. */
function groupCourses(hours: readonly Hour[], slot: number): number[] {
  const { start } = parseSlotId(slot)
  const own = hours.filter((hour) => (Date.parse(hour.start_date_time) - start) % WEEK === 0)
  return own.map(({ course }) => course.id)
}

test('a class of a booking of two courses is of the course that was chosen for its weekly hour', async () => {
  const { as, pay, add, one, other, first, second, quote } = await hold()
  const made = await add({
    course_hours: [
      { slot_id: second, course_id: one },
      { slot_id: first, course_id: other },
    ],
  })
  expect(made.status).toBe(200)
  expect(made.data.total_cost).toBe(quote.data.total_cost)
  const wanted = read<Hour[]>(made.data.course_hours)
  expect(wanted.map(({ start_date_time }) => start_date_time)).toEqual(made.data.wanted)
  expect(new Set(groupCourses(wanted, first))).toEqual(new Set([other]))
  expect(new Set(groupCourses(wanted, second))).toEqual(new Set([one]))
  const payment = await pay('student', { reservation_id: made.data.id })
  const { data } = await as('student', 'GET', `/reservations/detail/${made.data.id}/`)
  const classes = read<(Hour & { id: number })[]>(data.classes)
  expect(classes).toHaveLength(wanted.length)
  expect(new Set(groupCourses(classes, first))).toEqual(new Set([other]))
  expect(new Set(groupCourses(classes, second))).toEqual(new Set([one]))
  const taught = await as('tutor', 'GET', `/classes/detail/${classes[0]?.id}/`)
  expect(taught.data.course).toMatchObject({ id: other })
  const receipt = await as('student', 'GET', `/payments/${payment.data.id}/receipt/`)
  const lines = read<{ description: string; amount: number }[]>(receipt.data.lines)
  expect(lines.map(({ description }) => description)).toEqual([
    expect.stringMatching(/^4 classes of 60 minutes · \S/),
    expect.stringMatching(/^4 classes of 60 minutes · \S/),
  ])
  expect(lines[0]?.description).not.toBe(lines[1]?.description)
  expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(receipt.data.subtotal)
})

test('each date of the month names the chosen slot that it repeats', async () => {
  const { as, first, second } = await hold()
  const body = { tutor_id: tutor, program_id: 2, slot_ids: [first, second] }
  const { rows } = await as('student', 'POST', '/reservation/schedule/', body)
  expect(rows.map(({ slot_id }) => slot_id)).toEqual([1, 2, 3, 4].flatMap(() => [first, second]))
})

test.each([
  ['no course of any hour', () => [], 'Choose at least one hour for each course.'],
  [
    'one hour without a course',
    ({ first, one }) => [{ slot_id: first, course_id: one }],
    'Choose at least one hour for each course.',
  ],
  [
    'both hours for one course',
    ({ first, second, one }) => [
      { slot_id: first, course_id: one },
      { slot_id: second, course_id: one },
    ],
    'Choose at least one hour for each course.',
  ],
  [
    'an hour that is not held',
    ({ first, one, other }) => [
      { slot_id: first, course_id: one },
      { slot_id: first + 96 * 40, course_id: other },
    ],
    'This record does not exist',
  ],
  [
    'a course that was not chosen',
    ({ first, second, one, third }) => [
      { slot_id: first, course_id: one },
      { slot_id: second, course_id: third },
    ],
    'This value is not allowed.',
  ],
  [
    'an hour with two courses',
    ({ first, one, other }) => [
      { slot_id: first, course_id: one },
      { slot_id: first, course_id: other },
    ],
    'Each can appear only once.',
  ],
] as [string, (held: Awaited<ReturnType<typeof hold>>) => object[], string][])(
  'a booking of two courses with %s is refused in its field',
  async (_, build, text) => {
    const held = await hold()
    const refused = await held.add({ course_hours: build(held) })
    expect(refused.status).toBe(422)
    expect(refused.text).toContain(`"course_hours":["${text}`)
  },
)

test('a booking of two courses with a single hour is refused', async () => {
  const { add, one, first } = await hold(1)
  const refused = await add({ course_hours: [{ slot_id: first, course_id: one }] })
  expect(refused.text).toContain('"course_hours":["Choose at least one hour for each course."]')
})

test('a booking of one course needs no course of its hours', async () => {
  const { add, other } = await hold()
  const made = await add({ course_ids: [other] })
  expect(made.status).toBe(200)
  expect(made.data).not.toHaveProperty('course_hours')
})

test('an hour in place of a date that clashes is of the course of that date', async () => {
  const { as, free, add, one, other, first, second } = await hold()
  const all = new Map((await free()).map((slot) => [parseSlotId(slot).start, slot]))
  const clash = parseSlotId(second).start + WEEK
  const taken = { tutor_id: tutor, course_id: one, slot_id: second + WEEK / 900_000 }
  expect((await as('social', 'POST', '/reservation/trial/', taken)).status).toBe(200)
  const weekly = new Set([first, second].map((slot) => parseSlotId(slot).start % WEEK))
  const instead = [...all].findLast(([start]) => !weekly.has(start % WEEK))
  const replacements = [{ clash_date_time: new Date(clash).toISOString(), slot_id: instead?.[1] }]
  const choice = { tutor_id: tutor, course_ids: [one, other], program_id: 2, replacements }
  const quote = await as('student', 'POST', '/reservation/quote/', { ...choice, slot_ids: [first, second] })
  const made = await add({
    replacements,
    total_cost: quote.data.total_cost,
    course_hours: [
      { slot_id: first, course_id: one },
      { slot_id: second, course_id: other },
    ],
  })
  expect(made.status).toBe(200)
  const hours = read<Hour[]>(made.data.course_hours)
  const moved = hours.find(({ start_date_time }) => Date.parse(start_date_time) === instead?.[0])
  expect(moved?.course.id).toBe(other)
})

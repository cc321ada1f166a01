import { expect, test } from 'vitest'
import { parseSlotId } from '#mocks/world/hours/slots.ts'
import { createJourneyWorld, read, type CallResult } from '../journey.ts'
import { createNumbers } from '../sample.ts'

const { tutor } = createNumbers(1)
const WEEK = 7 * 86_400_000

const isSecondWeek = (start: number, theirs: ReadonlySet<number>) => theirs.has(start - WEEK)

function findCourse(row: CallResult['rows'][number] | undefined) {
  return read<{ id: number }[]>(row?.courses)[0]?.id ?? 0
}

/** Finds hours that the demo tutor and another tutor have both free, and books the first with the demo tutor. */
async function bookFirst(pick: (start: number, all: ReadonlySet<number>) => boolean = () => true) {
  const world = await createJourneyWorld()
  const { as, free } = world
  const { rows } = await as('social', 'GET', '/tutor/list/?page_size=100')
  const own = new Map((await free(tutor)).map((slot) => [parseSlotId(slot).start, slot]))
  for (const other of rows.filter(({ id, has_trial }) => has_trial && id !== tutor)) {
    const theirs = new Map((await free(other.id)).map((slot) => [parseSlotId(slot).start, slot]))
    const start = [...theirs.keys()].find((one) => own.has(one) && pick(one, new Set(theirs.keys())))
    if (start === undefined) continue
    const demo = rows.find(({ id }) => id === tutor)
    const trial = { tutor_id: tutor, course_id: findCourse(demo), slot_id: own.get(start) }
    const booked = await as('social', 'POST', '/reservation/trial/', trial)
    expect(booked.status).toBe(200)
    return {
      ...world,
      tutor_id: other.id,
      course_id: findCourse(other),
      slot_id: theirs.get(start) ?? 0,
      start,
    }
  }
  throw new Error('No two tutors with a shared hour')
}

test('a learner cannot have a free class with two tutors at the same hour', async () => {
  const { as, tutor_id, course_id, slot_id } = await bookFirst()
  const refused = await as('social', 'POST', '/reservation/trial/', { tutor_id, course_id, slot_id })
  expect(refused.status).toBe(422)
  expect(refused.text).toContain('"slot_id":["You have another class at that time: ')
  expect(refused.text).toContain('Choose another time, or move that class first.')
})

test('an hour at which the learner has another class is neither held nor priced nor booked', async () => {
  const { as, tutor_id, course_id, slot_id } = await bookFirst()
  const choice = { tutor_id, course_ids: [course_id], program_id: 1 }
  const text = expect.stringContaining('"slot_ids":["You have another class at that time: ')
  const held = await as('social', 'POST', '/slots/hold/', { tutor_id, slot_ids: [slot_id], kid_id: null })
  expect(held).toMatchObject({ status: 422, text })
  const quote = { ...choice, slot_ids: [slot_id], kid_id: null }
  expect(await as('social', 'POST', '/reservation/quote/', quote)).toMatchObject({ status: 422, text })
  // A learner who is not chosen yet keeps no hour from anyone
  const open = await as('social', 'POST', '/slots/hold/', { tutor_id, slot_ids: [slot_id] })
  expect(open.status).toBe(200)
  const wanted = { ...choice, hold_id: open.data.id, total_cost: 1 }
  expect(await as('social', 'POST', '/reservation/add/', wanted)).toMatchObject({ status: 422, text })
})

test('a later date at which the learner has another class is marked and not paid', async () => {
  const { as, free, tutor_id, course_id, start } = await bookFirst(isSecondWeek)
  const slot = (await free(tutor_id)).find((one) => parseSlotId(one).start === start - WEEK)
  const choice = { tutor_id, program_id: 1, slot_ids: [slot], kid_id: null }
  const planned = await as('social', 'POST', '/reservation/schedule/', choice)
  const clash = planned.rows.find((row) => Date.parse(String(row.start_date_time)) === start)
  expect(clash).toMatchObject({ is_clash: true, is_learner_busy: true })
  const { kid_id: _, ...openChoice } = choice
  const open = await as('social', 'POST', '/reservation/schedule/', openChoice)
  const isMarked = open.rows.some((row) => row.is_clash && Date.parse(String(row.start_date_time)) === start)
  expect(isMarked).toBe(false)
  const priced = { ...choice, course_ids: [course_id] }
  const quote = await as('social', 'POST', '/reservation/quote/', priced)
  expect(quote.data.sessions_count).toBe(planned.rows.filter(({ is_clash }) => !is_clash).length)
})

test('a payment is given back when the learner has booked another class at its hour meanwhile', async () => {
  const world = await createJourneyWorld()
  const { as, free, course, startPaying, settle } = world
  const { rows } = await as('social', 'GET', '/tutor/list/?page_size=100')
  const own = new Map((await free(tutor)).map((slot) => [parseSlotId(slot).start, slot]))
  const other = rows.find(({ id, has_trial }) => has_trial && id !== tutor)
  const theirs = await free(other?.id)
  const trial = theirs.find((slot) => own.has(parseSlotId(slot).start)) ?? 0
  const slot_ids = [own.get(parseSlotId(trial).start)]
  const choice = { tutor_id: tutor, course_ids: [course], program_id: 1 }
  const hold = await as('social', 'POST', '/slots/hold/', { tutor_id: tutor, slot_ids })
  const quote = await as('social', 'POST', '/reservation/quote/', { ...choice, slot_ids })
  const wanted = { ...choice, hold_id: hold.data.id, total_cost: quote.data.total_cost }
  const made = await as('social', 'POST', '/reservation/add/', wanted)
  const begun = await startPaying('social', { reservation_id: made.data.id })
  const course_id = read<{ id: number }[]>(other?.courses)[0]?.id
  const booked = { tutor_id: other?.id, course_id, slot_id: trial }
  expect((await as('social', 'POST', '/reservation/trial/', booked)).status).toBe(200)
  expect((await settle('social', begun)).data).toMatchObject({
    state: 'failed',
    message: expect.stringContaining('The learner has another class'),
  })
})

import { describe, expect, test } from 'vitest'
import { NOON } from '#mocks/testClient.ts'
import { parseSlotId } from '#mocks/world/hours/slots.ts'
import { createJourneyWorld, book, read, type Slot } from '../journey.ts'
import { createNumbers } from '../sample.ts'

const { tutor } = createNumbers(1)
const WEEK = 7 * 86_400_000

describe('prices', () => {
  test('the price on the card is the price at the checkout; the total is its net amount and VAT', async () => {
    const { as, course, free } = await createJourneyWorld()
    const [slot] = await free()
    const card = await as('student', 'GET', `/tutor/profile/${tutor}/`)
    const { rows } = await as('student', 'GET', `/programs/list/?tutor_id=${tutor}`)
    const single = rows.find(({ payment_type }) => payment_type === 'pay_as_you_go')
    const body = { tutor_id: tutor, course_ids: [course], program_id: single?.id, slot_ids: [slot] }
    const { data } = await as('student', 'POST', '/reservation/quote/', body)
    expect(data.total_cost).toBe(single?.price_per_session)
    expect(Number(data.net_cost) + Number(data.vat)).toBeCloseTo(Number(data.total_cost))
    expect(Number(data.net_cost) * 1.14).toBeCloseTo(Number(data.total_cost), 1)
    expect(card.data.price).toBeTypeOf('number')
    const { call } = await createJourneyWorld()
    const { body: configs } = await call('POST', '/institutes/configs/', { body: {} })
    expect(configs).toMatchObject({ configurations: { vat_percentage: { config_value: 14 } } })
  })
})

describe('a month with a date that clashes', () => {
  test('is charged without it, or with another hour that was chosen for it', async () => {
    const { as, course, pay } = await createJourneyWorld()
    const { slot, clash, other } = await findClash(as)
    const choice = { tutor_id: tutor, course_ids: [course], program_id: 1 }
    const quote = (replacements: object[]) =>
      as('student', 'POST', '/reservation/quote/', { ...choice, slot_ids: [slot], replacements })
    const without = await quote([])
    const replacements = [{ clash_date_time: new Date(clash).toISOString(), slot_id: other }]
    const complete = await quote(replacements)
    expect(complete.data.sessions_count).toBe(Number(without.data.sessions_count) + 1)
    const taken = await quote([{ clash_date_time: replacements[0]?.clash_date_time, slot_id: slot }])
    expect(taken).toMatchObject({ status: 422, text: expect.stringContaining('Please select a new slot') })
    const held = { tutor_id: tutor, slot_ids: [slot], replacement_slot_ids: [other] }
    const hold = await as('student', 'POST', '/slots/hold/', held)
    const refused = await as('social', 'POST', '/slots/hold/', { tutor_id: tutor, slot_ids: [other] })
    expect(refused.status).toBe(409)
    const made = await as('student', 'POST', '/reservation/add/', {
      ...choice,
      hold_id: hold.data.id,
      replacements,
      total_cost: complete.data.total_cost,
    })
    await pay('student', { reservation_id: made.data.id })
    const { data } = await as('student', 'GET', `/reservations/detail/${made.data.id}/`)
    expect(data).toMatchObject({ sessions_total: complete.data.sessions_count, state: 'active' })
    expect(data.classes).toHaveLength(Number(complete.data.sessions_count))
    const starts = read<{ start_date_time: string }[]>(data.classes).map((row) =>
      Date.parse(row.start_date_time),
    )
    expect(starts).toContain(parseSlotId(other).start)
    expect(starts).not.toContain(clash)
  })
})

/** Finds a free hour whose weekly repetition meets a date that is not free, and another free hour after it. */
async function findClash(as: Awaited<ReturnType<typeof createJourneyWorld>>['as']) {
  const [from, to] = [NOON, NOON + 5 * WEEK].map((at) => new Date(at).toISOString())
  const profile = await as('student', 'GET', `/tutor/profile/${tutor}/slots/?from=${from}&to=${to}`)
  const slots = read<Slot[]>(profile.data.slots)
  const free = slots.filter(({ state }) => state === 'available')
  for (const { id } of free) {
    const body = { tutor_id: tutor, program_id: 1, slot_ids: [id] }
    const { rows } = await as('student', 'POST', '/reservation/schedule/', body)
    const plan = read<{ start_date_time: string; is_clash: boolean }[]>(rows)
    const clash = plan.find(({ is_clash }) => is_clash)
    const start = Date.parse(clash?.start_date_time ?? '')
    const other = free.find(
      (slot) =>
        Date.parse(slot.start_date_time) > start &&
        plan.every(
          (row) => Math.abs(Date.parse(row.start_date_time) - Date.parse(slot.start_date_time)) >= 3_600_000,
        ),
    )
    if (clash && other) return { slot: id, clash: start, other: other.id }
  }
  throw new Error('Every weekly hour is free in the whole month')
}

describe('cancelling', () => {
  test('the preview says what comes back, and reservation and payment show it on every side', async () => {
    const world = await createJourneyWorld()
    const { as, pay, move } = world
    const { made, slot } = await book(world)
    const { data: paid } = await pay('student', { reservation_id: made.data.id })
    const path = `/reservations/${made.data.id}`
    const before = await as('student', 'GET', `${path}/cancellation/`)
    expect(before.data).toMatchObject({
      refund_amount: paid.total_cost,
      classes_refunded: 4,
      classes_lost: 0,
      classes_held: 0,
    })
    // Two hours before the first class it is lost for the student, and paid back when staff cancel
    move((parseSlotId(slot ?? 0).start - NOON) / 60_000 - 120)
    const late = await as('student', 'GET', `${path}/cancellation/`)
    expect(late.data).toMatchObject({ classes_refunded: 3, classes_lost: 1 })
    expect((await as('operator', 'GET', `${path}/cancellation/`)).data).toMatchObject({ classes_lost: 0 })
    const reason = { reason: 'The hour does not suit' }
    const ended = await as('student', 'POST', `${path}/cancel/`, reason)
    const refund = { amount: late.data.refund_amount }
    expect(ended.data).toMatchObject({ state: 'cancelled', refund })
    for (const side of ['student', 'operator'] as const) {
      const { data } = await as(side, 'GET', `/payments/detail/${paid.id}/`)
      expect(data).toMatchObject({ refund })
    }
    expect((await as('student', 'GET', `${path}/cancellation/`)).status).toBe(409)
  })

  test('a class that the tutor cancels is owed: hours are offered, and the student books one', async () => {
    const world = await createJourneyWorld()
    const { as, pay, free } = world
    const { made } = await book(world)
    await pay('student', { reservation_id: made.data.id })
    const { data } = await as('student', 'GET', `/reservations/detail/${made.data.id}/`)
    const id = read<{ id: number }[]>(data.classes)[1]?.id
    const preview = await as('tutor', 'GET', `/classes/${id}/cancellation/`)
    expect(preview.data).toMatchObject({ classes_to_reschedule: 1, refund_amount: 0 })
    await as('tutor', 'POST', `/classes/${id}/cancel/`, { reason: 'The tutor is ill' })
    const owed = await as('student', 'GET', '/classes/booked/list/?to_reschedule=true&page_size=100')
    expect(owed.rows.map((row) => row.id)).toContain(id)
    expect((await as('student', 'GET', `/classes/detail/${id}/`)).data.outcome).toBe('to_reschedule')
    const slots = (await free()).slice(0, 2)
    await as('tutor', 'POST', `/classes/${id}/offers/`, { slot_ids: slots })
    const seen = await as('student', 'GET', `/classes/detail/${id}/`)
    // In the order of their times
    expect(read<{ id: number }[]>(seen.data.offers).map((slot) => slot.id)).toEqual(slots.toSorted())
    const placed = await as('student', 'POST', `/classes/${id}/place/`, { slot_id: slots[0] })
    expect(placed.data).toMatchObject({
      outcome: null,
      start_date_time: new Date(parseSlotId(slots[0] ?? 0).start).toISOString().replace('.000', ''),
    })
    const again = await as('student', 'POST', `/classes/${id}/place/`, { slot_id: slots[1] })
    expect(again.status).toBe(409)
    const { rows } = await as('student', 'GET', '/classes/archived/list/?outcome=rescheduled&page_size=100')
    expect(rows.length).toBeGreaterThan(0)
  })
})

test('the outcome of a class follows from its attendance', async () => {
  const world = await createJourneyWorld()
  const { as, pay, move } = world
  const { made, slot } = await book(world)
  await pay('student', { reservation_id: made.data.id })
  const { data } = await as('student', 'GET', `/reservations/detail/${made.data.id}/`)
  const [first] = read<{ id: number; students: { id: number }[] }[]>(data.classes)
  move((parseSlotId(slot ?? 0).start - NOON) / 60_000 + 90)
  const readOutcome = async () => (await as('student', 'GET', `/classes/detail/${first?.id}/`)).data.outcome
  expect(await readOutcome()).toBe('unrecorded')
  const record = (status: string) =>
    as('tutor', 'POST', `/classes/${first?.id}/attendance/`, {
      attendance: [{ student_id: first?.students[0]?.id, status }],
    })
  await record('absent')
  expect(await readOutcome()).toBe('missed')
  await record('late')
  expect(await readOutcome()).toBe('completed')
})

test('a rating with a comment becomes a review, and mean, number and bars count the same ratings', async () => {
  const world = await createJourneyWorld()
  const { as, pay, move } = world
  const { made, slot } = await book(world)
  await pay('student', { reservation_id: made.data.id })
  const { data } = await as('student', 'GET', `/reservations/detail/${made.data.id}/`)
  const [first] = read<{ id: number }[]>(data.classes)
  move((parseSlotId(slot ?? 0).start - NOON) / 60_000 + 90)
  const path = `/tutor/profile/${tutor}/`
  const before = await as('student', 'GET', path)
  const comment = 'He explains with patience'
  const ratings = { class_id: first?.id, platform: 5, service: 5, tutor: 2, comment }
  await as('student', 'POST', '/feedback/add/', ratings)
  const after = await as('student', 'GET', path)
  expect(after.data.ratings_count).toBe(Number(before.data.ratings_count) + 1)
  const counts = read<number[]>(after.data.rating_counts)
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(after.data.ratings_count)
  const stars = counts.reduce((sum, count, index) => sum + count * (index + 1), 0)
  expect(after.data.rating).toBeCloseTo(stars / Number(after.data.ratings_count), 1)
  const { rows } = await as('student', 'GET', `${path}reviews/list/`)
  expect(rows[0]).toMatchObject({ comment, rating: 2 })
})

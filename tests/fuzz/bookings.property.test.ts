import { array, asyncProperty, constant, constantFrom, integer, nat, oneof, record } from 'fast-check'
import { expect, test } from 'vitest'
import { parseSlotId } from '#mocks/world/hours/slots.ts'
import { createJourneyWorld, book, read } from '../conformance/journey.ts'
import { assertProperty } from '../fakes/assertProperty.ts'

const WEEK = 7 * 86_400_000
const who = constantFrom('student' as const, 'social' as const)
/** Actions of two students on the hours of one tutor; `at` chooses one of the bookings. */
const step = oneof(
  { weight: 3, arbitrary: record({ kind: constant('book' as const), who }) },
  {
    weight: 3,
    arbitrary: record({
      kind: constant('pay' as const),
      at: nat(5),
      outcome: constantFrom('succeed', 'fail', 'cancel'),
    }),
  },
  { weight: 2, arbitrary: record({ kind: constant('cancel' as const), at: nat(5) }) },
  { weight: 1, arbitrary: record({ kind: constant('take' as const), at: nat(5) }) },
  {
    weight: 1,
    arbitrary: record({ kind: constant('wait' as const), minutes: integer({ min: 1, max: 600 }) }),
  },
)
type Step = typeof step extends { generate: (...args: never[]) => { value: infer One } } ? One : never

interface Booking {
  readonly id: number
  readonly who: 'student' | 'social'
  readonly slot: number
  paid: number
  isCancelled: boolean
}

/** Plays the steps; the bookings, and the statuses that a working API would not send. */
async function play(steps: readonly Step[]) {
  const world = await createJourneyWorld()
  const { as, startPaying, settle, move } = world
  const bookings: Booking[] = []
  const broken: string[] = []
  const countStatus = (what: string, status: number) => {
    if (status >= 500) broken.push(`${what}: ${status}`)
    return status
  }
  for (const one of steps) {
    if (one.kind === 'wait') move(one.minutes)
    if (one.kind === 'book') {
      const { slot, made } = await book(world, undefined, one.who)
      if (countStatus('book', made.status) === 200 && slot !== undefined)
        bookings.push({ id: made.data.id, who: one.who, slot, paid: 0, isCancelled: false })
    }
    const booking = 'at' in one ? bookings[one.at % Math.max(1, bookings.length)] : undefined
    if (!booking) continue
    if (one.kind === 'pay') {
      const begun = await startPaying(booking.who, { reservation_id: booking.id })
      if (countStatus('pay', begun.status) !== 200) continue
      const settled = await settle(booking.who, begun, one.outcome)
      if (settled.data.state === 'completed') booking.paid += 1
    }
    if (one.kind === 'cancel') {
      const path = `/reservations/${booking.id}/cancel/`
      const cancelled = await as(booking.who, 'POST', path, { reason: 'I changed my mind' })
      if (countStatus('cancel', cancelled.status) === 200) booking.isCancelled = true
    }
    if (one.kind === 'take') {
      const other = booking.who === 'student' ? 'social' : 'student'
      const { tutor } = parseSlotId(booking.slot)
      const held = await as(other, 'POST', '/slots/hold/', { tutor_id: tutor, slot_ids: [booking.slot] })
      countStatus('take', held.status)
    }
  }
  const states = new Map<number, string>()
  for (const { id, who: owner } of bookings) {
    const { data, status } = await as(owner, 'GET', `/reservations/detail/${id}/`)
    countStatus('read', status)
    states.set(id, read<string>(data.state))
  }
  return { bookings, broken, states }
}

test('whatever two students book, pay and cancel, no hour is booked twice and nothing is paid twice', () =>
  assertProperty(
    asyncProperty(array(step, { maxLength: 8 }), async (steps) => {
      const { bookings, broken, states } = await play(steps)
      expect(broken).toEqual([])
      const alive = bookings.filter(({ id }) => states.get(id) === 'active')
      const hours = alive.map(({ slot }) => parseSlotId(slot).start % WEEK)
      expect(new Set(hours).size).toBe(hours.length)
      for (const { id, paid, isCancelled } of bookings) {
        const state = states.get(id) ?? 'none'
        expect(paid, `payments of booking ${id}`).toBeLessThanOrEqual(1)
        expect(['active', 'pending', 'cancelled', 'expired', 'completed']).toContain(state)
        expect(isCancelled && state !== 'cancelled', `booking ${id} is ${state}`).toBe(false)
        expect(state === 'active' && paid === 0, `booking ${id} is active and not paid`).toBe(false)
      }
    }),
    200,
  ))

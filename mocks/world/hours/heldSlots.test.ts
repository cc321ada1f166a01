import { expect, test } from 'vitest'
import { createEmptyState, insertClass, insertTutor, noon } from '#mocks/emptyState.ts'
import { DAY, HOUR } from '#mocks/world/hours/clock.ts'
import { buildUsualHours, isBusyAt, listStarts } from '#mocks/world/hours/hours.ts'
import { findNextSlot, getSlotState, isHeldAt, isHostBusy, listSlots } from '#mocks/world/hours/slots.ts'
import type { TutorRecord } from '#mocks/world/records.ts'

const ten = noon - 2 * HOUR + DAY
const guest = { now: noon, id: undefined }

/** Two tutors who teach at ten and eleven on Tuesdays, in UTC. */
function create() {
  const state = createEmptyState()
  const [tutor, other] = [insertTutor(state), insertTutor(state)]
  const week = [{ day: 2, from: '10:00', to: '12:00' }]
  for (const { id } of [tutor, other])
    state.hours.insert(() => ({ id, hours: { time_zone: 'UTC', week, exceptions: [] } }))
  const hold = (of: TutorRecord, starts: readonly number[], expires = noon + 1) =>
    state.holds.insert((id) => ({
      id,
      owner: 7,
      tutor: of.id,
      starts,
      expires,
      extensions: 0,
      isPaying: false,
    }))
  return { state, tutor, other, hold }
}

test('a hold takes no hour of another tutor', () => {
  const { state, tutor, other, hold } = create()
  hold(other, [ten])
  expect(getSlotState(state, tutor, ten, guest)).toBe('available')
  expect(isHeldAt(state, tutor.id, ten, guest)).toBe(false)
  expect(isHostBusy(state, { tutor: tutor.id, start: ten, end: ten + HOUR }, { now: noon })).toBe(false)
  expect(isHostBusy(state, { tutor: other.id, start: ten, end: ten + HOUR }, { now: noon })).toBe(true)
})

test('a hold of several hours takes each of them, and hours that overlap one', () => {
  const { state, tutor, hold } = create()
  hold(tutor, [ten - 5 * HOUR, ten])
  const isHeld = (start: number) => isHeldAt(state, tutor.id, start, guest)
  expect([ten - 5 * HOUR, ten - HOUR + 1, ten + HOUR - 1, ten + HOUR, ten - HOUR].map(isHeld)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ])
  expect(isHeldAt(state, tutor.id, ten, { now: noon, id: 7 })).toBe(false)
})

test('one of several classes of a tutor takes its hour', () => {
  const { state, tutor, other } = create()
  insertClass(state, { tutor: other.id, start: ten })
  insertClass(state, { tutor: tutor.id, start: ten - 3 * DAY })
  insertClass(state, { tutor: tutor.id, start: ten })
  insertClass(state, { tutor: tutor.id, start: ten + 3 * DAY })
  expect([ten, ten + HOUR].map((start) => getSlotState(state, tutor, start, guest))).toEqual([
    'reserved',
    'available',
  ])
})

test('a tutor of the seed without changed hours teaches at the usual ones, but when they are busy', () => {
  const { state } = create()
  const tutor = insertTutor(state, { isTeaching: true })
  const range = { from: noon + 1, to: noon + 7 * DAY }
  const starts = listStarts(buildUsualHours(state.seed, tutor), range)
  expect(listSlots(state, tutor, range, guest)).toEqual(
    starts.map((start) => ({
      start,
      state: isBusyAt(state.seed, tutor.id, start) ? 'busy' : 'available',
    })),
  )
  const [busy] = starts.filter((start) => isBusyAt(state.seed, tutor.id, start))
  expect(getSlotState(state, tutor, busy ?? 0, guest)).toBe('busy')
  const own = insertTutor(state)
  state.hours.insert(() => ({ id: own.id, hours: buildUsualHours(state.seed, tutor) }))
  expect(listSlots(state, own, range, guest).every((slot) => slot.state === 'available')).toBe(true)
})

test('the next slots of two tutors are their own', () => {
  const { state, tutor, other, hold } = create()
  const find = () => [tutor, other].map((one) => findNextSlot(state, one, noon))
  expect(find()).toEqual([ten, ten])
  hold(other, [ten])
  expect([find(), find()]).toEqual([
    [ten, ten + HOUR],
    [ten, ten + HOUR],
  ])
})

test('the next slot follows changed working hours', () => {
  const { state, tutor } = create()
  expect(findNextSlot(state, tutor, noon)).toBe(ten)
  const week = [{ day: 3, from: '10:00', to: '12:00' }]
  state.hours.update({ id: tutor.id, hours: { time_zone: 'UTC', week, exceptions: [] } })
  expect(findNextSlot(state, tutor, noon)).toBe(ten + DAY)
})

test('a tutor without a free hour within three weeks has no next slot', () => {
  const { state, tutor } = create()
  state.hours.update({ id: tutor.id, hours: { time_zone: 'UTC', week: [], exceptions: [] } })
  expect(findNextSlot(state, tutor, noon)).toBeUndefined()
  const exceptions = [1, 8, 15, 23].map((days) => ({
    date: new Date(noon + days * DAY).toISOString().slice(0, 10),
    is_closed: days < 23,
    from: '10:00',
    to: '11:00',
  }))
  state.hours.update({ id: tutor.id, hours: { time_zone: 'UTC', week: [], exceptions } })
  expect(findNextSlot(state, tutor, noon)).toBeUndefined()
  expect(findNextSlot(state, tutor, noon + 2 * DAY)).toBe(ten + 22 * DAY)
})

test('the next slot is free again when its hold is given back', () => {
  const { state, tutor, hold } = create()
  const row = hold(tutor, [ten])
  expect(findNextSlot(state, tutor, noon)).toBe(ten + HOUR)
  state.holds.update({ ...row, expires: noon })
  expect(findNextSlot(state, tutor, noon)).toBe(ten)
})

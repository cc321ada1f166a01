import { expect, test } from 'vitest'
import {
  createEmptyState,
  insertClass,
  insertGroupClass,
  insertTutor,
  insertWebinar,
  noon,
} from '#mocks/emptyState.ts'
import type { HoldRecord } from '#mocks/world/booking/bookingRecords.ts'
import { DAY, HOUR } from '#mocks/world/hours/clock.ts'
import {
  buildSlotId,
  findNextSlot,
  getSlotState,
  isHeldAt,
  isHostBusy,
  isTeachingAt,
  listSlots,
  parseSlotId,
} from '#mocks/world/hours/slots.ts'

const ten = noon - 2 * HOUR + DAY
const guest = { now: noon, id: undefined }

/** A tutor who teaches at ten and eleven on Tuesdays, in UTC. */
function create() {
  const state = createEmptyState()
  const tutor = insertTutor(state, { time_zone: 'UTC' })
  const week = [{ day: 2, from: '10:00', to: '12:00' }]
  state.hours.insert(() => ({ id: tutor.id, hours: { time_zone: 'UTC', week, exceptions: [] } }))
  const hold = (more: Partial<HoldRecord> = {}) =>
    state.holds.insert((id) => ({
      id,
      owner: 7,
      tutor: tutor.id,
      starts: [ten],
      expires: noon + 1,
      extensions: 0,
      isPaying: false,
      ...more,
    }))
  return { state, tutor, hold }
}

test('the id of a slot has its tutor and its start', () => {
  expect(parseSlotId(buildSlotId(1003, ten + HOUR / 4))).toEqual({ tutor: 1003, start: ten + HOUR / 4 })
})

test('slots are the working hours to come', () => {
  const { state, tutor } = create()
  const week = { from: noon, to: noon + 7 * DAY }
  expect(listSlots(state, tutor, week, guest)).toEqual([
    { start: ten, state: 'available' },
    { start: ten + HOUR, state: 'available' },
  ])
  expect(listSlots(state, tutor, week, { ...guest, now: ten })).toEqual([
    { start: ten + HOUR, state: 'available' },
  ])
  expect(listSlots(state, insertTutor(state), week, guest)).toEqual([])
  expect([ten - HOUR, ten + 1, ten].map((start) => getSlotState(state, tutor, start, guest))).toEqual([
    undefined,
    undefined,
    'available',
  ])
  expect(getSlotState(state, tutor, ten, { ...guest, now: ten })).toBeUndefined()
})

test.each([
  [
    'a class',
    (made: ReturnType<typeof create>) =>
      insertClass(made.state, { tutor: made.tutor.id, start: ten - HOUR / 2 }),
  ],
  [
    'a planned group class',
    ({ state, tutor }: ReturnType<typeof create>) =>
      insertGroupClass(state, { tutor: tutor.id, days: [2], start_time: '09:30' }),
  ],
  [
    'a webinar',
    ({ state, tutor }: ReturnType<typeof create>) =>
      insertWebinar(state, { tutor: tutor.id, start: ten - HOUR / 2, end: ten + 1 }),
  ],
])('%s that overlaps an hour reserves it', (_, insert) => {
  const made = create()
  const { state, tutor } = made
  insert(made)
  expect([ten, ten + HOUR].map((start) => getSlotState(state, tutor, start, guest))).toEqual([
    'reserved',
    'available',
  ])
  expect([ten, ten + HOUR].map((start) => isTeachingAt(state, tutor.id, start))).toEqual([true, false])
  expect(isHostBusy(state, { tutor: tutor.id, start: ten, end: ten + HOUR }, { now: noon })).toBe(true)
})

test('what is over, owed or moved takes no hour', () => {
  const { state, tutor } = create()
  insertClass(state, { tutor: tutor.id, start: ten, outcome: 'cancelled' })
  insertClass(state, { tutor: tutor.id, start: ten, isOwed: true })
  expect(getSlotState(state, tutor, ten, guest)).toBe('available')
  const { id } = insertClass(state, { tutor: tutor.id, start: ten })
  const group = insertGroupClass(state, { tutor: tutor.id, days: [2], start_time: '10:00' })
  const isMoved = (row: { id: number }) => row.id === id
  expect(isTeachingAt(state, tutor.id, ten, { isMoved, group: group.id })).toBe(false)
  expect(isTeachingAt(state, tutor.id, ten, { isMoved })).toBe(true)
})

test('an hour that is held is selected for its owner and pending for others, until the hold ends', () => {
  const { state, tutor, hold } = create()
  hold()
  const owner = { now: noon, id: 7 }
  const readState = (viewer: Parameters<typeof getSlotState>[3]) => getSlotState(state, tutor, ten, viewer)
  expect([readState(owner), readState(guest), readState({ ...owner, now: noon + 1 })]).toEqual([
    'selected',
    'pending',
    'available',
  ])
  expect([isHeldAt(state, tutor.id, ten, owner), isHeldAt(state, tutor.id, ten, guest)]).toEqual([
    false,
    true,
  ])
  expect(isHeldAt(state, tutor.id, ten, { ...guest, now: noon + 1 })).toBe(false)
})

test('an hour for which its owner pays is pending for them too, and so are the hours of the month', () => {
  const { state, tutor, hold } = create()
  hold({ isPaying: true, later: [ten + HOUR] })
  const slots = listSlots(state, tutor, { from: noon, to: noon + 2 * DAY }, { now: noon, id: 7 })
  expect(slots.map((slot) => slot.state)).toEqual(['pending', 'pending'])
})

test('a host is not kept busy by the webinar itself or by what only touches it', () => {
  const { state, tutor, hold } = create()
  const { id } = insertWebinar(state, { tutor: tutor.id, start: ten, end: ten + HOUR })
  const time = { tutor: tutor.id, start: ten, end: ten + HOUR }
  const next = { ...time, start: ten + HOUR, end: ten + 2 * HOUR }
  const viewer = { now: noon, except: id }
  expect([isHostBusy(state, time, viewer), isHostBusy(state, next, { now: noon })]).toEqual([false, false])
  hold({ later: [ten + HOUR] })
  expect([isHostBusy(state, time, viewer), isHostBusy(state, next, viewer)]).toEqual([true, true])
  expect(isHostBusy(state, time, { ...viewer, now: noon + 1 })).toBe(false)
})

test('the next slot follows every change of what takes hours, and the time', () => {
  const { state, tutor, hold } = create()
  const find = (now = noon) => findNextSlot(state, tutor, now)
  expect([find(ten - 1), find(ten), find(), find()]).toEqual([ten, ten + HOUR, ten, ten])
  hold()
  expect([find(), find(noon + 1)]).toEqual([ten + HOUR, ten])
  insertClass(state, { tutor: tutor.id, start: ten })
  expect(find(noon + 1)).toBe(ten + HOUR)
  insertWebinar(state, { tutor: tutor.id, start: ten, end: ten + 2 * HOUR })
  expect(find(noon + 1)).toBe(ten + 7 * DAY)
  insertGroupClass(state, { tutor: tutor.id, days: [2], start_time: '10:00' })
  expect(find(noon + 1)).toBe(ten + 7 * DAY + HOUR)
  expect(find(ten + 7 * DAY + HOUR)).toBe(ten + 14 * DAY + HOUR)
})

test.each<[string, (made: ReturnType<typeof create>, minutes: number, from: number) => void]>([
  [
    'a session',
    ({ state, tutor }, minutes, start) =>
      insertClass(state, { kind: 'group', tutor: tutor.id, start, minutes }),
  ],
  [
    'a planned group class',
    ({ state, tutor }, minutes, start) => {
      const start_time = new Date(start).toISOString().slice(11, 16)
      insertGroupClass(state, { tutor: tutor.id, days: [2], start_time, minutes })
    },
  ],
])('%s takes the hours of its tutor until its own end', (_, insert) => {
  const list = (minutes: number, from: number) => {
    const made = create()
    insert(made, minutes, from)
    const { state, tutor } = made
    const hours = [ten, ten + HOUR]
    const slots = hours.map((start) => getSlotState(state, tutor, start, guest))
    expect(hours.map((start) => isTeachingAt(state, tutor.id, start))).toEqual(
      slots.map((slot) => slot === 'reserved'),
    )
    expect(
      hours.map((start) => isHostBusy(state, { tutor: tutor.id, start, end: start + HOUR }, { now: noon })),
    ).toEqual(slots.map((slot) => slot === 'reserved'))
    return slots
  }
  expect(list(120, ten)).toEqual(['reserved', 'reserved'])
  expect(list(60, ten)).toEqual(['reserved', 'available'])
  expect(list(30, ten - HOUR / 2)).toEqual(['available', 'available'])
  expect(list(121, ten - HOUR)).toEqual(['reserved', 'reserved'])
})

test('a class of two hours is not planned before one that begins in its second hour', () => {
  const { state, tutor } = create()
  insertClass(state, { tutor: tutor.id, start: ten + HOUR })
  const isTaken = (minutes: number) => isTeachingAt(state, tutor.id, ten, { minutes })
  expect([isTaken(120), isTaken(60)]).toEqual([true, false])
})

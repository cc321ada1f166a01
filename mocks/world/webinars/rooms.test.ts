import { expect, test } from 'vitest'
import { createEmptyState, insertWebinar, noon } from '#mocks/emptyState.ts'
import { createDoor } from '#mocks/world/webinars/doors.ts'
import { enterRoom, isRoomOpen, OPENS_BEFORE } from '#mocks/world/webinars/rooms.ts'

test('a room is open from ten minutes before the start until the end, unless the webinar is cancelled', () => {
  const webinar = insertWebinar(createEmptyState(), { start: noon, end: noon + 60 })
  const times = [noon - OPENS_BEFORE - 1, noon - OPENS_BEFORE, noon + 59, noon + 60]
  expect(times.map((now) => isRoomOpen(webinar, now))).toEqual([false, true, true, false])
  expect(isRoomOpen({ ...webinar, isCancelled: true }, noon)).toBe(false)
})

test.each([
  ['a registered person enters an open room', {}, noon, true],
  ['a person on the waiting list does not enter', { status: 'waitlisted' }, noon, false],
  ['a room that has closed is not entered', {}, noon + 60, false],
] as const)('%s', (_, more, now, isIn) => {
  const state = createEmptyState()
  const { id } = insertWebinar(state, { start: noon, end: noon + 60 })
  const seat = state.registrations.insert((number) => ({
    id: number,
    webinar: id,
    learner: 7,
    status: 'registered',
    created: noon,
    ...more,
  }))
  const other = insertWebinar(state, { start: noon, end: noon + 60 }).id
  const hasEntered = () => state.registrations.get(seat.id)?.hasEntered ?? false
  const door = createDoor(state, seat)
  for (const search of [`halaqa=${id}`, `halaqa=${id}&seat=${seat.id}.x`, `halaqa=${other}&seat=${door}`])
    enterRoom(state, new URLSearchParams(search), now)
  expect(hasEntered()).toBe(false)
  enterRoom(state, new URLSearchParams({ halaqa: String(id), seat: door }), now)
  expect(hasEntered()).toBe(isIn)
})

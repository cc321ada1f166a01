import { expect, test } from 'vitest'
import type { RequestRecord } from '#mocks/world/booking/bookingRecords.ts'
import { closeRequests, getAnswerEnd } from '#mocks/world/booking/closeRequests.ts'
import { DAY, HOUR } from '#mocks/world/hours/clock.ts'
import type { ClassRecord } from '#mocks/world/records.ts'
import { createEmptyState, insertClass, insertRequest, insertTutor, noon } from '#mocks/emptyState.ts'

const from = noon + 2 * DAY

/** Closes the requests at an instant. @returns the request, and who was notified */
function close(now: number, request: Partial<RequestRecord> = {}, more: Partial<ClassRecord> = {}) {
  const state = createEmptyState()
  const tutor = insertTutor(state)
  const row = insertClass(state, { tutor: tutor.id, start: from, ...more })
  const { id } = insertRequest(state, {
    class_id: row.id,
    tutor: tutor.id,
    from,
    to: from + DAY,
    ...request,
  })
  closeRequests(state, now)
  return { request: state.requests.get(id), told: state.notifications.list().map(({ owner }) => owner) }
}

test('a request can be accepted until twelve hours before the class, and until the new hour begins', () => {
  const row = insertRequest(createEmptyState(), { from, to: from + DAY })
  expect(getAnswerEnd(row)).toBe(from - 12 * HOUR)
  expect(getAnswerEnd({ ...row, to: noon })).toBe(noon)
})

test('a request waits until its last moment', () => {
  const { request, told } = close(from - 12 * HOUR)
  expect([request?.state, told]).toEqual(['pending', []])
})

test('a request without an answer ends at its last moment, and both sides are notified', () => {
  const { request, told } = close(from - 12 * HOUR + 1)
  expect(request).toMatchObject({ state: 'cancelled', answered: from - 12 * HOUR })
  expect(told).toHaveLength(2)
})

test.each<[string, Partial<ClassRecord>]>([
  ['was cancelled', { outcome: 'cancelled' }],
  ['is owed', { isOwed: true }],
  ['has another time', { start: from + HOUR }],
])('a request whose class %s ends at once, without a notification of its own', (_, more) => {
  const { request, told } = close(noon, {}, more)
  expect(request).toMatchObject({ state: 'cancelled', answered: noon })
  expect(told).toEqual([])
})

test('an answered request stays as it is', () => {
  expect(close(from, { state: 'refused' }).request).toMatchObject({ state: 'refused' })
})

import { expect, test } from 'vitest'
import { createEmptyState, insertGroupClass, insertTutor } from '#mocks/emptyState.ts'
import {
  createGroupClassSessions,
  listGroupStarts,
  listMonth,
} from '#mocks/world/classes/groupClassSessions.ts'

/** Mondays and Wednesdays at six in the evening. */
const group = { days: [1, 3], start_date: '2026-11-02', end_date: '2027-01-31', start_time: '18:00' }
const format = (starts: readonly number[]) =>
  starts.map((start) => new Date(start).toISOString().slice(0, 16))

test('the next month of a group has four weeks of its days, all of them still to come', () => {
  const now = Date.parse('2026-11-11T18:00:00Z')
  const starts = listMonth('UTC', group, now)
  expect(format(starts)).toEqual([
    '2026-11-16T18:00',
    '2026-11-18T18:00',
    '2026-11-23T18:00',
    '2026-11-25T18:00',
    '2026-11-30T18:00',
    '2026-12-02T18:00',
    '2026-12-07T18:00',
    '2026-12-09T18:00',
  ])
  expect(format(listMonth('UTC', group, now - 1, 2))).toEqual(['2026-11-11T18:00', '2026-11-16T18:00'])
})

test('a group meets on its first and last day, and at the same wall time after a clock change', () => {
  const short = { ...group, start_date: '2026-10-26', end_date: '2026-11-02' }
  expect(format(listGroupStarts('Africa/Cairo', short))).toEqual([
    '2026-10-26T15:00',
    '2026-10-28T15:00',
    '2026-11-02T16:00',
  ])
  expect(listGroupStarts('UTC', { ...short, end_date: '2026-10-25' })).toEqual([])
})

test('groups with learners begin with the sessions of a month, at the hours of their tutors', () => {
  const state = createEmptyState()
  const tutor = insertTutor(state, { time_zone: 'Africa/Cairo' })
  const more = { end_date: '2027-06-01' }
  const groups = [
    insertGroupClass(state, { ...more, learners: [] }),
    insertGroupClass(state, { ...more, learners: [71], tutor: tutor.id, minutes: 45 }),
    insertGroupClass(state, { ...more, learners: [71, 72], tutor: 99 }),
  ]
  const sessions = createGroupClassSessions(2, groups, [tutor])
  expect(sessions.map(({ id }) => id)).toEqual([
    2_000_101, 2_000_102, 2_000_103, 2_000_104, 2_000_201, 2_000_202, 2_000_203, 2_000_204,
  ])
  expect(sessions[0]).toMatchObject({
    course_id: 1,
    tutor: tutor.id,
    students: [71],
    kind: 'group',
    state: 'confirmed',
    group: groups[1]?.id,
    minutes: 45,
  })
  expect(format([sessions[0], sessions[4]].map((row) => row?.start ?? 0))).toEqual([
    '2027-01-11T16:00',
    '2027-01-11T18:00',
  ])
})

import { expect, test } from 'vitest'
import { listMissing } from '#mocks/world/listMissing.ts'
import { createEmptyState, insertTutor } from '#mocks/emptyState.ts'

const week = [{ day: 1, from: '09:00', to: '12:00' }]

/** Lists what a new tutor still lacks after these steps. */
function list({
  courses = false,
  price = false,
  hours = {},
}: {
  courses?: boolean
  price?: boolean
  hours?: object
}) {
  const state = createEmptyState()
  const tutor = insertTutor(state, { course_ids: courses ? [1] : [], price: price ? 50 : 0 })
  const none = { time_zone: 'Africa/Cairo', week: [], exceptions: [] }
  state.hours.update({ id: tutor.id, hours: { ...none, ...hours } })
  return listMissing(tutor, state)
}

test('a new tutor lacks courses, price and hours, in this order', () => {
  expect(list({})).toEqual(['courses', 'price', 'hours'])
})

test('each step is missing until it is done', () => {
  expect(list({ courses: true })).toEqual(['price', 'hours'])
  expect(list({ price: true })).toEqual(['courses', 'hours'])
  expect(list({ hours: { week } })).toEqual(['courses', 'price'])
  expect(list({ courses: true, price: true, hours: { week } })).toEqual([])
})

test('one open day is hours enough, a closed one is not', () => {
  const open = { date: '2027-01-12', is_closed: false, from: '09:00', to: '12:00' }
  const closed = { date: '2027-01-12', is_closed: true }
  expect(list({ hours: { exceptions: [closed, open] } })).toEqual(['courses', 'price'])
  expect(list({ hours: { exceptions: [closed] } })).toEqual(['courses', 'price', 'hours'])
})

import { expect, test } from 'vitest'
import { nameBooking, toCourseHours, toLearner } from './queries.ts'

test('calls name the student or a kid once the choice was shown, and no learner before', () => {
  expect(toLearner({ learner: undefined })).toEqual({})
  expect(toLearner({ learner: null })).toEqual({ kid_id: null })
  expect(toLearner({ learner: 1400 })).toEqual({ kid_id: 1400 })
})

const buildSlot = (id: number, course?: number) => ({
  id,
  start_date_time: `2026-11-2${id}T16:00:00Z`,
  end_date_time: `2026-11-2${id}T17:00:00Z`,
  ...(course !== undefined && { course }),
})

test('a booking names the course of each hour of two courses, and nothing of one', () => {
  expect(toCourseHours({ slots: [buildSlot(2, 101), buildSlot(1, 102)] })).toEqual({
    course_hours: [
      { slot_id: 1, course_id: 102 },
      { slot_id: 2, course_id: 101 },
    ],
  })
  expect(toCourseHours({ slots: [buildSlot(1)] })).toEqual({})
})

test('the same booking has one name, and one with another course at an hour has another', () => {
  const body = { tutor_id: 7, course_ids: [101, 102], program_id: 2, hold_id: 5, total_cost: 900 }
  const slots = [buildSlot(1, 101), buildSlot(2, 102)]
  const name = nameBooking({ ...body, ...toCourseHours({ slots }) })
  expect(nameBooking({ ...body, ...toCourseHours({ slots: slots.toReversed() }) })).toBe(name)
  const other = toCourseHours({ slots: [buildSlot(1, 102), buildSlot(2, 101)] })
  expect(nameBooking({ ...body, ...other })).not.toBe(name)
})

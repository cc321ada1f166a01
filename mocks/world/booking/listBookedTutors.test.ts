import { expect, test } from 'vitest'
import {
  createEmptyState,
  insertClass,
  insertFamily,
  insertGroupClass,
  insertReservation,
  noon,
} from '#mocks/emptyState.ts'
import { listBookedClasses, listBookedTutors } from '#mocks/world/booking/listBookedTutors.ts'
import { DAY } from '#mocks/world/hours/clock.ts'

/** A month of two kids in two group classes; `insert` adds a class of a group for the first kid. */
function create() {
  const state = createEmptyState()
  insertFamily(state)
  const groups = [insertGroupClass(state, { tutor: 4 }), insertGroupClass(state, { tutor: 5, course_id: 2 })]
  const matrix = groups.map(({ id: group }, index) => ({
    course_id: index + 1,
    user_id: 71 + index,
    group,
    price: 80,
  }))
  const row = insertReservation(state, { kind: 'group', matrix, tutor: 4 })
  const [group = 0] = groups.map(({ id }) => id)
  const insert = (week: number, more: object = {}) =>
    insertClass(state, {
      kind: 'group',
      group,
      students: [71],
      start: noon + week * 7 * DAY,
      paidBy: { 71: row.id },
      ...more,
    })
  return { state, row, groups, insert }
}

test('a booking without classes has the tutors of its groups, one of groups that ended its own', () => {
  const { state, row, groups } = create()
  expect(listBookedTutors(state, row)).toEqual([4, 5])
  for (const { id } of groups) state.groupClasses.remove(id)
  expect(listBookedTutors(state, row)).toEqual([4])
  expect(listBookedTutors(state, { ...row, tutor: null })).toEqual([])
})

test('a booking has the tutor of each of its classes, each once, also after its group has ended', () => {
  const { state, row, groups, insert } = create()
  insert(1, { tutor: 6 })
  insert(2, { tutor: 6 })
  expect(listBookedTutors(state, row)).toEqual([6, 5])
  insert(3, { tutor: 4 })
  // Of the next month, which another booking has paid
  insert(4, { tutor: 8, paidBy: { 71: row.id + 1 } })
  expect(listBookedTutors(state, row)).toEqual([6, 4, 5])
  state.groupClasses.remove(groups[0]?.id ?? 0)
  expect(listBookedTutors(state, row)).toEqual([6, 4, 5])
  expect(listBookedClasses(state, row).map(({ tutor }) => tutor)).toEqual([6, 6, 4])
})

test('a booking of single classes has its own tutor', () => {
  const { state } = create()
  expect(listBookedTutors(state, insertReservation(state))).toEqual([3])
})

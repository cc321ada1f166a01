import { expect, test } from 'vitest'
import { createEmptyState, insertClass, insertGroupClass, insertTutor } from '#mocks/emptyState.ts'
import {
  findChosenGroup,
  isPaidBy,
  isSessionOf,
  isSessionOfSeat,
  listOfferedGroups,
} from '#mocks/world/classes/offeredGroups.ts'

/** Groups of an approved tutor. */
function create() {
  const state = createEmptyState()
  const tutor = insertTutor(state).id
  const insert = (more: Parameters<typeof insertGroupClass>[1]) =>
    insertGroupClass(state, { tutor, ...more }).id
  return { state, tutor, insert }
}

test('groups are offered by course, with free seats first, then the next to begin', () => {
  const { state, insert } = create()
  const full = insert({ learners: [7, 8], start_date: '2027-01-01' })
  const later = insert({ learners: [7], start_date: '2027-01-18' })
  const next = insert({ start_date: '2027-01-11' })
  const same = insert({ start_date: '2027-01-11' })
  const other = insert({ course_id: 0 })
  expect(listOfferedGroups(state).map(({ id }) => id)).toEqual([other, next, same, later, full])
})

test('groups of one day are offered in the order of their numbers', () => {
  const { state, insert } = create()
  const group = state.groupClasses.get(insert({}))
  for (const id of [40, 30, 20]) if (group) state.groupClasses.update({ ...group, id })
  expect(listOfferedGroups(state).map(({ id }) => id)).toEqual([1, 20, 30, 40])
})

test('a group without an approved tutor is not offered', () => {
  const { state, insert } = create()
  insert({ tutor: insertTutor(state, { status: 'terminated' }).id })
  insert({ tutor: 0 })
  expect(listOfferedGroups(state)).toEqual([])
})

test('a seat is in the named group of its course, or in the first that is offered', () => {
  const { state, insert } = create()
  const [first, second] = [insert({}), insert({ start_date: '2027-02-01' })]
  expect(findChosenGroup(state, { course_id: 1 })?.id).toBe(first)
  expect(findChosenGroup(state, { course_id: 1, group_class_id: second })?.id).toBe(second)
  expect(findChosenGroup(state, { course_id: 2, group_class_id: second })).toBeUndefined()
})

test('a class is a session of its group, or without one of the group of its tutor and course', () => {
  const { state, tutor } = create()
  const group = insertGroupClass(state, { tutor })
  const session = insertClass(state, { kind: 'group', tutor })
  const rows = [
    { ...session, group: group.id, tutor: 0 },
    { ...session, group: group.id + 1 },
    session,
    { ...session, course_id: 2 },
    { ...session, tutor: 0 },
    { ...session, kind: 'one_to_one' as const },
  ]
  expect(rows.map((row) => isSessionOf(row, group))).toEqual([true, false, true, false, false, false])
})

test('a session is one of a seat while its learner is in it', () => {
  const { state, tutor } = create()
  const group = insertGroupClass(state, { tutor }).id
  const session = insertClass(state, { kind: 'group', group, students: [71] })
  expect(isSessionOfSeat(state, session, { group, user_id: 71 })).toBe(true)
  expect(isSessionOfSeat(state, session, { group, user_id: 72 })).toBe(false)
  expect(isSessionOfSeat(state, session, { group: 0, user_id: 71 })).toBe(false)
})

test('a seat whose payer is not known may be of any reservation', () => {
  const session = insertClass(createEmptyState(), { paidBy: { 71: 5 } })
  expect(isPaidBy(insertClass(createEmptyState()), 71, 5)).toBe(true)
  expect([isPaidBy(session, 71, 5), isPaidBy(session, 71, 6), isPaidBy(session, 72, 6)]).toEqual([
    true,
    false,
    true,
  ])
})

import { expect, test } from 'vitest'
import { createTestClient, NOON, readRows } from '#mocks/testClient.ts'
import { getById, institutes } from '#mocks/data/catalogue.ts'
import { HOUR } from '#mocks/world/hours/clock.ts'

/** The ids of the classes in a list of a person, beside those that the test inserted. */
async function create() {
  const { mocks, call, signIn } = createTestClient()
  const state = mocks.worlds.get().state(getById(institutes, 1))
  const [tutor] = state.tutors.list()
  const [student] = state.students.list()
  const insert = (start: number, more: object = {}) =>
    state.classes.insert((id) => ({
      id,
      course_id: 101,
      tutor: tutor?.id ?? 0,
      students: [student?.id ?? 0],
      kind: 'one_to_one',
      state: 'confirmed',
      start,
      ...more,
    })).id
  const list = async (person: 'student' | 'tutor', query = '') => {
    const path = person === 'student' ? '/classes/booked/list/' : '/classes/current/list/'
    const { access_token: token } = await signIn(person)
    return readRows(await call('GET', `${path}?page_size=100${query}`, { token })).map(({ id }) => id)
  }
  return { insert, list }
}

test('a class comes until its hour is over, for its learner and its tutor', async () => {
  const { insert, list } = await create()
  const [over, running, later] = [insert(NOON - HOUR), insert(NOON - HOUR + 1), insert(NOON + HOUR)]
  const cancelled = insert(NOON + HOUR, { outcome: 'cancelled' })
  for (const person of ['student', 'tutor'] as const) {
    const ids = await list(person)
    expect([over, running, later, cancelled].map((id) => ids.includes(id))).toEqual([
      false,
      true,
      true,
      false,
    ])
    expect(ids.indexOf(running)).toBeLessThan(ids.indexOf(later))
  }
})

test('classes of others are in no list of theirs', async () => {
  const { insert, list } = await create()
  const [foreign, taught] = [insert(NOON + HOUR, { students: [1] }), insert(NOON + HOUR, { tutor: 1 })]
  const [own, current] = [await list('student'), await list('tutor')]
  expect([own.includes(foreign), own.includes(taught)]).toEqual([false, true])
  expect([current.includes(foreign), current.includes(taught)]).toEqual([true, false])
})

test('classes without a time are listed when they are asked for, and alone', async () => {
  const { insert, list } = await create()
  const [owed, later] = [insert(NOON - HOUR, { isOwed: true }), insert(NOON + HOUR)]
  const ids = await list('student', '&to_reschedule=true')
  expect([ids.includes(owed), ids.includes(later)]).toEqual([true, false])
})

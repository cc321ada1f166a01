import { expect, test } from 'vitest'
import { findInstitute } from '#mocks/data/catalogue.ts'
import { insertClass, insertReservation } from '#mocks/emptyState.ts'
import { createTestClient, NOON } from '#mocks/testClient.ts'
import { DAY } from '#mocks/world/hours/clock.ts'

interface Receipt {
  data: { lines: { description: string; amount: number }[]; subtotal: number }
}

/** Reads the receipt of a month of two courses. @param courses of its classes, one a day */
async function readLines(courses: readonly number[]) {
  const { call, mocks, signIn } = createTestClient()
  const state = mocks.worlds.get().state(findInstitute(undefined))
  const { id: student = 0 } =
    state.accounts.list().find(({ email }) => email === 'student@example.test') ?? {}
  const row = insertReservation(state, {
    state: 'active',
    student,
    learner: student,
    starts: [NOON],
    course_ids: [101, 102],
    course_hours: [{ start: NOON, course_id: 101 }],
  })
  for (const [index, course_id] of courses.entries())
    insertClass(state, { reservation_id: row.id, course_id, start: NOON + index * DAY, month: 0 })
  const { id } = state.payments.insert((payment) => ({
    id: payment,
    kind: 'attempt',
    state: 'completed',
    reservation: row.id,
    created: NOON,
  }))
  const { access_token: token } = await signIn('student')
  const { body } = await call('GET', `/payments/${id}/receipt/`, { token })
  const { data } = body as Receipt // The member of the schema
  return { lines: data.lines, subtotal: data.subtotal }
}

test('a receipt counts the classes of each of two courses, with their part of the amount', async () => {
  const { lines, subtotal } = await readLines([101, 102, 101, 101])
  expect(lines).toEqual([
    { description: expect.stringMatching(/^3 classes of 60 minutes · \S/), amount: (subtotal * 3) / 4 },
    { description: expect.stringMatching(/^1 class of 60 minutes · \S/), amount: subtotal / 4 },
  ])
})

test('classes that were not all booked with the payment are counted together', async () => {
  const { lines, subtotal } = await readLines([101, 102])
  expect(lines).toEqual([{ description: '4 classes of 60 minutes', amount: subtotal }])
})

import { expect, test } from 'vitest'
import { findInstitute } from '#mocks/data/catalogue.ts'
import { insertClass } from '#mocks/emptyState.ts'
import { createTestClient, NOON } from '#mocks/testClient.ts'

test('a class whose attendance is saved while it runs is counted among those of its tutor, once', async () => {
  const client = createTestClient()
  const state = client.mocks.worlds.get().state(findInstitute(undefined))
  const find = (name: string) => state.accounts.list().find(({ email }) => email === name)?.id ?? 0
  const [student, tutor] = [find('student@example.test'), find('tutor@example.test')]
  const running = { course_id: 101, tutor, students: [student], start: NOON - 600_000 }
  const { id } = insertClass(state, running)
  const before = state.tutors.get(tutor)?.classes_count ?? 0
  const { access_token: token } = await client.signIn('tutor')
  for (const status of ['late', 'present']) {
    const body = { attendance: [{ student_id: student, status }] }
    await client.call('POST', `/classes/${id}/attendance/`, { token, body })
  }
  expect(state.tutors.get(tutor)?.classes_count).toBe(before + 1)
})

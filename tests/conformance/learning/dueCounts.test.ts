import { expect, test } from 'vitest'
import { NOON } from '#mocks/testClient.ts'
import { createJourneyWorld, read } from '../journey.ts'

test('menu and kids count the homework that is due as its list does, late ones too', async () => {
  const { as } = await createJourneyWorld()
  const { rows } = await as('student', 'GET', '/homework/mine/list/?state=overdue,pending&page_size=100')
  expect(new Set(rows.map(({ state }) => state))).toEqual(new Set(['overdue', 'pending']))
  const counts = await as('student', 'GET', '/account/menu_counts/')
  expect(counts.data.homework).toBe(rows.length)
  const kids = await as('student', 'GET', '/kids/list/?page_size=100')
  expect(kids.rows.length).toBeGreaterThan(1)
  for (const { id, homework_due } of kids.rows)
    expect([id, homework_due]).toEqual([
      id,
      rows.filter(({ learner }) => read<{ id: number }>(learner).id === id).length,
    ])
})

test('the menu counts the quizzes that are due as their list does, one under way and one granted again too', async () => {
  const { as } = await createJourneyWorld()
  const listDue = async () =>
    (await as('student', 'GET', '/quizzes/mine/list/?status=0&page_size=100')).rows.filter(
      ({ closes_on }) => Date.parse(String(closes_on)) > NOON,
    )
  const readCount = async () => (await as('student', 'GET', '/account/menu_counts/')).data.quizzes
  const due = await listDue()
  expect(await readCount()).toBe(due.length)
  const quiz = due.find(({ learner }) => read<{ age?: number | null }>(learner).age != null)
  const kid_id = read<{ id: number }>(quiz?.learner).id
  const begun = await as('student', 'POST', `/quizzes/${quiz?.id}/attempts/start/`, { kid_id })
  expect(begun.status).toBe(200)
  expect(await listDue()).toHaveLength(due.length)
  expect(await readCount()).toBe(due.length)
  await as('student', 'POST', `/quizzes/attempts/${begun.data.id}/submit/`)
  expect(await readCount()).toBe((await listDue()).length)
})

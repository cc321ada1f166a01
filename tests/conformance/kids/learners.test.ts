import { expect, test } from 'vitest'
import { createJourneyWorld } from '../journey.ts'
import { createNumbers } from '../sample.ts'

const { student } = createNumbers(1)

test('staff choose among students and kids, who carry the name of their parent; a tutor among the taught', async () => {
  const { as } = await createJourneyWorld()
  const { rows } = await as('operator', 'GET', '/learners/list/?page_size=100')
  const found = await as('operator', 'GET', `/learners/list/?page_size=100&search=student@example.test`)
  expect(found.rows[0]).toMatchObject({ id: student, guardian: null, email: 'student@example.test' })
  const all = [...rows, ...(await as('operator', 'GET', '/learners/list/?page_size=100&page=2')).rows]
  expect(all.some(({ guardian }) => typeof guardian === 'string')).toBe(true)
  const own = await as('tutor', 'GET', '/learners/list/?page_size=100')
  expect(own.rows.length).toBeGreaterThan(0)
  expect(own.rows.length).toBeLessThan(all.length)
  expect(own.rows.every(({ email }) => email === null)).toBe(true)
})

test('an inactive learner cannot be assigned to, but filters and headings find the name', async () => {
  const { as } = await createJourneyWorld()
  await as('operator', 'POST', `/students/update/${student}/`, { status: false })
  const { rows: active } = await as('operator', 'GET', `/learners/list/?id=${student}`)
  expect(active).toEqual([])
  const { rows: all } = await as('operator', 'GET', `/learners/list/?id=${student}&with_inactive=true`)
  expect(all).toMatchObject([{ id: student, is_inactive: true }])
})

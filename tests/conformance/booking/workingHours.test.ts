import { expect, test } from 'vitest'
import { begin, read } from '../journey.ts'
import { createNumbers } from '../sample.ts'

const { tutor } = createNumbers(1)

test('the next free hour on the card follows new working hours at once', async () => {
  const { as } = await begin()
  const readNext = async () => {
    const { rows } = await as('student', 'GET', `/tutor/list/?id=${tutor}`)
    return read<string | null>(rows[0]?.next_slot)
  }
  expect(await readNext()).not.toBeNull()
  const { data } = await as('tutor', 'GET', '/tutor/hours/')
  const closed = await as('tutor', 'POST', '/tutor/hours/update/', { ...data, week: [] })
  expect(closed.status).toBe(200)
  expect(await readNext()).toBeNull()
})

import { expect, test } from 'vitest'
import { createJourneyWorld } from '../journey.ts'
import { createNumbers } from '../sample.ts'

const { tutor } = createNumbers(1)

test('an approved tutor changes courses but neither price nor trial', async () => {
  const { as } = await createJourneyWorld()
  const { data } = await as('tutor', 'GET', '/tutor/teaching/')
  const body = { course_ids: [101], language_ids: [1], country_id: 1, document_ids: [] }
  expect((await as('tutor', 'POST', '/tutor/teaching/update/', body)).data.courses).toMatchObject([
    { id: 101 },
  ])
  const dearer = { ...body, price: Number(data.price) + 1 }
  expect((await as('tutor', 'POST', '/tutor/teaching/update/', dearer)).status).toBe(422)
  const set = await as('operator', 'POST', `/tutor/applications/${tutor}/teaching/`, dearer)
  expect(set.data.price).toBe(dearer.price)
})

test('a tutor is notified once of teaching data that staff save twice', async () => {
  const { as } = await createJourneyWorld()
  const body = { course_ids: [101], language_ids: [1], country_id: 1, document_ids: [], price: 210 }
  for (const _ of [1, 2]) await as('operator', 'POST', `/tutor/applications/${tutor}/teaching/`, body)
  const { rows } = await as('tutor', 'GET', '/notifications/list/')
  expect(rows.filter(({ title }) => title === 'The institute changed your teaching data')).toHaveLength(1)
})

import { expect, test } from 'vitest'
import { NOON } from '#mocks/testClient.ts'
import { createJourneyWorld } from './journey.ts'
import { createNumbers } from './sample.ts'
import { buildWebinar, HOUR } from './webinars/buildWebinar.ts'

const { root, tutor } = createNumbers(1)
const format = (time: number) => new Date(time).toISOString()
const START = NOON + 500 * HOUR

const homework = {
  Id: 0,
  title: 'Read aloud',
  description: 'The first page',
  course_id: 101,
  score: 10,
  file_ids: [root + 1],
  published: true,
}
const quiz = {
  Id: 0,
  name: 'Letters',
  course_id: 101,
  totalScore: 10,
  passScore: 6,
  time: 10,
  maximumTrials: 2,
  availability: true,
}

test.each([
  ['/webinar/managed', 'start_date_time', buildWebinar(START, { tutor_id: tutor })],
  ['/homework', 'dueDate', homework],
  ['/quizzes', 'closes_on', quiz],
])(
  'records of %s are not saved with a past %s, which an existing one may keep',
  async (path, field, record) => {
    const { as, move } = await createJourneyWorld()
    const insert = (time: number) =>
      as('operator', 'POST', `${path}/insert/`, { ...record, [field]: format(time) })
    const refused = await insert(NOON - 24 * HOUR)
    expect(refused.status).toBe(422)
    expect(refused.text).toContain(`"${field}":["Choose a time that is still to come."]`)

    const made = await insert(START)
    expect(made.status).toBe(200)
    const update = (time: number) =>
      as('operator', 'POST', `${path}/update/${made.data.id}/`, {
        ...record,
        Id: made.data.id,
        [field]: format(time),
      })
    expect((await update(NOON - HOUR)).status).toBe(422)
    move(502 * 60)
    expect((await update(START)).status).toBe(200)
    expect((await update(START - HOUR)).status).toBe(422)
  },
)

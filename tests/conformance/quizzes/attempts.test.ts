import { expect, test } from 'vitest'
import { createJourneyWorld, read } from '../journey.ts'
import { createNumbers } from '../sample.ts'

const { root, kid } = createNumbers(1)

test('a learner without attempts left takes a quiz once more when it is granted', async () => {
  const { as } = await createJourneyWorld()
  const quiz = root + 2
  const sibling = kid + 1
  const start = () => as('student', 'POST', `/quizzes/${quiz}/attempts/start/`, { kid_id: sibling })
  const findOwn = async (path: string) =>
    (await as('student', 'GET', path)).rows.find(
      ({ id, learner }) => id === quiz && read<{ id: number }>(learner).id === sibling,
    )
  const { data } = await start()
  await as('student', 'POST', `/quizzes/attempts/${data.id}/submit/`)
  expect(await findOwn('/quizzes/mine/list/?page_size=50')).toMatchObject({ is_passed: false, status: 1 })
  expect((await start()).status).toBe(409)
  expect((await as('tutor', 'POST', `/quizzes/${quiz}/grant/`, { student_id: sibling })).status).toBe(200)
  expect(await findOwn('/quizzes/mine/list/?page_size=50&status=0')).toMatchObject({ trials_left: 1 })
  expect((await start()).status).toBe(200)
})

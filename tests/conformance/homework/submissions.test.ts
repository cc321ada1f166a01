import { expect, test } from 'vitest'
import { createNumbers } from '../sample.ts'
import { createJourneyWorld, read } from '../journey.ts'
import { handIn } from '../notifications/taskSteps.ts'

const { root, kid: kidId } = createNumbers(1)
const path = `/homework/${root + 1}/submit/`

test('an answer is refused where another window has handed one in, until it is meant to replace it', async () => {
  const { as } = await createJourneyWorld()
  const answer = { file_ids: [root + 1], last_submission_id: null }
  const first = await as('student', 'POST', path, answer)
  expect(first.status).toBe(200)
  const second = await as('student', 'POST', path, answer)
  expect([second.status, second.text]).toEqual([409, expect.stringContaining('already been handed in')])
  const tutorsView = `/homework/${root + 1}/submissions/list/?state=submitted`
  const count = (await as('tutor', 'GET', tutorsView)).rows.length
  expect((await as('student', 'POST', path, { ...answer, last_submission_id: first.data.id })).status).toBe(
    200,
  )
  expect((await as('tutor', 'GET', tutorsView)).rows).toHaveLength(count + 1)
})

test('only the newest answer of a learner waits for a review, and an older one is refused', async () => {
  const { as } = await createJourneyWorld()
  const countToReview = async () =>
    Number(
      (await as('tutor', 'GET', '/homework/list/?page_size=100')).rows.find(({ id }) => id === root + 1)
        ?.review_count,
    )
  const older = await as('student', 'POST', path, { file_ids: [root + 1] })
  const count = await countToReview()
  const newer = await as('student', 'POST', path, { file_ids: [root + 1] })
  expect(await countToReview()).toBe(count)
  const review = (id: unknown) =>
    as('tutor', 'POST', `/homework/submissions/${Number(id)}/review/`, {
      is_returned: false,
      score: 1,
      file_ids: [],
    })
  const refused = await review(older.data.id)
  expect([refused.status, refused.text]).toEqual([409, expect.stringContaining('a later answer')])
  expect((await review(newer.data.id)).status).toBe(200)
})

test('an answer without the newest one that was seen is not checked', async () => {
  const { as } = await createJourneyWorld()
  await as('student', 'POST', path, { file_ids: [root + 1] })
  expect((await as('student', 'POST', path, { file_ids: [root + 1] })).status).toBe(200)
})

test('a parent reads in the third person that homework of a kid was returned, with a link to it', async () => {
  const world = await createJourneyWorld()
  const id = await handIn(world)
  const [answer] = (await world.as('tutor', 'GET', `/homework/${id}/submissions/list/`)).rows
  const review = (comment: string) =>
    world.as('tutor', 'POST', `/homework/submissions/${answer?.id}/review/`, {
      is_returned: true,
      comment,
      file_ids: [],
    })
  // Without words the learner would not know what to do again
  expect((await review(' ')).status).toBe(422)
  expect((await review('Slower, please')).status).toBe(200)
  const [toParent] = (await world.as('student', 'GET', '/notifications/list/')).rows
  expect(toParent?.body).toMatch(/^\S+ · It can be done once more and handed in again\.$/)
  expect(toParent?.path).toBe(`/dashboard/student-homework?id=${id}-${kidId}`)
  const [toKid] = (await world.as('kid', 'GET', '/notifications/list/')).rows
  expect(toKid?.body).toBe('Do it once more, and hand it in again.')
})

test('a review that is sent twice notifies once', async () => {
  const { as } = await createJourneyWorld()
  const { data } = await as('student', 'POST', path, { file_ids: [root + 1] })
  const count = async () => (await as('student', 'GET', '/notifications/list/?page_size=100')).rows.length
  const review = (comment: string) =>
    as('tutor', 'POST', `/homework/submissions/${Number(data.id)}/review/`, { is_returned: true, comment })
  const before = await count()
  for (const comment of ['Once more', 'Once more']) await review(comment)
  expect(await count()).toBe(before + 1)
  await review('Larger, please')
  expect(await count()).toBe(before + 2)
})

test('an answer to homework that was withdrawn is refused, and the refusal says so', async () => {
  const { as } = await createJourneyWorld()
  await as('tutor', 'DELETE', `/homework/delete/${root + 1}`)
  const { status, text } = await as('student', 'POST', path, { file_ids: [root + 1] })
  expect([status, text]).toEqual([
    404,
    expect.stringContaining('was withdrawn. Your answer was not handed in'),
  ])
})

test('the score of homework is not lowered below what a review has given', async () => {
  const world = await createJourneyWorld()
  const id = await handIn(world)
  const [answer] = (await world.as('tutor', 'GET', `/homework/${id}/submissions/list/`)).rows
  const given = { score: 7, is_returned: false, file_ids: [] }
  await world.as('tutor', 'POST', `/homework/submissions/${answer?.id}/review/`, given)
  const own = (await world.as('tutor', 'GET', '/homework/list/?page_size=100')).rows
  const row = own.find((one) => one.id === id)
  const { course, attachedFiles } = read<{ course: { id: number }; attachedFiles: { id: number }[] }>(row)
  const file_ids = attachedFiles.map((file) => file.id)
  const save = (score: number) =>
    world.as('tutor', 'POST', `/homework/update/${id}/`, {
      ...row,
      Id: id,
      course_id: course.id,
      file_ids,
      score,
    })
  expect(await save(5)).toMatchObject({ status: 422, text: expect.stringContaining('"score"') })
  expect((await save(7)).status).toBe(200)
})

test('an answer is not reviewed after the homework was withdrawn from its learner, and waits for no review', async () => {
  const world = await createJourneyWorld()
  const { rows: kids } = await world.as('student', 'GET', '/kids/list/')
  const countWaiting = async () =>
    Number((await world.as('tutor', 'GET', '/account/menu_counts/')).data.submissions)
  const before = await countWaiting()
  const id = await handIn(world)
  expect(await countWaiting()).toBe(before + 1)
  const [answer] = (await world.as('tutor', 'GET', `/homework/${id}/submissions/list/`)).rows
  const student_ids = kids.map((kid) => kid.id)
  expect((await world.as('tutor', 'POST', `/homework/${id}/unassign/`, { student_ids })).status).toBe(200)
  const body = { score: 5, is_returned: false, file_ids: [] }
  const review = `/homework/submissions/${answer?.id}/review/`
  expect(await world.as('tutor', 'POST', review, body)).toMatchObject({
    status: 409,
    text: expect.stringContaining('was withdrawn from the learner'),
  })
  expect(await countWaiting()).toBe(before)
})

test('a review stays readable after the homework was withdrawn, an answer that was not reviewed does not', async () => {
  const world = await createJourneyWorld()
  const { rows: kids } = await world.as('student', 'GET', '/kids/list/')
  const student_ids = kids.map((kid) => kid.id)
  const listShown = async () =>
    (await world.as('student', 'GET', '/homework/mine/list/?page_size=100')).rows.map((row) => row.id)
  const id = await handIn(world)
  const [answer] = (await world.as('tutor', 'GET', `/homework/${id}/submissions/list/`)).rows
  const review = { score: 7, is_returned: false, file_ids: [] }
  await world.as('tutor', 'POST', `/homework/submissions/${answer?.id}/review/`, review)
  const unreviewed = await handIn(world)
  for (const one of [id, unreviewed])
    await world.as('tutor', 'POST', `/homework/${one}/unassign/`, { student_ids })
  const shown = await listShown()
  expect([shown.includes(id), shown.includes(unreviewed)]).toEqual([true, false])
  expect(await world.as('student', 'GET', `/homework/mine/detail/${id}/`)).toMatchObject({
    data: { state: 'completed', submissions: [{ score: 7 }] },
  })
})

import { expect, test } from 'vitest'
import { findInstitute } from '#mocks/data/catalogue.ts'
import { createTestClient, readRows } from '#mocks/testClient.ts'

const client = createTestClient()
const { groups, groupClasses, feedback, classes, kids } = client.mocks.worlds
  .get()
  .state(findInstitute(undefined))

test.each([
  ['/students-groups/list/', () => groups.list().map(({ id, learners }) => ({ id, learners }))],
  ['/group-classes/list/', () => groupClasses.list().map(({ id, learners }) => ({ id, learners }))],
  [
    '/feedback/list/',
    () =>
      feedback.list().map(({ id, class_id, author, about }) => ({
        id,
        learners: [
          author,
          ...(classes.get(class_id ?? 0)?.students.filter((one) => kids.get(one)?.parent === author) ?? []),
          ...(about === null ? [] : [about]),
        ],
      })),
  ],
] as const)('%s of one learner holds what the learner is in, and nothing else', async (path, listRecords) => {
  const records = listRecords()
  const learner = records.find(({ learners }) => learners.length > 0)?.learners[0] ?? 0
  const { access_token: token } = await client.signIn('operator')
  const rows = readRows(await client.call('GET', `${path}?page_size=100&learner_id=${learner}`, { token }))
  const expected = records.filter(({ learners }) => learners.includes(learner)).map(({ id }) => id)
  expect(expected.length).toBeGreaterThan(0)
  expect(rows.map(({ id }) => id).toSorted()).toEqual(expected.toSorted())
})

import { expect, test } from 'vitest'
import { createEmptyState, insertTutor, noon } from '#mocks/emptyState.ts'
import type { HomeworkRecord } from '#mocks/world/learning/learningRecords.ts'
import { notifyOfHomework, type Change } from '#mocks/world/learning/notifyOfHomework.ts'

const buildText = (en: string) => ({ en, ar: en })

/** Homework of the operator 1 for the students 7 and 8. */
const homework: HomeworkRecord = {
  id: 5,
  title: buildText('Ten words'),
  description: buildText('Learn them'),
  course_id: 1,
  group_class: null,
  score: 10,
  due: noon,
  files: [1],
  published: true,
  owner: 1,
  created: noon,
  learners: [7, 8],
}
const hidden = { ...homework, published: false }

/** Notifies of a change. @returns owners and English titles of what they read */
function notifyOf({ actor = 1, ...change }: Partial<Change<HomeworkRecord>>, hasTutor = false) {
  const state = createEmptyState()
  if (hasTutor) insertTutor(state, { id: 3 })
  notifyOfHomework(state, noon, { actor, ...change })
  return state.notifications.list().map(({ owner, title }) => [owner, title.en])
}

test('learners read of homework that is made for them, and none while it is hidden', () => {
  expect(notifyOf({ after: homework })).toEqual([
    [7, 'New homework: Ten words'],
    [8, 'New homework: Ten words'],
  ])
  expect(notifyOf({ after: hidden })).toEqual([])
  expect(notifyOf({})).toEqual([])
})

test('publishing hidden homework gives it to its learners, and hiding it takes it back', () => {
  expect(notifyOf({ before: hidden, after: homework })).toEqual([
    [7, 'New homework: Ten words'],
    [8, 'New homework: Ten words'],
  ])
  expect(notifyOf({ before: homework, after: hidden })).toEqual([
    [7, 'Homework was withdrawn: Ten words'],
    [8, 'Homework was withdrawn: Ten words'],
  ])
})

test.each<[string, Partial<HomeworkRecord>]>([
  ['title', { title: buildText('Twelve words') }],
  ['text', { description: buildText('Write them') }],
  ['score', { score: 12 }],
  ['day', { due: noon + 1 }],
  ['files', { files: [] }],
])('another %s is read by the learners who keep the homework', (_, more) => {
  const after = { ...homework, ...more, learners: [8, 9] }
  const name = after.title.en
  expect(notifyOf({ before: homework, after })).toEqual([
    [9, `New homework: ${name}`],
    [8, `Homework has changed: ${name}`],
    [7, `Homework was withdrawn: ${name}`],
  ])
})

test('what learners do not read of homework is no change for them', () => {
  expect(notifyOf({ before: homework, after: { ...homework, course_id: 2, group_class: 4 } })).toEqual([])
})

test('deleted homework is withdrawn, which its author reads unless they deleted it', () => {
  const before = { ...homework, owner: 3 }
  const withdrawn = [
    [7, 'Homework was withdrawn: Ten words'],
    [8, 'Homework was withdrawn: Ten words'],
  ]
  expect(notifyOf({ before, actor: 3 }, true)).toEqual(withdrawn)
  expect(notifyOf({ before }, true)).toEqual([
    ...withdrawn,
    [3, 'Homework of yours was withdrawn: Ten words'],
  ])
  expect(notifyOf({ before })).toEqual(withdrawn)
})

test('homework that is withdrawn from no one is not news of its author', () => {
  expect(notifyOf({ before: { ...homework, owner: 3, learners: [] } }, true)).toEqual([])
})

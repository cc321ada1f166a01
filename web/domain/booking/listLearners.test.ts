import { expect, test } from 'vitest'
import { listLearners } from './listLearners.ts'

const [one, two] = [
  { id: 1, name: 'Sara', profile_picture_url: null },
  { id: 2, name: 'Omar', profile_picture_url: null },
]

test('a booking of a group names every kid, any other its learner', () => {
  expect(listLearners({ learner: one, learners: [one, two] })).toEqual([one, two])
  expect(listLearners({ learner: one, learners: [] })).toEqual([one])
  expect(listLearners({ learner: one })).toEqual([one])
})

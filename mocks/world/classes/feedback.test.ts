import { expect, test } from 'vitest'
import comments from '#mocks/data/reviews.json'
import { institutes } from '#mocks/data/catalogue.ts'
import { getInitialData } from '#mocks/world/initialData.ts'
import { startOfDay } from '#mocks/world/hours/clock.ts'

test.each(institutes)('the comments of learners at $host fit their stars', (institute) => {
  const { feedback } = getInitialData(institute, 1, startOfDay(Date.parse('2026-11-27')), false)
  const given = feedback.filter(({ tutor }) => tutor !== null)
  const written = given.map(({ comment }) => comments.find(({ en }) => en === comment.en)?.rating)
  expect(written).toEqual(given.map(({ tutor }) => tutor))
})

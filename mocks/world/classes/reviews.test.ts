import { expect, test } from 'vitest'
import { buildRatings, summarizeStars } from '#mocks/world/classes/reviews.ts'
import { createRng } from '#mocks/world/codes/rng.ts'
import { DAY } from '#mocks/world/hours/clock.ts'

const day = 400 * DAY
const build = (count: number, gender: 'Female' | 'Male' = 'Female') =>
  buildRatings({ rng: createRng('reviews', count), id: 3, day, gender, count })

test('the mean has one decimal, and is missing without ratings', () => {
  expect(summarizeStars([0, 0, 0, 1, 2])).toEqual({
    rating: 4.7,
    ratings_count: 3,
    star_counts: [0, 0, 0, 1, 2],
  })
  expect(summarizeStars([0, 0, 0, 0, 0]).rating).toBeNull()
})

test('at most twelve ratings have a comment, the newest first, and all are counted', () => {
  const { reviews, ratings_count, star_counts } = build(40)
  expect([reviews.length, ratings_count]).toEqual([12, 40])
  const dates = reviews.map(({ created_on }) => created_on)
  expect(dates).toEqual(dates.toSorted().toReversed())
  expect(new Set(dates).size).toBe(12)
  for (const { rating } of reviews) expect(star_counts[rating - 1]).toBeGreaterThan(0)
  expect(build(3).reviews).toHaveLength(3)
})

test('a tutor without ratings has no reviews', () => {
  expect(build(0)).toEqual({ rating: null, ratings_count: 0, star_counts: [0, 0, 0, 0, 0], reviews: [] })
})

test('Arabic comments speak of the tutor in the right gender', () => {
  const [woman, man] = [build(12, 'Female'), build(12, 'Male')].map(({ reviews }) =>
    reviews.map(({ comment }) => comment.ar).join(),
  )
  expect(woman).not.toBe(man)
  expect(`${woman}${man}`).not.toContain('{')
})

import { expect, test } from 'vitest'
import comments from '#mocks/data/reviews.json'
import { applyGender } from '#mocks/data/texts.ts'
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

test('a review is by someone with a first name and an initial, in both languages', () => {
  const authors = Array.from({ length: 40 }, (_, index) => build(12 + index).reviews).flat()
  for (const { author } of authors) {
    expect(author.en).toMatch(/^\S+ [A-Z]\.$/)
    expect(author.ar).toMatch(/^\p{Script=Arabic}[^.]* \p{Script=Arabic}\.$/u)
  }
  expect(new Set(authors.map(({ author }) => author.en.at(-2))).size).toBe(12)
  expect(build(12).reviews.map(({ id }) => id)).toEqual(Array.from({ length: 12 }, (_, index) => 301 + index))
})

test('a comment in Arabic is that of its English text, in the gender of the tutor', () => {
  for (const { comment, rating } of build(12, 'Male').reviews) {
    const found = comments.find(({ en }) => en === comment.en)
    expect([found?.rating, applyGender(found?.ar ?? '', false)]).toEqual([rating, comment.ar])
  }
})

test('most ratings are good, and bad ones are rare', () => {
  const tutors = Array.from({ length: 60 }, (_, index) => build(60 + index))
  for (const { rating, star_counts } of tutors) {
    expect(rating).toBeGreaterThan(3.5)
    expect(star_counts[4]).toBeGreaterThan(star_counts[3] ?? 0)
  }
  const withBad = tutors.filter(({ star_counts }) => (star_counts[0] ?? 0) + (star_counts[1] ?? 0) > 0)
  expect([withBad.length > 0, withBad.length < 25]).toEqual([true, true])
})

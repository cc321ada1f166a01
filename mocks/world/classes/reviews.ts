import type { Gender } from '#sdk'
import names from '#mocks/data/names.json'
import comments from '#mocks/data/reviews.json'
import { applyGender, getText } from '#mocks/data/texts.ts'
import { DAY, formatDate } from '#mocks/world/hours/clock.ts'
import type { ReviewRecord } from '#mocks/world/records.ts'
import type { Rng } from '#mocks/world/codes/rng.ts'

export interface Ratings {
  /** Mean of all ratings with one decimal */
  rating: number | null
  ratings_count: number
  /** Number of ratings with 1 to 5 stars */
  star_counts: readonly number[]
  /** The newest ratings with a comment */
  reviews: ReviewRecord[]
}

const authors = [...names.arabic.female, ...names.arabic.male, ...names.latin.female, ...names.latin.male]
const initials = ['A|أ', 'B|ب', 'D|د', 'F|ف', 'H|ح', 'K|ك', 'M|م', 'N|ن', 'R|ر', 'S|س', 'T|ت', 'Y|ي']

/** Builds a tutor's ratings and reviews. */
export function buildRatings(about: {
  rng: Rng
  id: number
  day: number
  gender: Gender
  count: number
}): Ratings {
  const { rng, id, day, gender, count } = about
  if (!count) return { ...summarizeStars([0, 0, 0, 0, 0]), reviews: [] }
  const quality = rng.between(74, 96) / 100
  const written = rng.sample(
    rng.chance(quality) ? comments.filter(({ rating }) => rating > 2) : comments,
    Math.min(count, 12),
  )
  let age = rng.between(0, 9)
  const reviews = written.map(({ rating, en, ar }, index) => {
    const review = {
      id: id * 100 + index + 1,
      author: pickAuthor(rng),
      rating,
      comment: { en, ar: applyGender(ar, gender === 'Female') },
      created_on: formatDate(day - age * DAY),
    }
    age += rng.between(2, 24)
    return review
  })
  const silent = Array.from({ length: count - written.length }, () =>
    rng.chance(quality) ? 5 : rng.between(3, 4),
  )
  const all = [...written.map(({ rating }) => rating), ...silent]
  const counts = [1, 2, 3, 4, 5].map((stars) => all.filter((one) => one === stars).length)
  return { ...summarizeStars(counts), reviews }
}

/** Computes mean and number of ratings from the number of ratings with 1 to 5 stars. */
export function summarizeStars(star_counts: readonly number[]): Omit<Ratings, 'reviews'> {
  const ratings_count = star_counts.reduce((total, count) => total + count, 0)
  const sum = star_counts.reduce((total, count, index) => total + count * (index + 1), 0)
  const rating = ratings_count ? Math.round((sum / ratings_count) * 10) / 10 : null
  return { rating, ratings_count, star_counts }
}

function pickAuthor(rng: Rng) {
  const first = getText(rng.pick(authors))
  const initial = getText(rng.pick(initials))
  return { en: `${first.en} ${initial.en}.`, ar: `${first.ar} ${initial.ar}.` }
}

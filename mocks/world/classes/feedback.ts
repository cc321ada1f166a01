import type { InstituteData } from '#mocks/data/catalogue.ts'
import data from '#mocks/data/learning.json'
import comments from '#mocks/data/reviews.json'
import { applyGender, getText, type Text } from '#mocks/data/texts.ts'
import { HOUR } from '#mocks/world/hours/clock.ts'
import { computeOutcome } from '#mocks/world/booking/outcome.ts'
import type { ClassRecord } from '#mocks/world/records.ts'
import type { Rng } from '#mocks/world/codes/rng.ts'
import type { People } from '#mocks/world/hours/timetable.ts'

/** Stars that learners give their tutors, in turn: most are content. */
const givenStars = [5, 4, 5, 3, 4, 5, 2, 5, 4, 1, 5, 4, 3, 5, 4]

/** Creates feedback of the last weeks; the demo family's own classes have none yet. */
export function createFeedback(
  institute: InstituteData,
  { tutors, students, kids, classes }: People & { classes: readonly ClassRecord[] },
  rng: Rng,
  day: number,
) {
  const tutor = tutors[0]
  const family = new Set([
    students[0]?.id,
    ...kids.flatMap((kid) => (kid.parent === students[0]?.id ? [kid.id] : [])),
  ])
  const over = classes
    .filter(
      (row) =>
        row.start < day - 3 * HOUR &&
        computeOutcome(row, day) === 'completed' &&
        !row.students.some((one) => family.has(one)),
    )
    .toSorted((a, b) => b.start - a.start || a.id - b.id)
  return Array.from({ length: 30 }, (_, index) => {
    // About five a week
    const row = over[index * 12]
    const learner = row?.students[0] ?? students[1]?.id ?? 0
    const tutorId = row?.tutor ?? tutor?.id ?? null
    // Five are a tutor's on a learner, with one to five stars
    const isTutors = index % 6 === 3 && tutorId !== null
    const stars = givenStars[index % givenStars.length] ?? 5
    const isFemale = tutors.find(({ id }) => id === tutorId)?.gender === 'Female'
    return {
      id: institute.id * 10_000 + index + 1,
      class_id: row?.id ?? null,
      author: isTutors ? tutorId : learner,
      about: isTutors ? learner : tutorId,
      platform: rng.between(2, 5),
      service: rng.between(3, 5),
      tutor: isTutors ? null : stars,
      student: isTutors ? 1 + (Math.floor(index / 6) % 5) : null,
      comment: isTutors ? getText(rng.pick(data.reviews)) : chooseComment(stars, index, isFemale),
      created: (row?.start ?? day) + 2 * HOUR,
    }
  })
}

/** Chooses a comment that fits the stars; comments on one tutor differ. */
function chooseComment(stars: number, index: number, isFemale: boolean): Text {
  const fitting = comments.filter(({ rating }) => rating === stars)
  const { en = '', ar = '' } = fitting[index % Math.max(1, fitting.length)] ?? {}
  return { en, ar: applyGender(ar, isFemale) }
}

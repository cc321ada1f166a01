import type { InstituteData } from '#mocks/data/catalogue.ts'
import data from '#mocks/data/learning.json'
import { getText } from '#mocks/data/texts.ts'
import { HOUR } from '#mocks/world/hours/clock.ts'
import { computeOutcome } from '#mocks/world/booking/outcome.ts'
import type { ClassRecord } from '#mocks/world/records.ts'
import type { Rng } from '#mocks/world/codes/rng.ts'
import type { People } from '#mocks/world/hours/timetable.ts'

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
    const review = tutor?.reviews[index % Math.max(1, tutor.reviews.length)]
    // About five a week
    const row = over[index * 12]
    const learner = row?.students[0] ?? students[1]?.id ?? 0
    const teacher = row?.tutor ?? tutor?.id ?? null
    // Five are a tutor's on a learner, with one to five stars
    const isTutors = index % 6 === 3 && teacher !== null
    return {
      id: institute.id * 10_000 + index + 1,
      class_id: row?.id ?? null,
      author: isTutors ? teacher : learner,
      about: isTutors ? learner : teacher,
      platform: rng.between(2, 5),
      service: rng.between(3, 5),
      tutor: isTutors ? null : 1 + (index % 5),
      student: isTutors ? 1 + (Math.floor(index / 6) % 5) : null,
      comment: isTutors || !review ? getText(rng.pick(data.reviews)) : review.comment,
      created: (row?.start ?? day) + 2 * HOUR,
    }
  })
}

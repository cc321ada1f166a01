import { byId, courses, type InstituteData } from '#mocks/data/catalogue.ts'
import learning from '#mocks/data/learning.json'
import { textOf } from '#mocks/data/texts.ts'
import { DAY, HOUR } from '#mocks/world/clock.ts'
import type { ClassRecord, KidRecord, PersonRecord, TutorRecord } from '#mocks/world/records.ts'
import { createRng, type Rng } from '#mocks/world/rng.ts'

interface Cast {
  tutors: readonly TutorRecord[]
  students: readonly PersonRecord[]
  kids: readonly KidRecord[]
}

// why: each sitting has an hour of its own, so that nobody teaches twice at once
const hours = [5, 6, 8, 10, 11, 12, 13, 15, 16, 18]
const notes = learning.notes.map(textOf)

/**
 * Classes of ten months back and two ahead, around the fortnight of `createClasses`. Numbers and contents depend on the
 * date alone and stay when the day changes.
 */
export function createHistory(
  institute: InstituteData,
  seed: number,
  day: number,
  cast: Cast,
): ClassRecord[] {
  const tutors = cast.tutors.filter(({ status }) => status === 'approved').slice(0, 24)
  const offsets = [
    ...Array.from({ length: 300 }, (_, index) => index - 302),
    ...Array.from({ length: 50 }, (_, index) => index + 13),
  ]
  return offsets.flatMap((offset) => {
    const begin = day + offset * DAY
    const number = begin / DAY
    const rng = createRng(seed, 'history', institute.id, number)
    return hours.map((hour, sitting) => ({
      id: institute.id * 10_000_000 + (number % 10_000) * 100 + sitting,
      start: begin + hour * HOUR,
      ...classOf({ ...cast, tutors }, rng, sitting, number),
    }))
  })
}

/** What became of a class that is over, where nothing was written down. */
export function usualOutcome(id: number): 'completed' | 'cancelled' | 'rescheduled' {
  return id % 11 === 3 ? 'cancelled' : id % 13 === 5 ? 'rescheduled' : 'completed'
}

function classOf({ tutors, students, kids }: Cast, rng: Rng, sitting: number, number: number) {
  const tutor = sitting % 4 === 0 ? tutors[0] : rng.pick(tutors)
  const turn = (sitting + number) % 5
  const pupil = turn === 0 ? students[0] : turn === 1 ? kids[number % 3] : rng.pick(students)
  if (!tutor || !pupil) throw new Error('A class needs a tutor and a pupil')
  const isKid = 'parent' in pupil
  const type = isKid ? 'kids' : 'adult'
  const taught = tutor.course_ids.map((id) => byId(courses, id)).filter((course) => course.type === type)
  return {
    kind: isKid && number % 2 ? ('group' as const) : ('one_to_one' as const),
    tutor: tutor.id,
    students: [pupil.id],
    course_id: rng.pick(taught.length ? taught : courses.filter((course) => course.type === type)).id,
    state: rng.pick(['confirmed', 'scheduled', 'pending'] as const),
    ...(rng.chance(0.6) && { notes: rng.pick(notes) }),
  }
}

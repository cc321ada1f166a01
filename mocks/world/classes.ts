import { byId, courses, type InstituteData } from '#mocks/data/catalogue.ts'
import { DAY, HOUR } from '#mocks/world/clock.ts'
import type { ClassRecord, KidRecord, PersonRecord, TutorRecord } from '#mocks/world/records.ts'
import { createRng, type Rng } from '#mocks/world/rng.ts'

interface Cast {
  tutors: readonly TutorRecord[]
  students: readonly PersonRecord[]
  kids: readonly KidRecord[]
}

const today = [3, 7, 11, 15, 19, 23]
const later = [9, 14, 17]

/**
 * Classes from yesterday to twelve days ahead: of the demo student and their kids, half of them with the demo
 * tutor, and of other students with the demo tutor.
 */
export function createClasses(
  institute: InstituteData,
  seed: number,
  day: number,
  cast: Cast,
): ClassRecord[] {
  const rng = createRng(seed, 'classes', institute.id)
  const begins = Array.from({ length: 14 }, (_, index) => index - 1).flatMap((offset) =>
    (offset === 0 ? today : later).map((hour) => day + offset * DAY + hour * HOUR),
  )
  return begins.map((start, index) => ({
    id: institute.id * 10_000 + 1 + index,
    start,
    state: rng.pick(['confirmed', 'confirmed', 'scheduled', 'pending'] as const),
    ...(index % 3 === 2 ? groupOf(cast, rng, index) : singleOf(cast, rng, index)),
  }))
}

function singleOf({ tutors, students, kids }: Cast, rng: Rng, index: number) {
  const isElsewhere = index % 4 === 1
  const tutor = isElsewhere ? rng.pick(active(tutors)) : tutors[0]
  const pupil = index % 6 === 4 ? rng.pick(students) : index % 2 ? kids[0] : students[0]
  if (!tutor || !pupil) throw new Error('A class needs a tutor and a pupil')
  return {
    kind: 'one_to_one' as const,
    tutor: tutor.id,
    students: [isElsewhere && pupil !== kids[0] ? (students[0]?.id ?? pupil.id) : pupil.id],
    course_id: courseOf(tutor, rng, pupil === kids[0] ? 'kids' : 'adult'),
  }
}

function groupOf({ tutors, kids }: Cast, rng: Rng, index: number) {
  const tutor = index % 2 ? rng.pick(active(tutors)) : tutors[0]
  const [demo, ...others] = kids
  if (!tutor || !demo) throw new Error('A group needs a tutor and kids')
  const peers = others.filter((kid) => yearsApart(kid, demo) <= 5)
  const group = [demo, ...rng.sample(peers, rng.between(1, 4))]
  return {
    kind: 'group' as const,
    tutor: tutor.id,
    students: group.map((kid) => kid.id),
    course_id: courseOf(tutor, rng, 'kids'),
  }
}

function yearsApart(a: KidRecord, b: KidRecord): number {
  return Math.abs(Number(a.date_of_birth.slice(0, 4)) - Number(b.date_of_birth.slice(0, 4)))
}

function active(tutors: readonly TutorRecord[]) {
  return tutors.filter((tutor) => tutor.status === 'approved')
}

function courseOf(tutor: TutorRecord, rng: Rng, type: 'adult' | 'kids'): number {
  const taught = tutor.course_ids.map((id) => byId(courses, id))
  const fitting = taught.filter((course) => course.type === type)
  return rng.pick(fitting.length ? fitting : courses.filter((course) => course.type === type)).id
}

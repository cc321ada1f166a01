import type { BookedClass } from '#sdk'

/** The zones in which a calendar can be read: the viewer's own first, then those of the tutors, each once. */
export function listZones(
  own: string,
  bookedClasses: readonly Pick<BookedClass, 'tutor_time_zone'>[],
  chosen: string,
): string[] {
  return [...new Set([own, ...bookedClasses.map(({ tutor_time_zone }) => tutor_time_zone), chosen])]
}

/** Those of everybody in the classes, for the times beside the hours: tutors, and to a tutor the learners. */
export function listOtherZones(
  own: string,
  bookedClasses: readonly Pick<BookedClass, 'tutor_time_zone' | 'students'>[],
) {
  const learners = bookedClasses.flatMap(({ students }) =>
    students.flatMap(({ time_zone }) => time_zone ?? []),
  )
  return [...new Set([...listZones(own, bookedClasses, own), ...learners])]
}

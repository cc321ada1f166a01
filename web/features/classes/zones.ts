import type { BookedClass } from '#sdk'

/** Lists the zones for the calendar: the viewer's own, the tutors', and the chosen one. */
export function listZones(
  own: string,
  bookedClasses: readonly Pick<BookedClass, 'tutor_time_zone'>[],
  chosen: string,
): string[] {
  return [...new Set([own, ...bookedClasses.map(({ tutor_time_zone }) => tutor_time_zone), chosen])]
}

/** Lists the zones for the second column of hours: the tutors' and, for tutors, the learners'. */
export function listOtherZones(
  own: string,
  bookedClasses: readonly Pick<BookedClass, 'tutor_time_zone' | 'students'>[],
) {
  const learners = bookedClasses.flatMap(({ students }) =>
    students.flatMap(({ time_zone }) => time_zone ?? []),
  )
  return [...new Set([...listZones(own, bookedClasses, own), ...learners])]
}

import type { TutorProfile } from '#sdk'

/** Finds the name of a tutor's course; undefined while an hour has none. */
export function findCourseName({ courses }: TutorProfile, course: number | undefined): string | undefined {
  return courses.find(({ id }) => id === course)?.name
}

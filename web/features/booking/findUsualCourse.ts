import type { Program } from '#sdk'

/** An earlier booking of the student. */
interface EarlierBooking {
  tutor: { id: number } | null
  program: { id: number } | null
  courses: readonly { id: number }[]
}

interface PrefillInputs {
  /** Newest first */
  earlier: readonly EarlierBooking[]
  /** The booking began with an hour: one course is then chosen in any case, for the student to change */
  isQuick: boolean
}

/** Finds the course to begin with: the only one; for a quick booking the last one booked, else the first. */
export function findUsualCourse(
  tutor: { id: number; courses: readonly { id: number }[] },
  { earlier, isQuick }: PrefillInputs,
): number | undefined {
  const taught = tutor.courses.map(({ id }) => id)
  if (taught.length === 1) return taught[0]
  if (!isQuick) return undefined
  const own = earlier.filter((booking) => booking.tutor?.id === tutor.id)
  const booked = [...own, ...earlier].flatMap(({ courses }) => courses.map(({ id }) => id))
  return booked.find((id) => taught.includes(id)) ?? taught[0]
}

/** Finds the program to begin with: the only one; for a quick booking the last one booked, else the shortest. */
export function findUsualProgram(
  programs: readonly Pick<Program, 'id' | 'sessions_count' | 'sessions_per_week'>[],
  { earlier, isQuick }: PrefillInputs,
): number | undefined {
  if (programs.length === 1) return programs[0]?.id
  if (!isQuick) return undefined
  const [shortest] = programs.toSorted((one, other) => one.sessions_count - other.sessions_count)
  const last = earlier.find(({ program }) => programs.some(({ id }) => id === program?.id))
  return last?.program?.id ?? shortest?.id
}

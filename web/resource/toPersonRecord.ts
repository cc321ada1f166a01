import type { Person } from '#sdk'
import { paths, withSearch } from '#web/paths.ts'

/** The members that decide where a learner's record is. */
export type LearnerKey = Pick<Person, 'id' | 'name' | 'guardian' | 'guardian_id'>

/**
 * Builds the path of the record that staff open for a learner: a student's own, of a kid that of the parent, which
 * holds the kid with age, classes and work. A kid whose parent has no id here is searched by name and parent.
 */
export function toStudentRecord({ id, name, guardian, guardian_id }: LearnerKey): string {
  if (guardian_id) return withSearch(paths.students, { id: guardian_id })
  return withSearch(paths.students, guardian ? { q: `${name} ${guardian}` } : { id })
}

/** Builds the path of a tutor's record; one who is not approved is found from there. */
export function toTutorRecord({ id }: Pick<Person, 'id'>): string {
  return withSearch(paths.approvedTutors, { id })
}

/** Builds the path of a person's record for staff; undefined for staff, who have none, and where the kind is not known. */
export function toPersonRecord(person: LearnerKey & Pick<Person, 'category'>): string | undefined {
  if (person.category === 'tutor') return toTutorRecord(person)
  return person.category === 'student' || person.category === 'kids' ? toStudentRecord(person) : undefined
}

import { listLearnerClasses } from '#mocks/world/hours/classIndexes.ts'
import { isOverlapping, toTimeSpan } from '#mocks/world/hours/classTime.ts'
import type { ClassRecord } from '#mocks/world/records.ts'
import type { InstituteState } from '#mocks/world/world.ts'

/**
 * Finds another class of learners, with any tutor, that overlaps a class from this start, of 60 minutes by default.
 * @param isOwn whether a class is moved with it, so that it is no other one
 */
export function findOtherClass(
  state: Pick<InstituteState, 'classes'>,
  { id, students, minutes }: Pick<ClassRecord, 'students' | 'minutes'> & { id?: number },
  start: number,
  isOwn: (row: ClassRecord) => boolean = () => false,
): ClassRecord | undefined {
  const time = toTimeSpan({ start, ...(minutes !== undefined && { minutes }) })
  return students
    .flatMap((student) => listLearnerClasses(state, student))
    .find(
      (row) =>
        row.id !== id && !row.outcome && !row.isOwed && isOverlapping(toTimeSpan(row), time) && !isOwn(row),
    )
}

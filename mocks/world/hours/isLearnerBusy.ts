import { HOUR } from '#mocks/world/hours/clock.ts'
import type { ClassRecord } from '#mocks/world/records.ts'
import type { InstituteState } from '#mocks/world/world.ts'

/** Whether learners of a class have another class, with any tutor, that overlaps an hour from this start. */
export function isLearnerBusy(
  state: Pick<InstituteState, 'classes'>,
  { id, students }: Pick<ClassRecord, 'id' | 'students'>,
  start: number,
): boolean {
  return state.classes
    .list()
    .some(
      (row) =>
        row.id !== id &&
        !row.outcome &&
        !row.isOwed &&
        Math.abs(row.start - start) < HOUR &&
        row.students.some((one) => students.includes(one)),
    )
}

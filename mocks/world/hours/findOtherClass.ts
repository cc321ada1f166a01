import { HOUR } from '#mocks/world/hours/clock.ts'
import type { ClassRecord } from '#mocks/world/records.ts'
import type { InstituteState } from '#mocks/world/world.ts'

/** Finds another class of learners, with any tutor, that overlaps an hour from this start. */
export function findOtherClass(
  state: Pick<InstituteState, 'classes'>,
  { id, students }: Pick<ClassRecord, 'students'> & { id?: number },
  start: number,
): ClassRecord | undefined {
  return state.classes
    .list()
    .find(
      (row) =>
        row.id !== id &&
        !row.outcome &&
        !row.isOwed &&
        Math.abs(row.start - start) < HOUR &&
        row.students.some((one) => students.includes(one)),
    )
}

import { findOtherClass } from '#mocks/world/hours/findOtherClass.ts'

/** Whether learners of a class have another class, with any tutor, that overlaps one from this start. */
export function isLearnerBusy(...question: Parameters<typeof findOtherClass>): boolean {
  return findOtherClass(...question) !== undefined
}

import type { ClassRecord } from '#mocks/world/records.ts'

const MINUTE = 60_000

/** From the start to the end, which is not part of it any more. */
export interface TimeSpan {
  readonly start: number
  readonly end: number
}

/** Computes the end of a class: 60 minutes after its start, or as long as its group class has. */
export function computeEnd({ start, minutes = 60 }: Pick<ClassRecord, 'start' | 'minutes'>): number {
  return start + minutes * MINUTE
}

/** Builds the time that a class takes. */
export function toTimeSpan(row: Pick<ClassRecord, 'start' | 'minutes'>): TimeSpan {
  return { start: row.start, end: computeEnd(row) }
}

/** Whether two times have a part in common; those that only touch have none. */
export function isOverlapping(one: TimeSpan, other: TimeSpan): boolean {
  return one.start < other.end && other.start < one.end
}

import type { Pair } from '#web/state/groupSelection.ts'

/** Whether the price for one kid is true for each: all join the same group class of every course, or none joins yet. */
export function hasOnePrice(matrix: readonly Pair[], courses: readonly number[]): boolean {
  const kids = new Set(matrix.map(({ user_id }) => user_id))
  const groups = new Set(matrix.map(({ group_class_id }) => group_class_id))
  return kids.size === 0 || (groups.size === courses.length && matrix.length === kids.size * courses.length)
}

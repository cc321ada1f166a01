import type { GroupSelectionState, Pair } from './groupSelection.ts'
import { KIDS_COURSES_MAX } from './kidsSelection.ts'

/** Chooses a program. */
export function chooseGroupProgram(selection: GroupSelectionState, id: number) {
  if (selection.program !== id) resetGroupPrice(selection)
  selection.program = id
}

/** Drops the stored price and payment attempt, which belong to the previous choice. */
function resetGroupPrice(selection: GroupSelectionState) {
  selection.seenTotal = undefined
  selection.attempt = undefined
}

/**
 * Adds or removes a kid's course.
 * @returns false when it would be the kid's fourth
 */
export function togglePair(selection: GroupSelectionState, course_id: number, user_id: number): boolean {
  resetGroupPrice(selection)
  const isIn = (pair: Pair) => pair.course_id === course_id && pair.user_id === user_id
  if (selection.matrix.some(isIn)) {
    selection.matrix = selection.matrix.filter((pair) => !isIn(pair))
    return true
  }
  const own = selection.matrix.filter((pair) => pair.user_id === user_id)
  if (own.length >= KIDS_COURSES_MAX) return false
  selection.matrix = [...selection.matrix, { course_id, user_id }]
  return true
}

// Choices of a group booking. Apart from their store, which every page has.
import type { GroupSelectionState, Pair } from './groupSelection.ts'
import { KIDS_COURSES_MAX } from './kidsSelection.ts'

/** Chooses a program. */
export function chooseGroupProgram(selection: GroupSelectionState, id: number) {
  if (selection.program !== id) resetGroupPrice(selection)
  selection.program = id
}

/** Chooses an interview. */
export function chooseGroupInterview(selection: GroupSelectionState, id: number) {
  selection.webinar = id
  selection.attempt = undefined
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
export function togglePair(selection: GroupSelectionState, pair: Pair): boolean {
  const { matrix } = selection
  const isIn = matrix.some((other) => isSameSeat(other, pair))
  const own = matrix.filter(({ user_id }) => user_id === pair.user_id)
  if (!isIn && own.length >= KIDS_COURSES_MAX) return false
  setMatrix(selection, isIn ? matrix.filter((other) => !isSameSeat(other, pair)) : [...matrix, pair])
  return true
}

/** Moves a kid to another group class of the course. */
export function chooseGroupClass(selection: GroupSelectionState, pair: Pair) {
  setMatrix(
    selection,
    selection.matrix.map((other) => (isSameSeat(other, pair) ? pair : other)),
  )
}

function isSameSeat(one: Pair, two: Pair): boolean {
  return one.course_id === two.course_id && one.user_id === two.user_id
}

/** Sets the matrix; the interview is dropped with the last kid of a group class, whose tutor holds it. */
function setMatrix(selection: GroupSelectionState, matrix: Pair[]) {
  resetGroupPrice(selection)
  const left = new Set(matrix.map(({ group_class_id }) => group_class_id))
  if (selection.matrix.some(({ group_class_id }) => !left.has(group_class_id))) selection.webinar = undefined
  selection.matrix = matrix
}

/** Drops the seats of kids that are not in the family any more. */
export function dropRemovedKids(selection: GroupSelectionState, kids: readonly { id: number }[]) {
  const ids = new Set(kids.map(({ id }) => id))
  const left = selection.matrix.filter(({ user_id }) => ids.has(user_id))
  if (left.length < selection.matrix.length) setMatrix(selection, left)
}

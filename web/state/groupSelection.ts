import { proxy } from 'valtio'
import { KIDS_COURSES_MAX } from './kidsSelection.ts'
import type { PaymentAttempt } from './selection.ts'

export interface Pair {
  course_id: number
  user_id: number
  /** One of the group classes of the course */
  group_class_id: number
  /** The earlier interview of a kid who has sat in the group class: no other one is needed */
  earlier_webinar_id?: number
}

/** A parent's choices after the courses: which kid joins which course, the interview, and the payment. */
export interface GroupSelectionState {
  isRestored: boolean
  matrix: Pair[]
  /** The program of the classic flow */
  program: number | undefined
  /** The interview */
  webinar: number | undefined
  promo: string | undefined
  /** The last price shown, to detect a change */
  seenTotal: number | undefined
  attempt: PaymentAttempt | undefined
}

/** Creates the store with an empty selection. */
export function createGroupSelection(): GroupSelectionState {
  return proxy<GroupSelectionState>({ isRestored: false, ...createEmptyGroupSelection() })
}

/** Drops the selection. */
export function clearGroupSelection(selection: GroupSelectionState) {
  Object.assign(selection, createEmptyGroupSelection())
}

/** Creates an empty selection. */
export function createEmptyGroupSelection(): Omit<GroupSelectionState, 'isRestored'> {
  return {
    matrix: [],
    program: undefined,
    webinar: undefined,
    promo: undefined,
    seenTotal: undefined,
    attempt: undefined,
  }
}

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

/** Sets the matrix; the interview is dropped with the last kid of a group class, whose teacher holds it. */
function setMatrix(selection: GroupSelectionState, matrix: Pair[]) {
  resetGroupPrice(selection)
  const left = new Set(matrix.map(({ group_class_id }) => group_class_id))
  if (selection.matrix.some(({ group_class_id }) => !left.has(group_class_id))) selection.webinar = undefined
  selection.matrix = matrix
}

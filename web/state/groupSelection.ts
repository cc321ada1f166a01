import { proxy } from 'valtio'
import { KIDS_COURSES_MAX } from './kidsSelection.ts'
import type { PaymentAttempt } from './selection.ts'
import { writeStored } from './storage.ts'

export const GROUP_SELECTION_KEY = 'mk.group'

export interface Pair {
  course_id: number
  user_id: number
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

/** Drops the selection, in storage too. */
export function clearGroupSelection(selection: GroupSelectionState) {
  Object.assign(selection, createEmptyGroupSelection())
  writeStored(GROUP_SELECTION_KEY, undefined, () => sessionStorage)
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

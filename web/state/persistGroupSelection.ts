import { isRecord } from '#sdk/isRecord.ts'
import { subscribe } from 'valtio'
import {
  GROUP_SELECTION_KEY,
  type GroupSelectionState,
  type Pair,
  createEmptyGroupSelection,
} from './groupSelection.ts'
import { isAmount, isAttempt, isId, isBoundedArray, isOptional, parseRecord } from './persistSelection.ts'
import { KIDS_COURSES_MAX } from './kidsSelection.ts'
import { readStored, writeStored } from './storage.ts'

const PAIRS_MAX = 30
const CODE = /^[\w-]{1,40}$/

/** Restores the tab's group selection and stores changes. */
export function persistGroupSelection(selection: GroupSelectionState) {
  if (selection.isRestored) return
  Object.assign(selection, parseGroupSelection(readStored(GROUP_SELECTION_KEY, () => sessionStorage)), {
    isRestored: true,
  })
  subscribe(selection, () => {
    const { isRestored: _, ...chosen } = selection
    writeStored(GROUP_SELECTION_KEY, JSON.stringify(chosen), () => sessionStorage)
  })
}

/** Parses a stored selection; an invalid one is dropped as a whole. */
export function parseGroupSelection(text: string | undefined): ReturnType<typeof createEmptyGroupSelection> {
  const stored = parseRecord(text)
  if (!stored) return createEmptyGroupSelection()
  const { matrix, program, webinar, promo, seenTotal, attempt } = stored
  const isSound =
    isBoundedArray(matrix, isPair, PAIRS_MAX) &&
    isOptional(program, isId) &&
    isOptional(webinar, isId) &&
    isOptional(promo, (value): value is string => typeof value === 'string' && CODE.test(value)) &&
    isOptional(seenTotal, isAmount) &&
    isOptional(attempt, isAttempt)
  return isSound ? { matrix, program, webinar, promo, seenTotal, attempt } : createEmptyGroupSelection()
}

function isPair(value: unknown): value is Pair {
  return isRecord(value) && isId(value.course_id) && isId(value.user_id)
}

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

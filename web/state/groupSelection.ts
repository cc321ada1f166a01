import { proxy } from 'valtio'
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

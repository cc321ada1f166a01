import { proxy } from 'valtio'
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

import { proxy } from 'valtio'
import type { PaymentAttempt } from './selection.ts'
import { writeStored } from './storage.ts'

export const GROUP_SELECTION_KEY = 'mk.group'

export interface Pair {
  course_id: number
  user_id: number
}

/** What a parent chooses after the courses: which kid in which course, the first meeting, and how it is paid. */
export interface GroupSelectionState {
  isRestored: boolean
  matrix: Pair[]
  /** Program of the classic flow (ruling 49) */
  program: number | undefined
  /** The interview session (specification section 3, Kids booking state) */
  webinar: number | undefined
  promo: string | undefined
  /** The price that was last seen, so that another one is told */
  seenTotal: number | undefined
  attempt: PaymentAttempt | undefined
}

export function createGroupSelection(): GroupSelectionState {
  return proxy<GroupSelectionState>({ isRestored: false, ...createEmptyGroupSelection() })
}

export function clearGroupSelection(selection: GroupSelectionState) {
  Object.assign(selection, createEmptyGroupSelection())
  writeStored(GROUP_SELECTION_KEY, undefined, () => sessionStorage)
}

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

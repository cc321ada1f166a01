import { proxy } from 'valtio'
import { writeStored } from './storage.ts'

export const SELECTION_KEY = 'mk.selection'

/** A chosen hour (specification section 3, Booking selection state). */
export interface ChosenSlot {
  id: number
  start_date_time: string
  end_date_time: string
}

/** An attempt to pay: the same key is the same attempt, however often it is asked for (ruling 54). */
export interface PaymentAttempt {
  reservation: number
  key: string
  payment?: number
}

/** What a student has chosen on the way from a tutor to a paid booking; kept for this tab. */
export interface SelectionState {
  /** False until this tab's choices were looked up, which happens in the browser only (ruling 33) */
  isRestored: boolean
  tutor: number | undefined
  courses: number[]
  program: number | undefined
  slots: ChosenSlot[]
  hold: { id: number; expires_at: string; extensions_left: number } | undefined
  /** A kid's id; undefined: for the student */
  learner: number | undefined
  promo: string | undefined
  isTrial: boolean
  /** The price that was last seen, so that another one is told */
  seenTotal: number | undefined
  attempt: PaymentAttempt | undefined
}

export function createSelection(): SelectionState {
  return proxy<SelectionState>({ isRestored: false, ...createEmptySelection() })
}

/** Drops every choice, and what the tab kept of it. */
export function clearSelection(selection: SelectionState) {
  Object.assign(selection, createEmptySelection())
  writeStored(SELECTION_KEY, undefined, () => sessionStorage)
}

export function createEmptySelection(): Omit<SelectionState, 'isRestored'> {
  return {
    tutor: undefined,
    courses: [],
    program: undefined,
    slots: [],
    hold: undefined,
    learner: undefined,
    promo: undefined,
    isTrial: false,
    seenTotal: undefined,
    attempt: undefined,
  }
}

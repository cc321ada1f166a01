import { proxy } from 'valtio'

/**
 * A chosen slot.
 * @see specification section 3, Booking selection state
 */
export interface ChosenSlot {
  id: number
  start_date_time: string
  end_date_time: string
  /** Of a booking of two courses: the one of its classes */
  course?: number
}

/** Another hour for a date of the month on which the tutor is not free. */
export interface SlotReplacement {
  /** Start of the date that clashes */
  clash: string
  slot: ChosenSlot
}

/** A booking that is made, and the payment begun for it. */
export interface PaymentAttempt {
  reservation: number
  payment?: number
}

/** A student's choices from the tutor to the payment; kept for this tab. */
export interface SelectionState {
  /** False until the selection is restored from sessionStorage, which only the browser has */
  isRestored: boolean
  tutor: number | undefined
  courses: number[]
  program: number | undefined
  slots: ChosenSlot[]
  /** Start of the hour that began the booking; chosen as soon as the hours are shown */
  wanted: string | undefined
  replacements: SlotReplacement[]
  hold: { id: number; expires_at: string; extensions_left: number } | undefined
  /** A kid's id; null: the student; undefined: not asked yet */
  learner: number | null | undefined
  promo: string | undefined
  isTrial: boolean
  /** The last price shown, to detect a change */
  seenTotal: number | undefined
  attempt: PaymentAttempt | undefined
}

/** Creates the store with an empty selection. */
export function createSelection(): SelectionState {
  return proxy<SelectionState>({ isRestored: false, ...createEmptySelection() })
}

/** Drops the selection. */
export function clearSelection(selection: SelectionState) {
  Object.assign(selection, createEmptySelection())
}

/** Creates an empty selection. */
export function createEmptySelection(): Omit<SelectionState, 'isRestored'> {
  return {
    tutor: undefined,
    courses: [],
    program: undefined,
    slots: [],
    wanted: undefined,
    replacements: [],
    hold: undefined,
    learner: undefined,
    promo: undefined,
    isTrial: false,
    seenTotal: undefined,
    attempt: undefined,
  }
}

/** Replaces the selection by the choices of an earlier booking, without its slots. */
export function restoreChoices(
  selection: SelectionState,
  choices: Pick<SelectionState, 'tutor' | 'courses' | 'program' | 'learner'>,
) {
  clearSelection(selection)
  Object.assign(selection, choices)
}

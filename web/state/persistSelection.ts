import { isRecord } from '#sdk/isRecord.ts'
import { isInstant } from '#web/time/isInstant.ts'
import { persistInTab } from './persistInTab.ts'
import { COURSES_MAX } from './bookingChoices.ts'
import { assignCourses } from './hourCourses.ts'
import {
  type PaymentAttempt,
  type ChosenSlot,
  type SlotReplacement,
  type SelectionState,
  createEmptySelection,
} from './selection.ts'
import {
  isAmount,
  isBoundedArray,
  isId,
  isOptional,
  isPromo,
  parseRecord,
} from '#web/storage/storedValues.ts'

const SLOTS_MAX = 14
const REPLACEMENTS_MAX = 28

/** Restores the tab's selection and stores changes. Loaded with the booking flow, in the browser only. */
export function persistSelection(selection: SelectionState) {
  persistInTab(selection, {
    key: 'mk.selection',
    parse: parseSelection,
    isEmpty: ({ tutor }) => tutor === undefined,
  })
}

/** Parses a stored selection; an invalid part drops all of it, because later choices depend on earlier ones. */
export function parseSelection(text: string | undefined): ReturnType<typeof createEmptySelection> {
  const stored = parseRecord(text)
  if (!stored || !isId(stored.tutor)) return createEmptySelection()
  const { tutor, courses, program, slots, hold, learner, promo, isTrial, seenTotal, attempt, wanted } = stored
  const replacements = stored.replacements ?? []
  const isSound =
    isBoundedArray(courses, isId, COURSES_MAX) &&
    isBoundedArray(slots, isSlot, SLOTS_MAX) &&
    isBoundedArray(replacements, isReplacement, REPLACEMENTS_MAX) &&
    isOptional(program, isId) &&
    isOptional(learner ?? undefined, isId) &&
    isOptional(hold, isHold) &&
    isOptional(wanted, isInstant) &&
    isOptional(promo, isPromo) &&
    isOptional(seenTotal, isAmount) &&
    isOptional(attempt, isAttempt)
  if (!isSound) return createEmptySelection()
  const chosen = [...new Set(courses)]
  return {
    tutor,
    courses: chosen,
    program: courses.length ? program : undefined,
    wanted,
    slots: courses.length && (program !== undefined || isTrial === true) ? assignCourses(slots, chosen) : [],
    replacements: slots.length && program !== undefined ? replacements : [],
    hold: slots.length ? hold : undefined,
    learner: isId(learner) ? learner : undefined,
    promo,
    isTrial: isTrial === true,
    seenTotal,
    attempt,
  }
}

function isSlot(value: unknown): value is ChosenSlot {
  return (
    isRecord(value) &&
    isId(value.id) &&
    isInstant(value.start_date_time) &&
    isInstant(value.end_date_time) &&
    isOptional(value.course, isId) &&
    Date.parse(value.start_date_time) < Date.parse(value.end_date_time)
  )
}

function isReplacement(value: unknown): value is SlotReplacement {
  return isRecord(value) && isInstant(value.clash) && isSlot(value.slot)
}

function isHold(value: unknown): value is NonNullable<SelectionState['hold']> {
  return isRecord(value) && isId(value.id) && isInstant(value.expires_at) && isAmount(value.extensions_left)
}

/** Whether a stored value is a payment attempt. */
export function isAttempt(value: unknown): value is PaymentAttempt {
  return isRecord(value) && isId(value.reservation) && isOptional(value.payment, isId)
}

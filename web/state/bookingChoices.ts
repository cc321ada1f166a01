// Changes of a booking's selection. In a file of their own, because every page loads the store.
import { assignCourses } from './hourCourses.ts'
import { type ChosenSlot, type SelectionState, clearSelection } from './selection.ts'

/** Courses of one reservation, for the student or a kid */
export const COURSES_MAX = 2
const WEEK = 7 * 86_400_000

/** Starts a selection for a tutor; a selection for another tutor is dropped. */
export function chooseTutor(selection: SelectionState, tutor: number) {
  if (selection.tutor === tutor) return
  clearSelection(selection)
  selection.tutor = tutor
}

/**
 * Chooses the learner of the booking; a payment that was begun was for another one, and other dates clash.
 * @param learner a kid's id; null: the student
 */
export function chooseLearner(selection: SelectionState, learner: number | null) {
  if (selection.learner !== learner) selection.replacements = []
  selection.learner = learner
  selection.attempt = undefined
}

/** Takes the student as the learner once the choice was shown, unless a kid is chosen. */
export function setUsualLearner(selection: SelectionState) {
  selection.learner ??= null
}

/**
 * Adds or removes a course.
 * @returns false when the maximum is reached
 */
export function toggleCourse(selection: SelectionState, id: number, max = COURSES_MAX): boolean {
  const isChosen = selection.courses.includes(id)
  if (!isChosen && selection.courses.length >= max) return false
  chooseCourses(
    selection,
    isChosen ? selection.courses.filter((other) => other !== id) : [...selection.courses, id],
  )
  return true
}

/** Replaces the chosen courses; each chosen hour is of one of them. */
export function chooseCourses(selection: SelectionState, ids: readonly number[]) {
  selection.courses = [...ids]
  selection.slots = assignCourses(selection.slots, ids)
}

/** Switches between regular classes and a free trial, which has one course, one slot and no program. */
export function chooseKind(selection: SelectionState, isTrial: boolean) {
  if (selection.isTrial === isTrial) return
  selection.isTrial = isTrial
  selection.program = undefined
  selection.promo = undefined
  selection.seenTotal = undefined
  selection.slots = []
  selection.replacements = []
  selection.hold = undefined
  if (isTrial) selection.courses = selection.courses.slice(0, 1)
}

/** Chooses a program; slots beyond its number per week are dropped, the latest first. */
export function chooseProgram(selection: SelectionState, id: number, perWeek: number) {
  if (selection.program !== id) {
    selection.seenTotal = undefined
    selection.attempt = undefined
    selection.replacements = []
  }
  selection.program = id
  if (selection.slots.length > perWeek) {
    selection.slots = selection.slots.slice(0, perWeek)
    selection.replacements = []
    selection.hold = undefined
  }
}

export type SlotRefusal = 'tooMany' | 'otherWeek'

/**
 * Finds why a slot cannot be added: the program allows no more, or it is outside the seven days of the first week,
 * which the following weeks repeat.
 * @see specification section 4, Scheduling
 */
export function findSlotRefusal(
  slots: readonly ChosenSlot[],
  slot: ChosenSlot,
  { max, isOneWeek }: { max: number; isOneWeek: boolean },
): SlotRefusal | undefined {
  if (slots.length >= max) return 'tooMany'
  const times = [...slots, slot].map(({ start_date_time }) => Date.parse(start_date_time))
  return isOneWeek && Math.max(...times) - Math.min(...times) >= WEEK ? 'otherWeek' : undefined
}

/**
 * Notes the hour that begins a booking; a booking with chosen slots keeps those.
 * @param hour ISO date and time; undefined: chosen, or not free any more
 */
export function setWantedHour(selection: SelectionState, hour: string | undefined) {
  if (hour === undefined || selection.slots.length === 0) selection.wanted = hour
}

import { getTabStorage } from '#web/storage/storage.ts'
import { isId, parseRecord } from '#web/storage/storedValues.ts'
import { proxy } from 'valtio'
import { persist } from './persist.ts'

/** Maximum number of courses of a kid */
export const KIDS_COURSES_MAX = 3

/** The kids courses that a parent has picked; kept for this tab. */
export interface KidsSelectionState {
  /** Ids of the chosen courses, in the order of choosing */
  courses: number[]
}

/** Creates the empty store. */
export function createKidsSelection(): KidsSelectionState {
  return proxy<KidsSelectionState>({ courses: [] })
}

/**
 * Adds or removes a course.
 * @returns false when the maximum is reached
 */
export function toggleKidsCourse(selection: KidsSelectionState, id: number): boolean {
  if (selection.courses.includes(id)) {
    selection.courses = selection.courses.filter((other) => other !== id)
    return true
  }
  if (selection.courses.length >= KIDS_COURSES_MAX) return false
  selection.courses = [...selection.courses, id]
  return true
}

/** Chooses some courses instead of the earlier ones. */
export function chooseKidsCourses(selection: KidsSelectionState, ids: readonly number[]) {
  selection.courses = ids.slice(0, KIDS_COURSES_MAX)
}

/** Removes all courses. */
export function clearKidsSelection(selection: KidsSelectionState) {
  selection.courses = []
}

/** Restores the tab's courses and stores changes. Call once per page, in the browser. */
export function persistKidsSelection(selection: KidsSelectionState) {
  persist(selection, {
    key: 'mk.kids',
    storage: getTabStorage,
    parse: (text) => ({ courses: parseCourses(text) }),
    format: ({ courses }) => (courses.length ? JSON.stringify({ courses }) : undefined),
  })
}

function parseCourses(text: string | undefined): number[] {
  const { courses } = parseRecord(text) ?? {}
  if (!Array.isArray(courses)) return []
  return [...new Set(courses.filter(isId))].slice(0, KIDS_COURSES_MAX)
}

import { proxy } from 'valtio'
import { getTabStorage, persist } from './persist.ts'

/** Maximum number of courses of a kid */
export const KIDS_COURSES_MAX = 3
const KEY = 'mk.kids'

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
export function toggleCourse(selection: KidsSelectionState, id: number): boolean {
  if (selection.courses.includes(id)) {
    selection.courses = selection.courses.filter((other) => other !== id)
    return true
  }
  if (selection.courses.length >= KIDS_COURSES_MAX) return false
  selection.courses = [...selection.courses, id]
  return true
}

/** Removes all courses. */
export function clearKidsSelection(selection: KidsSelectionState) {
  selection.courses = []
}

/** Restores the tab's courses and stores changes. Call once per page, in the browser. */
export function persistKidsSelection(selection: KidsSelectionState) {
  persist(selection, {
    key: KEY,
    storage: getTabStorage,
    parse: (text) => ({ courses: parseCourses(text) }),
    format: ({ courses }) => (courses.length ? JSON.stringify({ courses }) : undefined),
  })
}

function parseCourses(text = '{}'): number[] {
  try {
    const stored: unknown = JSON.parse(text)
    const courses: unknown =
      typeof stored === 'object' && stored !== null && 'courses' in stored ? stored.courses : []
    if (!Array.isArray(courses)) return []
    const ids = courses.filter((id): id is number => Number.isInteger(id) && id > 0)
    return [...new Set(ids)].slice(0, KIDS_COURSES_MAX)
  } catch {
    return []
  }
}

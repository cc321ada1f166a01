import { KIDS_COURSES_MAX, type KidsSelectionState } from './kidsSelection.ts'
import { getTabStorage, persist } from './persist.ts'
import { isId, parseRecord } from './storedValues.ts'

const KEY = 'mk.kids'

/** Restores the tab's courses and stores changes. Call once per page, in the browser. */
export function persistKidsSelection(selection: KidsSelectionState) {
  persist(selection, {
    key: KEY,
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

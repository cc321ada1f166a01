import { sortSlots } from './sortSlots.ts'
import type { ChosenSlot, SelectionState } from './selection.ts'

/**
 * Gives each chosen hour one of two courses: hours that have none are spread, each to the course with the fewest hours,
 * the earliest first. With one course the hours name none. See docs/decisions.md#course-of-an-hour.
 */
export function assignCourses(slots: readonly ChosenSlot[], courses: readonly number[]): ChosenSlot[] {
  if (courses.length < 2)
    return slots.map(({ id, start_date_time, end_date_time }) => ({ id, start_date_time, end_date_time }))
  const given = new Map(slots.map(({ id, course = 0 }) => [id, courses.includes(course) ? course : 0]))
  const count = (course: number) => [...given.values()].filter((other) => other === course).length
  for (const { id } of sortSlots(slots))
    if (!given.get(id))
      given.set(
        id,
        courses.reduce((least, course) => (count(course) < count(least) ? course : least)),
      )
  return slots.map((slot) => ({ ...slot, course: given.get(slot.id) ?? 0 }))
}

/** Chooses the course of an hour; a payment that was begun was for the other one. */
export function chooseHourCourse(selection: SelectionState, id: number, course: number) {
  selection.slots = selection.slots.map((slot) => (slot.id === id ? { ...slot, course } : slot))
  selection.attempt = undefined
}

/** Finds a course of two that has none of the chosen hours; undefined when each has one. */
export function findIdleCourse({
  slots,
  courses,
}: {
  slots: readonly Readonly<ChosenSlot>[]
  courses: readonly number[]
}): number | undefined {
  if (courses.length < 2) return undefined
  return courses.find((id) => slots.every(({ course }) => course !== id))
}

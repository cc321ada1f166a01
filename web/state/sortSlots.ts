import type { ChosenSlot } from './selection.ts'

/** Sorts slots by start. */
export function sortSlots(slots: readonly ChosenSlot[]): ChosenSlot[] {
  return slots.toSorted((a, b) => Date.parse(a.start_date_time) - Date.parse(b.start_date_time))
}

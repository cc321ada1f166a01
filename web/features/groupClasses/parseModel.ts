import type { GroupClassModel } from '#sdk'
import { toLatinDigits } from '#web/form/normalize.ts'

/** Builds the body of a preview from a form; undefined until it is complete. */
export function parseModel(values: Partial<GroupClassModel>): GroupClassModel | undefined {
  const { name, course_id, tutor_id, days, start_date, end_date, start_time, minutes } = values
  const { min_students, max_students } = values
  if (!course_id || !tutor_id || !days?.length || !start_date || !end_date || !start_time) return undefined
  if (end_date < start_date || !(parseNumber(minutes) >= 15)) return undefined
  return {
    Id: 0,
    name: name || '–',
    course_id: Number(course_id),
    tutor_id: Number(tutor_id),
    days: days.map(Number),
    start_date,
    end_date,
    start_time,
    minutes: parseNumber(minutes),
    min_students: parseNumber(min_students) || 1,
    max_students: parseNumber(max_students) || 5,
    is_auto_renew: values.is_auto_renew ?? false,
    age_from: parseNumber(values.age_from) || 4,
    age_to: parseNumber(values.age_to) || 99,
    price: parseNumber(values.price) || 0,
  }
}

/** Parses a number typed with Latin or Arabic-Indic digits. */
function parseNumber(typed: unknown): number {
  return Number(toLatinDigits(String(typed ?? '')))
}

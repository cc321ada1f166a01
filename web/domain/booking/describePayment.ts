import type { Payment } from '#sdk'
import type { Formats } from '#web/resource/formats.ts'

/** Describes what a payment is for: the courses, the program, and the month of a monthly one. */
export function describePayment(
  { description, courses = [], period }: Pick<Payment, 'description' | 'courses' | 'period'>,
  { day }: Pick<Formats, 'day'>,
): string {
  const names = courses.map(({ name }) => name).filter((name) => !description.includes(name))
  return [...names, description, period && `${day(period.from)} – ${day(period.to)}`]
    .filter(Boolean)
    .join(' · ')
}

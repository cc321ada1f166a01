import type { Payment } from '#sdk'
import type { Formats } from '#web/resource/formats.ts'

type DescribedPayment = Pick<Payment, 'description' | 'courses' | 'period'>

/** Splits what a payment is for: its courses, and below them the program and the month of a monthly one. */
export function splitPayment(
  { description, courses = [], period }: DescribedPayment,
  { day }: Pick<Formats, 'day'>,
): { title: string; details: string[] } {
  const names = courses.map(({ name }) => name).filter((name) => !description.includes(name))
  const month = period ? [`${day(period.from)} – ${day(period.to)}`] : []
  return names.length > 0
    ? { title: names.join(' · '), details: [description, ...month].filter(Boolean) }
    : { title: description, details: month }
}

/** Describes what a payment is for in one line: the courses, the program, and the month of a monthly one. */
export function describePayment(payment: DescribedPayment, formats: Pick<Formats, 'day'>): string {
  const { title, details } = splitPayment(payment, formats)
  return [title, ...details].filter(Boolean).join(' · ')
}

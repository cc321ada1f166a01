import type { Language } from '#sdk/language.ts'
import { formatDate, getDayInZone } from '#web/time/format.ts'

/** Joins a name and what tells things of this name apart. */
export function joinTitle(parts: readonly string[], language: Language): string {
  return parts.filter(Boolean).join(language === 'ar' ? '، ' : ', ')
}

/**
 * Formats the title of a webinar or an event: those of one name differ by their date.
 * @param institute whose zone the date is in
 */
export function formatMeetingTitle(
  { title, start_date_time: start }: { title: string; start_date_time: string },
  institute: { readonly time_zone?: string } | undefined,
  language: Language,
): string {
  const day = getDayInZone(start, institute?.time_zone ?? 'UTC')
  return joinTitle([title, formatDate(day, language)], language)
}

/** Formats the title of a course: those of one name differ by their code. */
export function formatCourseTitle(course: { name: string; code: string }, language: Language): string {
  return joinTitle([course.name, course.code], language)
}

import type { Language } from '#sdk/language.ts'
import { formatDate, formatTime, getDayInZone } from '#web/time/format.ts'

/** Joins a name and what distinguishes it from others of the same name. */
export function joinTitle(parts: readonly string[], language: Language): string {
  return parts.filter(Boolean).join(language === 'ar' ? '، ' : ', ')
}

/**
 * Formats the title of a webinar or an event: those of one name differ by their date and time.
 * @param institute whose zone they are in
 */
export function formatMeetingTitle(
  { title, start_date_time: start }: { title: string; start_date_time: string },
  institute: { readonly time_zone?: string } | undefined,
  language: Language,
): string {
  const zone = institute?.time_zone ?? 'UTC'
  const day = formatDate(getDayInZone(start, zone), language)
  return joinTitle([title, `${day} ${formatTime(start, language, zone)}`], language)
}

/** Formats the title of a course: those of one name differ by their code. */
export function formatCourseTitle(course: { name: string; code: string }, language: Language): string {
  return joinTitle([course.name, course.code], language)
}

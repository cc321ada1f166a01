/** Whether a text names a time zone that this browser knows. */
export function isZone(text: string): boolean {
  try {
    return text !== '' && new Intl.DateTimeFormat('en', { timeZone: text }).format(0) !== ''
  } catch {
    return false
  }
}

/** The zones in which a calendar can be read: the viewer's own first, then those of the tutors, each once. */
export function zonesOf(
  own: string,
  lessons: readonly { tutor_time_zone: string }[],
  chosen: string,
): string[] {
  return [...new Set([own, ...lessons.map(({ tutor_time_zone }) => tutor_time_zone), chosen])]
}

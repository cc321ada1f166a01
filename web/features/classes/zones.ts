/** The zones in which a calendar can be read: the viewer's own first, then those of the tutors, each once. */
export function zonesOf(
  own: string,
  lessons: readonly { tutor_time_zone: string }[],
  chosen: string,
): string[] {
  return [...new Set([own, ...lessons.map(({ tutor_time_zone }) => tutor_time_zone), chosen])]
}

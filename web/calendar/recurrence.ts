import type { TemporalApi } from './temporal.ts'

/** One class of a series. */
export interface Occurrence {
  start_date_time: string
  end_date_time: string
  /** 1 is the chosen week */
  week: number
  /**
   * 'moved': this wall time does not exist in the tutor's zone and moved an hour later; 'repeated': it occurs twice
   * and the first is used
   */
  change: 'moved' | 'repeated' | undefined
}

/**
 * Repeats the first week's slots at the same wall time of the tutor's zone in the following weeks. A wall time that
 * does not exist moves one hour later, a repeated one is its first occurrence (Temporal `compatible`).
 * @param starts ISO instants of the first week
 * @param weeks total number of weeks
 * @param zone the tutor's zone
 * @param minutes length of a class
 */
export function repeatWeekly(
  temporal: TemporalApi,
  starts: readonly string[],
  { weeks, zone, minutes = 60 }: { weeks: number; zone: string; minutes?: number },
): Occurrence[] {
  const walls = starts.map((start) => temporal.Instant.from(start).toZonedDateTimeISO(zone))
  return Array.from({ length: weeks }, (_, week) => week)
    .flatMap((week) =>
      walls.map((first) => {
        if (week === 0) return createOccurrence(first.toInstant(), week, undefined)
        const wall = first.toPlainDateTime().add({ weeks: week })
        const at = wall.toZonedDateTime(zone, { disambiguation: 'compatible' })
        const last = wall.toZonedDateTime(zone, { disambiguation: 'later' })
        const isMoved = !at.toPlainDateTime().equals(wall)
        return createOccurrence(
          at.toInstant(),
          week,
          isMoved ? 'moved' : at.equals(last) ? undefined : 'repeated',
        )
      }),
    )
    .toSorted((a, b) => Date.parse(a.start_date_time) - Date.parse(b.start_date_time))

  function createOccurrence(
    start: InstanceType<TemporalApi['Instant']>,
    week: number,
    change: Occurrence['change'],
  ) {
    return {
      start_date_time: start.toString(),
      end_date_time: start.add({ minutes }).toString(),
      week: week + 1,
      change,
    }
  }
}

/**
 * Finds the occurrences whose time in the viewer's zone differs from the week before, because one of the zones
 * changed its clock.
 * @returns start, with the time before and after
 */
export function findShifts(
  temporal: TemporalApi,
  series: readonly { start_date_time: string; week: number }[],
  { viewerZone, tutorZone }: { viewerZone: string; tutorZone: string },
): Map<string, { before: string; now: string }> {
  const shifts = new Map<string, { before: string; now: string }>()
  const last = new Map<string, string>()
  for (const { start_date_time } of series) {
    const at = temporal.Instant.from(start_date_time)
    const tutor = at.toZonedDateTimeISO(tutorZone)
    const now = formatTime(at.toZonedDateTimeISO(viewerZone))
    const name = `${tutor.dayOfWeek} ${formatTime(tutor)}`
    const before = last.get(name)
    if (before !== undefined && before !== now) shifts.set(start_date_time, { before, now })
    last.set(name, now)
  }
  return shifts
}

function formatTime(at: InstanceType<TemporalApi['ZonedDateTime']>): string {
  return at.toPlainTime().toString({ smallestUnit: 'minute' })
}

/** Finds a zone's clock change between two instants: the first instant with the new offset. */
export function findClockChange(
  temporal: TemporalApi,
  { from, to }: { from: string; to: string },
  zone: string,
): string | undefined {
  const next = temporal.Instant.from(from).toZonedDateTimeISO(zone).getTimeZoneTransition('next')
  const at = next?.toInstant().toString()
  return at !== undefined && Date.parse(at) <= Date.parse(to) ? at : undefined
}

import type { TemporalApi } from './temporal.ts'

/** One class of a series. */
export interface Occurrence {
  start_date_time: string
  end_date_time: string
  /** 1 is the week that was chosen */
  week: number
  /** The tutor's clock skipped this time, so that it moved an hour later; or it shows it twice, and the first is meant */
  change: 'moved' | 'repeated' | undefined
}

/**
 * The first week's hours at the same wall time of the tutor's zone in the weeks after (rulings 22 and 37).
 * @param starts ISO instants of the first week @param weeks how many in all @param zone the tutor's @param minutes length
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
        if (week === 0) return classAt(first.toInstant(), week, undefined)
        const wall = first.toPlainDateTime().add({ weeks: week })
        const at = wall.toZonedDateTime(zone, { disambiguation: 'compatible' })
        const last = wall.toZonedDateTime(zone, { disambiguation: 'later' })
        const isMoved = !at.toPlainDateTime().equals(wall)
        return classAt(at.toInstant(), week, isMoved ? 'moved' : at.equals(last) ? undefined : 'repeated')
      }),
    )
    .toSorted((a, b) => Date.parse(a.start_date_time) - Date.parse(b.start_date_time))

  function classAt(start: InstanceType<TemporalApi['Instant']>, week: number, change: Occurrence['change']) {
    return {
      start_date_time: start.toString(),
      end_date_time: start.add({ minutes }).toString(),
      week: week + 1,
      change,
    }
  }
}

/**
 * Which classes of a series stand at another time of the viewer's clock than a week before, because one of the two
 * zones changed its clock. @returns their begins, with the time before and now
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

/** When a zone's clock changes between two instants: its first instant with the new offset. */
export function findClockChange(
  temporal: TemporalApi,
  { from, to }: { from: string; to: string },
  zone: string,
): string | undefined {
  const next = temporal.Instant.from(from).toZonedDateTimeISO(zone).getTimeZoneTransition('next')
  const at = next?.toInstant().toString()
  return at !== undefined && Date.parse(at) <= Date.parse(to) ? at : undefined
}

import type { GroupCourse } from '#sdk'
import type { IntlShape } from 'react-intl'
import { formatWeekly, getDayInZone } from '#web/time/format.ts'
import type { useViewer } from '#web/time/viewer.ts'
import { findFirstInstant } from '#web/time/weekly.ts'

type Viewer = ReturnType<typeof useViewer>

/** Lists the first class of each weekday of a group class, in order; the pattern itself follows the tutor's zone. */
export function listFirstInstants(offer: GroupCourse, { clock }: Pick<Viewer, 'clock'>): string[] {
  const today = getDayInZone(clock.madeAt, offer.time_zone)
  const from = offer.start_date > today ? offer.start_date : today
  return offer.days.map((day) => findFirstInstant(from, day, offer.start_time, offer.time_zone)).toSorted()
}

/** Formats the weekly times of a group class in the viewer's zone: `Sunday 16:00 and Tuesday 16:00`. */
export function formatGroupTimes(offer: GroupCourse, viewer: Viewer, intl: IntlShape): string {
  const { language, timeZone } = viewer
  const times = listFirstInstants(offer, viewer).map((start) => formatWeekly(start, language, timeZone))
  return intl.formatList(times, { type: 'conjunction' })
}

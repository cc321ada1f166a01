import type { ManagedWebinar } from '#sdk'
import type { IntlShape } from 'react-intl'
import type { CalendarEntry } from '#web/calendar/calendarEntry.ts'
import { formatDay, formatTime, formatZone } from '#web/time/format.ts'
import type { Viewer } from '#web/time/viewer.ts'

/** Builds the calendar entry of a webinar that the viewer hosts; its id is negative, since classes have ids of their own. */
export function toHostedEntry(webinar: ManagedWebinar, intl: IntlShape, viewer: Viewer): CalendarEntry {
  const { id, title, kind, state, registered, capacity } = webinar
  const { start_date_time: start, end_date_time: end } = webinar
  const { language, timeZone } = viewer
  const seats = intl.formatMessage({ id: 'classes.hosted.seats' }, { registered, capacity })
  const mark = intl.formatMessage({ id: `classes.hosted.${kind}` })
  return {
    id: -id,
    start_date_time: start,
    end_date_time: end,
    title,
    detail: seats,
    mark,
    tone: state === 'finished' ? 'past' : 'neutral',
    name: intl.formatMessage(
      { id: 'calendar.entryName' },
      {
        title,
        who: seats,
        day: formatDay(start, viewer),
        from: formatTime(start, language, timeZone),
        to: formatTime(end, language, timeZone),
        zone: formatZone(timeZone, language, new Date(start)),
        state: state === 'finished' ? intl.formatMessage({ id: 'classes.over' }) : mark,
      },
    ),
  }
}

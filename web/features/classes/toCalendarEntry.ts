import type { CalendarClass, Person } from '#sdk'
import type { IntlShape } from 'react-intl'
import type { CalendarEntry } from '#web/calendar/calendarEntry.ts'
import type { Side } from '#web/domain/classes/queries.ts'
import { stateTones } from '#web/ui/classStates.ts'
import { formatDay, formatTime, formatZone } from '#web/time/format.ts'
import type { Viewer } from '#web/time/viewer.ts'

interface EntryOptions {
  side: Side
  intl: IntlShape
  viewer: Viewer
  /** Milliseconds since the epoch */
  now: number
  /** Ids of classes with a reschedule request */
  requested: ReadonlySet<number>
}

/** Formats a kid with the parent's name, which tutors are told. */
function formatName({ name, guardian }: Person): string {
  return guardian ? `${name} (${guardian})` : name
}

/** Builds the calendar entry of a class. */
export function toCalendarEntry(bookedClass: CalendarClass, options: EntryOptions): CalendarEntry {
  const { side, intl, viewer, now, requested } = options
  const { start_date_time: start, end_date_time: end } = bookedClass
  const { language, timeZone } = viewer
  const others = side === 'tutor' ? bookedClass.students : [bookedClass.tutor]
  const formatPeople = () => intl.formatList(others.map(formatName))
  const isOver = Date.parse(end) <= now
  const hasRequest = requested.has(bookedClass.id)
  const cancelled =
    bookedClass.outcome === 'cancelled' && intl.formatMessage({ id: 'classes.outcome.cancelled' })
  const formatState = () =>
    cancelled ||
    intl.formatMessage({
      id: isOver ? 'classes.over' : hasRequest ? 'classes.moving' : `classes.state.${bookedClass.state}`,
    })
  return {
    id: bookedClass.id,
    start_date_time: start,
    end_date_time: end,
    title: bookedClass.course.name,
    // A month has hundreds of entries and shows two a day: long texts are built when they are shown
    get detail() {
      return formatPeople()
    },
    ...(cancelled ? { mark: cancelled } : {}),
    tone: cancelled ? 'gone' : isOver ? 'past' : hasRequest ? 'waiting' : stateTones[bookedClass.state],
    get name() {
      return intl.formatMessage(
        { id: 'calendar.entryName' },
        {
          title: bookedClass.course.name,
          who: intl.formatMessage({ id: 'classes.with' }, { names: formatPeople() }),
          day: formatDay(start, viewer),
          from: formatTime(start, language, timeZone),
          to: formatTime(end, language, timeZone),
          zone: formatZone(timeZone, language, new Date(start)),
          state: formatState(),
        },
      )
    },
  }
}

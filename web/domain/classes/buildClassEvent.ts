import type { BookedClass } from '#sdk'
import type { IntlShape } from 'react-intl'
import type { CalendarEvent } from '#web/time/calendarFile.ts'
import { paths, withSearch } from '#web/paths.ts'
import type { Side } from './queries.ts'

/** Builds the calendar file event of a class; its link opens the meeting room. */
export function buildClassEvent(bookedClass: BookedClass, side: Side, intl: IntlShape): CalendarEvent {
  const others = side === 'tutor' ? bookedClass.students : [bookedClass.tutor]
  const names = intl.formatList(others.map(({ name }) => name))
  return {
    uid: `class-${bookedClass.id}@${location.host}`,
    title: bookedClass.course.name,
    description: intl.formatMessage({ id: 'classes.with' }, { names }),
    start: bookedClass.start_date_time,
    end: bookedClass.end_date_time,
    url: new URL(withSearch(paths.meeting, { class: bookedClass.id }), location.origin).href,
  }
}

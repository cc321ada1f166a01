import type { Webinar } from '#sdk'
import { paths, withSearch } from '#web/paths.ts'
import type { CalendarEvent } from '#web/time/calendarFile.ts'

/**
 * Builds the calendar file event of a webinar.
 * See docs/decisions.md#halaqa-in-storage-keys.
 * @param origin origin of its page's URL
 * @param door a guest's; the event then links to the meeting
 */
export function buildWebinarEvent(
  webinar: Pick<Webinar, 'id' | 'title' | 'description' | 'start_date_time' | 'end_date_time'>,
  origin: string,
  door?: string,
): CalendarEvent {
  return {
    uid: `halaqa-${webinar.id}@${new URL(origin).host}`,
    title: webinar.title,
    description: webinar.description,
    start: webinar.start_date_time,
    end: webinar.end_date_time,
    url: new URL(
      door === undefined
        ? withSearch(paths.webinars, { id: webinar.id })
        : withSearch(paths.meeting, { halaqa: webinar.id, door }),
      origin,
    ).href,
  }
}

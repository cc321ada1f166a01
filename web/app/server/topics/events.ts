import type { EducationEvent } from 'schema-dts'
import { parseId } from '#web/domain/booking/queries.ts'
import { eventQuery, readNumber } from '#web/features/events/queries.ts'
import { publicWebinarQuery, webinarQuery } from '#web/features/webinars/queries.ts'
import { parseWebinarSearch } from '#web/features/webinars/search.ts'
import { formatMeetingTitle } from '#web/domain/titles.ts'
import { paths, withSearch } from '#web/paths.ts'
import { getLocale } from '#web/time/format.ts'
import { describeInstitute, describeTrail } from './institute.ts'
import { findLanguageCode } from './languageCode.ts'
import { describeWebinars } from './lists.ts'
import { describe, describeUnknown, toAbsoluteUrl, type Topic, type TopicContext } from './topic.ts'

/** The members that events and webinars share. */
interface Meeting {
  name: string
  description: string | null | undefined
  startDate: string
  endDate: string
  path: string
  picture: string | undefined
}

/** Describes an event. */
export function describeEvent(context: TopicContext): Topic | undefined {
  const { searchParams } = context.url
  const id = readNumber(searchParams, 'id')
  const event = id ? context.read(eventQuery(id))?.data : undefined
  // A URL without any id is the bare path of the specification
  if (!event)
    return searchParams.get('id') && (!id || context.hasUnknown) ? describeUnknown('record') : undefined
  const meeting = {
    name: event.title,
    description: event.summary,
    startDate: event.start_date_time,
    endDate: event.end_date_time,
    path: withSearch(paths.event, { id: event.id }),
    picture: toAbsoluteUrl(event.cover_url, context.origin),
  }
  const list = { path: paths.tutorEvents, title: 'events.title' } as const
  return toTopic(context, meeting, list, {
    performer: event.speakers.map(({ name }) => ({ '@type': 'Person' as const, name })),
  })
}

/** Describes the webinar that is open over the list, or the list. */
export function describeOpenWebinar(context: TopicContext): Topic | undefined {
  const { searchParams } = context.url
  if (!searchParams.get('id')) return describeWebinars(context)
  const { id } = parseWebinarSearch(searchParams)
  return id ? describeWebinar(context, id) : describeUnknown('parameter', paths.webinars)
}

/** Describes the registration of a guest only where the webinar does not exist: search engines list the webinar. */
export function describeWebinarGuest(context: TopicContext): Topic | undefined {
  const id = parseId(context.url.pathname.split('/')[2])
  const topic = id ? describeWebinar(context, id) : undefined
  return topic?.unknown && topic
}

function describeWebinar(context: TopicContext, id: number): Topic | undefined {
  const found = context.read(publicWebinarQuery(id))?.data
  if (!found) return undefined
  const [webinar] = found
  if (!webinar) return { ...describeUnknown('record', paths.webinars), detail: webinarQuery(id) }
  const spoken = findLanguageCode(webinar.language.name, context.language)
  const meeting = {
    name: webinar.title,
    description: webinar.description,
    startDate: webinar.start_date_time,
    endDate: webinar.end_date_time,
    path: withSearch(paths.webinars, { id: webinar.id }),
    picture: toAbsoluteUrl(webinar.tutor.profile_picture_url, context.origin),
  }
  const list = { path: paths.webinars, title: 'webinars.title' } as const
  return toTopic(context, meeting, list, {
    isAccessibleForFree: true,
    maximumAttendeeCapacity: webinar.capacity,
    ...(spoken && { inLanguage: spoken }),
    performer: [{ '@type': 'Person' as const, name: webinar.tutor.name }],
    ...(webinar.is_cancelled && { eventStatus: 'https://schema.org/EventCancelled' as const }),
  })
}

function toTopic(
  context: TopicContext,
  { name, description, startDate, endDate, path, picture }: Meeting,
  list: Parameters<typeof describeTrail>[1],
  more: Partial<Exclude<EducationEvent, string>>,
): Topic {
  const { toUrl } = context
  return {
    title: formatMeetingTitle(
      { title: name, start_date_time: startDate },
      context.configs.institute,
      context.language,
    ),
    description: `${formatStart(context, startDate)}. ${description ?? ''}`,
    image: picture,
    path,
    things: [
      {
        '@type': 'EducationEvent',
        name,
        ...describe(description),
        startDate,
        endDate,
        eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
        eventStatus: 'https://schema.org/EventScheduled',
        location: { '@type': 'VirtualLocation', url: toUrl(path) },
        organizer: describeInstitute(context),
        ...(picture && { image: picture }),
        ...more,
      },
      describeTrail(context, list, { path, title: name }),
    ],
  }
}

/** Formats when a meeting begins, in the zone of the institute. */
function formatStart({ language, configs }: TopicContext, start: string): string {
  const timeZone = configs.institute?.time_zone ?? 'UTC'
  const time = new Intl.DateTimeFormat(getLocale(language), {
    timeZone,
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZoneName: 'short',
  })
  return time.format(new Date(start))
}

import { offersQuery } from '#web/domain/booking/queries.ts'
import { coursesQuery } from '#web/features/courses/queries.ts'
import { parseCourseSearch } from '#web/features/courses/search.ts'
import { eventsQuery, parseEventSearch } from '#web/features/events/queries.ts'
import { buildGroupChoices, groupCoursesQuery } from '#web/features/groups/queries.ts'
import { tutorsQuery } from '#web/features/tutors/queries.ts'
import { parseTutorSearch } from '#web/features/tutors/search.ts'
import { webinarsQuery } from '#web/features/webinars/queries.ts'
import { parseWebinarSearch } from '#web/features/webinars/search.ts'
import { paths, toTutor, withSearch } from '#web/paths.ts'
import { describeTrail, type MenuPage, nameInstitute } from './institute.ts'
import type { Topic, TopicContext } from './topic.ts'

/** Describes the page of the list of tutors that is shown. */
export function describeTutors(context: TopicContext): Topic {
  const { url, read } = context
  const rows = read(tutorsQuery(parseTutorSearch(url.searchParams)))?.data
  return describeList(
    context,
    { path: paths.tutors, title: 'tutors.title' },
    rows?.map(({ id }) => toTutor(id)),
  )
}

/** Describes the page of the catalogue that is shown. */
export function describeCourses(context: TopicContext): Topic {
  const { url, read } = context
  const rows = read(coursesQuery(parseCourseSearch(url.searchParams)))?.data
  return describeList(
    context,
    { path: paths.courses, title: 'courses.title' },
    rows?.map(({ id }) => toCourse(id)),
  )
}

/** Describes the courses that are taught in groups. */
export function describeGroups(context: TopicContext): Topic {
  const { configs, read } = context
  const offers = read(offersQuery)?.data ?? []
  const choices = buildGroupChoices(read(groupCoursesQuery(configs)) ?? [], offers)
  return describeList(
    context,
    { path: paths.groups, title: 'groups.title' },
    choices.map(({ course }) => toCourse(course.id)),
  )
}

/** Describes the page of the list of webinars that is shown. */
export function describeWebinars(context: TopicContext): Topic {
  const { url, read } = context
  const rows = read(webinarsQuery(parseWebinarSearch(url.searchParams)))?.data
  return describeList(
    context,
    { path: paths.webinars, title: 'webinars.title' },
    rows?.map(({ id }) => withSearch(paths.webinars, { id })),
  )
}

/** Describes the page of the list of events that is shown. */
export function describeEvents(context: TopicContext): Topic {
  const { url, read } = context
  const rows = read(eventsQuery(parseEventSearch(url.searchParams)))?.data
  return describeList(
    context,
    { path: paths.tutorEvents, title: 'events.title' },
    rows?.map(({ id }) => withSearch(paths.event, { id })),
  )
}

function toCourse(id: number): string {
  return withSearch(paths.courses, { 'course-id': id })
}

/**
 * Describes a list by the pages of its records alone: search engines read these for more, and each byte costs all visits.
 * @param records paths of their pages; undefined when the API did not return them in time
 */
function describeList(context: TopicContext, page: MenuPage, records: readonly string[] = []): Topic {
  const { intl, toUrl } = context
  const list = {
    '@type': 'ItemList' as const,
    itemListElement: records.map((path, index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      url: toUrl(path),
    })),
  }
  const collection = {
    '@type': 'CollectionPage' as const,
    name: intl.formatMessage({ id: page.title }),
    publisher: nameInstitute(context),
    ...(records.length > 0 && { mainEntity: list }),
  }
  return { things: [collection, describeTrail(context, page)] }
}

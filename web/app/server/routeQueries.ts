import type { Query } from '#web/api/query.ts'
import { getCoursesQueries } from '#web/features/courses/queries.ts'
import { getEventQueries, getEventsQueries } from '#web/features/events/queries.ts'
import { getGroupsQueries } from '#web/features/groups/queries.ts'
import { getHomeQueries } from '#web/features/home/queries.ts'
import { getTutorQueries, getTutorsQueries } from '#web/features/tutors/queries.ts'
import { getWebinarGuestQueries, getWebinarsQueries } from '#web/features/webinars/queries.ts'
import { paths } from '#web/paths.ts'
import type { InstituteState } from '#web/state/institute.ts'

type GetQueries = (url: URL, institute: InstituteState) => Query<unknown>[]

/** The public queries that the server makes ahead for a page, in parallel. The browser needs no list of them. */
export const routeQueries: Readonly<Record<string, GetQueries>> = {
  [paths.home]: getHomeQueries,
  [paths.tutors]: getTutorsQueries,
  [paths.tutor]: getTutorQueries,
  [paths.courses]: getCoursesQueries,
  [paths.groups]: getGroupsQueries,
  [paths.webinars]: getWebinarsQueries,
  [`${paths.webinarGuest}/:id?`]: getWebinarGuestQueries,
  [paths.tutorEvents]: getEventsQueries,
  [paths.event]: getEventQueries,
}

import type { Query } from '#web/api/query.ts'
import { parseCourseSearch } from '#web/features/courses/search.ts'
import { offersOfCourseQuery } from '#web/features/groups/queries.ts'
import { publicWebinarQuery } from '#web/features/webinars/queries.ts'
import { parseWebinarSearch } from '#web/features/webinars/search.ts'
import { paths } from '#web/paths.ts'
import type { Route } from '../../routing/routes.ts'
import { describeOpenCourse } from './courses.ts'
import { describeEvent, describeOpenWebinar, describeWebinarGuest } from './events.ts'
import { describeAbout, describeContact, describeHome, describePage } from './institute.ts'
import { describeEvents, describeGroups } from './lists.ts'
import type { DescribeTopic, Topic, TopicContext } from './topic.ts'
import { describeOpenTutor, describeTutorPage } from './tutors.ts'

/** The topics of pages by route. Only the server needs them. */
const topics: Readonly<Record<string, DescribeTopic>> = {
  [paths.home]: describeHome,
  [paths.tutors]: describeOpenTutor,
  [paths.tutor]: describeTutorPage,
  [paths.courses]: describeOpenCourse,
  [paths.groups]: describeGroups,
  [paths.webinars]: describeOpenWebinar,
  [`${paths.webinarGuest}/:id?`]: describeWebinarGuest,
  [paths.tutorEvents]: describeEvents,
  [paths.event]: describeEvent,
  [paths.contact]: describeContact,
  [paths.about]: describeAbout,
}

/** Describes the topic of a page; a public page has one of its own, or is described by its title. */
export function describeTopic(
  { path, title, description }: Pick<Route, 'path' | 'title' | 'description'>,
  context: TopicContext,
): Topic | undefined {
  const describeOwn = topics[path]
  if (describeOwn) return describeOwn(context)
  return description && describePage(context, { path, title })
}

/** Queries that only topics read; their data is not sent to the browser. */
export const topicQueries: Readonly<Record<string, (url: URL) => Query<unknown>[]>> = {
  [paths.courses]: ({ searchParams }) => {
    const { course } = parseCourseSearch(searchParams)
    return course ? [offersOfCourseQuery(course)] : []
  },
  [paths.webinars]: ({ searchParams }) => {
    const { id } = parseWebinarSearch(searchParams)
    return id ? [publicWebinarQuery(id)] : []
  },
}

import { courseQuery } from '#web/features/courses/queries.ts'
import { parseCourseSearch } from '#web/features/courses/search.ts'
import { paths, withSearch } from '#web/paths.ts'
import { describeInstitute, describeTrail } from './institute.ts'
import { shorten, toAbsoluteUrl, type Topic, type TopicContext } from './topic.ts'

/** Describes the course that is open over the catalogue. */
export function describeOpenCourse(context: TopicContext): Topic | undefined {
  const { url, origin, read } = context
  const { course: id } = parseCourseSearch(url.searchParams)
  const course = id ? read(courseQuery(id))?.data[0] : undefined
  if (!course) return undefined
  const path = withSearch(paths.courses, { 'course-id': course.id })
  const picture = toAbsoluteUrl(course.image, origin)
  return {
    title: course.name,
    description: shorten(course.description),
    image: picture,
    path,
    things: [
      {
        '@type': 'Course',
        name: course.name,
        description: shorten(course.description, 500),
        courseCode: course.code,
        url: `${origin}${path}`,
        provider: describeInstitute(context),
        ...(picture && { image: picture }),
        hasCourseInstance: { '@type': 'CourseInstance', courseMode: 'online', name: course.name },
      },
      describeTrail(context, { path: paths.courses, title: 'courses.title' }, { path, title: course.name }),
    ],
  }
}

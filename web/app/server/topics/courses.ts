import type { GroupCourse } from '#sdk'
import { courseQuery } from '#web/features/courses/queries.ts'
import { parseCourseSearch } from '#web/features/courses/search.ts'
import { offersOfCourseQuery } from '#web/features/groups/queries.ts'
import { formatCourseTitle } from '#web/domain/titles.ts'
import { paths, withSearch } from '#web/paths.ts'
import { describeInstitute, describeTrail } from './institute.ts'
import { describeCourses } from './lists.ts'
import { describe, describeUnknown, toAbsoluteUrl, type Topic, type TopicContext } from './topic.ts'

/** Describes the course that is open over the catalogue, or the catalogue. */
export function describeOpenCourse(context: TopicContext): Topic | undefined {
  const { url, origin, toUrl, read, language } = context
  if (!url.searchParams.get('course-id')) return describeCourses(context)
  const { course: id } = parseCourseSearch(url.searchParams)
  if (!id) return describeUnknown('parameter', paths.courses)
  const found = read(courseQuery(id))?.data
  if (!found) return undefined
  const [course] = found
  if (!course) return describeUnknown('record', paths.courses)
  const offers = read(offersOfCourseQuery(course.id))?.data ?? []
  const path = withSearch(paths.courses, { 'course-id': course.id })
  const picture = toAbsoluteUrl(course.image, origin)
  return {
    title: formatCourseTitle(course, language),
    description: course.description,
    image: picture,
    path,
    things: [
      {
        '@type': 'Course',
        name: course.name,
        ...describe(course.description),
        courseCode: course.code,
        url: toUrl(path),
        provider: describeInstitute(context),
        ...(picture && { image: picture }),
        hasCourseInstance: offers.length
          ? offers.map((offer) => describeGroup(offer, toUrl(paths.groups)))
          : { '@type': 'CourseInstance', courseMode: 'Online', name: course.name },
      },
      describeTrail(context, { path: paths.courses, title: 'courses.title' }, { path, title: course.name }),
    ],
  }
}

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

/** Describes the group in which a course is taught next. @param url where its place is bought */
function describeGroup(offer: GroupCourse, url: string) {
  return {
    '@type': 'CourseInstance' as const,
    courseMode: 'Online',
    name: offer.name,
    startDate: offer.start_date,
    endDate: offer.end_date,
    instructor: { '@type': 'Person' as const, name: offer.tutor.name },
    maximumAttendeeCapacity: offer.max_students,
    remainingAttendeeCapacity: offer.seats_left,
    typicalAgeRange: `${offer.age_from}-${offer.age_to}`,
    courseSchedule: {
      '@type': 'Schedule' as const,
      startDate: offer.start_date,
      endDate: offer.end_date,
      startTime: offer.start_time,
      duration: `PT${offer.minutes}M`,
      repeatFrequency: 'P1W',
      scheduleTimezone: offer.time_zone,
      byDay: offer.days.flatMap((day) => {
        const name = weekdays[day - 1]
        return name ? [`https://schema.org/${name}` as const] : []
      }),
    },
    offers: {
      '@type': 'Offer' as const,
      category: 'Paid',
      price: offer.price,
      priceCurrency: offer.currency,
      availability:
        offer.seats_left > 0
          ? ('https://schema.org/InStock' as const)
          : ('https://schema.org/SoldOut' as const),
      url,
    },
  }
}

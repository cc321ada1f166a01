import { paths, withSearch } from '#web/paths.ts'

/**
 * The state of the catalogue in the URL; `course-id` opens a course.
 * @see specification section 2
 */
export interface CourseSearch {
  subject: Subject | undefined
  type: (typeof types)[number] | undefined
  q: string
  page: number
  course: number | undefined
}

export const subjects = ['arabic', 'quran', 'tajweed'] as const
export const types = ['adult', 'kids'] as const
type Subject = (typeof subjects)[number]

/** Parses the catalogue's parameters; unknown values are ignored. */
export function parseCourseSearch(params: URLSearchParams): CourseSearch {
  return {
    subject: subjects.find((known) => known === params.get('subject')),
    type: types.find((known) => known === params.get('type')),
    q: (params.get('q') ?? '').trim().slice(0, 200),
    page: parsePositive(params.get('page')) ?? 1,
    course: parsePositive(params.get('course-id')),
  }
}

/** Builds the URL of a catalogue state; default values are left out. */
export function buildCoursesHref({ subject, type, q, page, course }: CourseSearch): string {
  return withSearch(paths.courses, {
    subject,
    type,
    q: q || undefined,
    page: page > 1 ? page : undefined,
    'course-id': course,
  })
}

function parsePositive(text: string | null): number | undefined {
  const value = Number(text)
  return text !== null && Number.isInteger(value) && value > 0 ? value : undefined
}

import { createNamesQuery, query } from '#web/api/query.ts'
import { formatFullName } from '#web/i18n/formatFullName.ts'
import { paths } from '#web/paths.ts'

/** Queries for the options of forms and filters: names by id. */

const ALL = { page_size: 100 }

/** Courses as names by id. */
export const courseNames = createNamesQuery(
  (page) => query('/courses/list/', { query: { page, ...ALL } }),
  ({ name }) => name,
  { text: 'resource.none.courses', make: 'resource.none.make', to: paths.courseList },
  ({ code }) => code,
)

/** Courses whose group classes families are offered, as names by id. */
export const groupCourseNames = createNamesQuery(
  (page) => query('/courses/list/', { query: { is_group: true, page, ...ALL } }),
  ({ name }) => name,
  {
    text: 'resource.none.groupCourses',
    textForStaff: 'resource.none.groupCourses.tick',
    make: 'resource.none.make',
    to: paths.courseList,
  },
  ({ code }) => code,
)

/** Languages of teaching, as names by id. */
export const languageNames = createNamesQuery(
  (page) => query('/languages/list/', { query: { page, ...ALL } }),
  ({ name }) => name,
)

/** Countries as names by id. */
export const countryNames = createNamesQuery(
  (page) => query('/countries/list/', { query: { page, ...ALL } }),
  ({ name }) => name,
)

/** Approved tutors as names by id. */
export const tutorNames = createNamesQuery(
  (page) =>
    query('/tutor/applications/list/', {
      query: { status: 'approved', ordering: 'first_name', page, ...ALL },
    }),
  (person) => formatFullName(person),
  { text: 'resource.none.tutors', make: 'resource.none.openTutors', to: paths.newTutors },
)

/** Students and kids as names by id for filters, inactive ones too, a kid with the parent's name; for a tutor their own. */
export const learnerNames = createNamesQuery(
  (page) => query('/learners/list/', { query: { with_inactive: true, page, ...ALL } }),
  ({ name, guardian }) => (guardian ? `${name} (${guardian})` : name),
)

/** Group classes as names by id. */
export const groupClassNames = createNamesQuery(
  (page) => query('/group-classes/list/', { query: { page, ...ALL } }),
  ({ name }) => name,
  { text: 'resource.none.groupClasses', make: 'resource.none.make', to: paths.groupClasses },
)

/** Students as names by id. */
export const studentNames = createNamesQuery(
  (page) => query('/students/list/', { query: { ordering: 'first_name', page, ...ALL } }),
  (person) => formatFullName(person),
)

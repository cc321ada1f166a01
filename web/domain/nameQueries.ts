import { createNamesQuery, query } from '#web/api/query.ts'

/** Queries for the options of forms and filters: names by id. */

const ALL = { page_size: 100 }

/** Courses as names by id. */
export const courseNames = createNamesQuery(
  (page) => query('/courses/list/', { query: { page, ...ALL } }),
  ({ name }) => name,
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
  ({ first_name, last_name }) => `${first_name} ${last_name}`,
)

/** Groups of students as names by id. */
export const groupNames = createNamesQuery(
  (page) => query('/students-groups/list/', { query: { page, ...ALL } }),
  ({ name }) => name,
)

/** Group classes as names by id. */
export const groupClassNames = createNamesQuery(
  (page) => query('/group-classes/list/', { query: { page, ...ALL } }),
  ({ name }) => name,
)

/** Students as names by id. */
export const studentNames = createNamesQuery(
  (page) => query('/students/list/', { query: { ordering: 'first_name', page, ...ALL } }),
  ({ first_name, last_name }) => `${first_name} ${last_name}`,
)

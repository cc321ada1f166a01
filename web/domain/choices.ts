import { asNames, query } from '#web/api/query.ts'

/** What forms and filters choose from: names by id. */

const MOST = { page_size: 100 }

export const courseNames = asNames(
  (page) => query('/courses/list/', { query: { page, ...MOST } }),
  ({ name }) => name,
)

export const tutorNames = asNames(
  (page) =>
    query('/tutor/applications/list/', {
      query: { status: 'approved', ordering: 'first_name', page, ...MOST },
    }),
  ({ first_name, last_name }) => `${first_name} ${last_name}`,
)

export const groupNames = asNames(
  (page) => query('/students-groups/list/', { query: { page, ...MOST } }),
  ({ name }) => name,
)

export const groupClassNames = asNames(
  (page) => query('/group-classes/list/', { query: { page, ...MOST } }),
  ({ name }) => name,
)

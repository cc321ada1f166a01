import { asNames, query } from '#web/api/query.ts'

/** What forms and filters choose from: names by id. Lists of an institute are short enough for one page. */

const ALL = { page_size: 100 }

export const courseNames = asNames(query('/courses/list/', { query: ALL }), ({ name }) => name)

export const tutorNames = asNames(
  query('/tutor/applications/list/', { query: { status: 'approved', ordering: 'first_name', ...ALL } }),
  ({ first_name, last_name }) => `${first_name} ${last_name}`,
)

export const groupClassNames = asNames(query('/group-classes/list/', { query: ALL }), ({ name }) => name)

export const groupNames = asNames(query('/students-groups/list/', { query: ALL }), ({ name }) => name)
